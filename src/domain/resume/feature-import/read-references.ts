import { cellsOf, isSentence, type StyledLine } from "./styled-line.ts";
import { organisationScore, roleScore } from "./vocabulary.ts";

interface Referee {
  name: string;
  role: string[];
  contact: string[];
  reference: string[];
}

const CONTACT = /@|\+?\d[\d\s().-]{6,}\d/;
const ON_REQUEST = /\brequest\b|\bavailable\b/i;

/** Those who speak for the person: name, who they are, how to reach them. */
export function readReferences(given: readonly StyledLine[]): object[] {
  const referees: Referee[] = [];
  for (const { text, gapBefore, bullet } of sideBySide(given)) {
    const parts = isSentence(text)
      ? [text]
      : text.split(/\t|\s*[|·•]\s*|,\s+(?=\S)|\s+[–—-]\s+/u).filter((part) => part !== "");
    const [first = ""] = parts;
    const last = referees.at(-1);
    const opens =
      !last || isName(first) || ((gapBefore || bullet) && !isSentence(text) && !CONTACT.test(first));
    if (ON_REQUEST.test(text) || (isSentence(text) && !last))
      referees.push({ name: "", role: [], contact: [], reference: [text] });
    else if (opens) {
      referees.push({ name: first, role: [], contact: [], reference: [] });
      place(referees.at(-1), parts.slice(1));
    } else if (isSentence(text)) last.reference.push(text);
    else place(last, parts);
  }
  return referees.map(({ name, role, contact, reference }) => ({
    name,
    ...(role.length > 0 && { role: role.join(", ") }),
    ...(contact.length > 0 && { contact: contact.join(", ") }),
    reference: reference.join("\n"),
  }));
}

function place(referee: Referee | undefined, parts: readonly string[]): void {
  for (const part of parts) (CONTACT.test(part) ? referee?.contact : referee?.role)?.push(part);
}

function isName(text: string): boolean {
  return (
    /^(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Fr|Sr|Professor|Chef|Sister)\.?\s+)?\p{Lu}[\p{L}’'.-]*(?:\s+\p{Lu}[\p{L}’'.-]*){1,3}$/u.test(
      text,
    ) &&
    roleScore(text) < 2 &&
    organisationScore(text) < 2
  );
}

/** Two that stand beside each other come one after the other. */
function sideBySide(lines: readonly StyledLine[]): StyledLine[] {
  const cells = lines.map(({ text }) => cellsOf(text));
  if (lines.length < 2 || !cells.every(({ length }) => length === 2)) return [...lines];
  return [0, 1].flatMap((side) =>
    lines.map((line, index) => ({ ...line, text: cells[index]?.[side] ?? "", gapBefore: index === 0 })),
  );
}
