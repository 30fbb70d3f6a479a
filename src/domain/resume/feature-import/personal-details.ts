import type { FoundSection, FoundSections } from "./find-sections.ts";
import { isContactLine } from "./read-person.ts";

const PERSONAL =
  /^(?:personal (?:details?|information|data|particulars|info|profile)|particulars|bio ?data|basic information|general information|persönliche daten|dane osobowe|datos personales|dados pessoais|informations? personnelles?)$/i;

/** "Personal details" hold how to reach somebody, and more: what says how goes to the contact, the rest stays as it is. */
export function withPersonal({ head, sections }: FoundSections): FoundSections {
  return { head, sections: sections.flatMap(partOf) };
}

function partOf(section: FoundSection): FoundSection[] {
  const { heading, lines } = section;
  const contact = lines.filter(isContactLine);
  if (heading === null || !PERSONAL.test(heading) || contact.length === 0) return [section];
  const rest = lines.filter((line) => !contact.includes(line));
  return [
    { kind: "contact" as const, heading: rest.length === 0 ? heading : null, lines: contact },
    { kind: "other" as const, heading, lines: rest },
  ].filter((part) => part.lines.length > 0);
}
