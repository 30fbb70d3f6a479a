import type { SectionKey } from "../../sections/registry.ts";
import { headingOf } from "./headings.ts";
import { hasTitles, readDescribed, readEntries } from "./read-entries.ts";
import { positions, publication } from "./read-items.ts";
import { readKeywords } from "./read-keywords.ts";
import { paragraphsOf, type TextLine } from "./text-lines.ts";

interface OtherSection {
  readonly title: string;
  readonly lines: TextLine[];
}

interface Sections {
  readonly head: TextLine[];
  readonly parts: Map<SectionKey, TextLine[]>;
  /** Under titles that no built-in section has. */
  readonly others: OtherSection[];
}

export function splitSections(lines: readonly TextLine[]): Sections {
  const sections: Sections = { head: [], parts: new Map(), others: [] };
  const isOther = otherHeadings(lines);
  let current = sections.head;
  for (const [index, line] of lines.entries()) {
    const key = isHeading(line) ? headingOf(line.text) : null;
    if (key !== null) {
      current = sections.parts.get(key) ?? [];
      sections.parts.set(key, current);
    } else if (current !== sections.head && isOther(line, lines[index + 1])) {
      current = [];
      sections.others.push({ title: line.text, lines: current });
    } else current.push(line);
  }
  return sections;
}

function isTitle({ bullet, aside }: TextLine): boolean {
  return !bullet && aside === undefined;
}

function isHeading(line: TextLine): boolean {
  return isTitle(line) && (line.strong ?? true);
}

const CAPITALS = /^[\p{Lu} ]{4,}$/u;

/** Tells headings that no built-in section has: in a type that the page sets known ones in, and nothing else unless in capitals. */
function otherHeadings(lines: readonly TextLine[]): (line: TextLine, next?: TextLine) => boolean {
  const known = new Set<string>();
  const others = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const { type, aside, strong } = line;
    if (type === undefined || type === "") continue;
    if (strong && isTitle(line) && headingOf(line.text) !== null) known.add(type);
    else if (aside !== undefined || !strong || lines[index - 1]?.type === type) others.add(type);
  }
  return (line, next) => {
    if (!isTitle(line) || !known.has(line.type ?? "")) return false;
    return !others.has(line.type ?? "") || (CAPITALS.test(line.text) && next?.rank === undefined);
  };
}

/** A section under a title of one's own, in the kind that its lines look like. */
export function customSection({ title, lines }: OtherSection): object {
  if (!hasTitles(lines)) {
    const isShort = lines.every(({ text }) => text.length <= 60 || text.includes(" · "));
    if (isShort) return { title, kind: "skills", content: readKeywords(lines) };
    return { title, kind: "summary", content: paragraphsOf(lines).join("\n") };
  }
  return lines.some(({ bullet }) => bullet)
    ? { title, kind: "experience", content: readEntries(lines).flatMap(positions) }
    : { title, kind: "publications", content: readDescribed(lines).map(publication) };
}
