const COUNTED = "one two three four five six seven eight nine ten eleven twelve fifteen twenty".split(" ");
const WORTH = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20];
const YEARS = new RegExp(
  `(?:\\b(\\d{1,2})|\\b(${COUNTED.join("|")}))\\b\\s*(?:\\(\\d+\\)\\s*)?\\+?(?:\\s*(?:-|–|to)\\s*\\d{1,2})?\\s*\\+?\\s*(?:or more |full |or so )?(?:years?|yrs?)\\b['’]?`,
  "i",
);
const LEAD =
  /^(?:(?:of|in|as|an?|the|with|working|work|experience|exp|proven|relevant|minimum|at least|least|professional|hands-on|doing|prior|previous|solid|post-qualification|similar|role|position)\b|\W)+/i;

/** The number of years that a requirement asks for, and of what; null where it asks for none. */
export function askedYears(text: string): { readonly years: number; readonly of: string } | null {
  const found = YEARS.exec(text);
  if (!found) return null;
  const years = found[1] ? Number(found[1]) : (WORTH[COUNTED.indexOf((found[2] ?? "").toLowerCase())] ?? 0);
  if (years === 0) return null;
  const after = text.slice(found.index + found[0].length).replace(LEAD, "");
  return { years, of: after.replace(/\s*\bexperience\b.*$/i, "").trim() };
}
