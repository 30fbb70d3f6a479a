const ADDRESS = /^(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:[:/?#]\S*)?$/i;
const CONTACT = /@|^\+?[\d\s().-]{7,}$/;
/** A grade is a figure or one of the names that universities have for it. */
const GRADE =
  /\d|^gpa\b|class\b|honou?rs|distinction|merit|cum laude|^(?:very )?good$|^excellent$|^pass(?:ed)?$|^[a-f][+-]?$/i;

/** What stands behind an employer or a school: a place, a grade, an address. */
export function readDetails(details: readonly string[]): { link?: string; others: string[] } {
  const link = details.findLast((detail) => ADDRESS.test(detail));
  return { ...(link !== undefined && { link }), others: details.filter((detail) => detail !== link) };
}

/** The place comes first; a lone one that looks like a grade is one. */
export function placeAndGrade(others: readonly string[]): { location?: string; grade?: string } {
  const [one, ...more] = others;
  if (one === undefined) return {};
  if (more.length > 0) return { location: one, grade: more.join(", ") };
  return GRADE.test(one) ? { grade: one } : { location: one };
}

export function isContact(text: string): boolean {
  return CONTACT.test(text) || ADDRESS.test(text);
}

/** "Doe J, Roe A": names with commas between them, and no sentence. */
export function areNames(text: string): boolean {
  const names = text.split(/,\s*|;\s*|\s+and\s+/);
  return (
    !/[.!?]$/.test(text) && names.every((name) => name.length <= 40 && /^\p{Lu}\S*(?: \S+){0,4}$/u.test(name))
  );
}
