import { cleanText } from "../../text/clean-text.ts";
import { findPeriod } from "./find-period.ts";
import { LONGEST_LINE, MOST_LINES, type StyledLine } from "./styled-line.ts";

const BULLET = /^(?:[•‣◦▪●∙·*–—+►▸✓✔❖➢-]|\uf0b7|o(?=\s{2,}))\s+/u;
const RULE = /^[\s=_*~#-]{3,}$/;
const WIDE = /\t+|\s{3,}/g;

/** A line is cut here, so that what is too long for a field is still kept, as a line of its own. */
function cutLines(text: string): string[] {
  return text.split("\n").flatMap((line) => {
    if (line.length <= LONGEST_LINE) return [line];
    const parts: string[] = [];
    for (let from = 0; from < line.length; ) {
      const space = line.lastIndexOf(" ", from + LONGEST_LINE);
      const end =
        line.length - from <= LONGEST_LINE ? line.length : space > from ? space : from + LONGEST_LINE;
      parts.push(line.slice(from, end));
      from = end;
    }
    return parts;
  });
}

interface OpenLine {
  text: string;
  bullet: boolean;
  gapBefore: boolean;
  level?: number;
  /** Where its words begin in the file's line, and how long that line was. */
  indent: number;
  length: number;
}

/** The lines of a plain text: what was broken at its edge is one line again, a line of dashes below marks a heading. */
export function textToLines(text: string): StyledLine[] {
  const lines: OpenLine[] = [];
  let gapBefore = false;
  const raw = cutLines(cleanText(text));
  const width = edgeOf(raw);
  for (const line of raw) {
    const trimmed = line.trim();
    if (trimmed === "") {
      gapBefore = true;
      continue;
    }
    const last = lines.at(-1);
    if (RULE.test(trimmed)) {
      // Below a short line that stands alone: a heading with a rule.
      if (
        last &&
        !gapBefore &&
        last.text.length <= 48 &&
        !last.bullet &&
        (lines.length === 1 || last.gapBefore)
      )
        last.level ??= 1;
      gapBefore = true;
      continue;
    }
    const [marks = ""] = /^#{1,6}\s+/.exec(trimmed) ?? [];
    const bullet = BULLET.test(trimmed);
    const words = trimmed
      .slice(marks.length)
      .replace(BULLET, "")
      .replace(/^\*\*(.+)\*\*$/, "$1")
      .trim();
    const indent =
      line.length - line.trimStart().length + (bullet ? (BULLET.exec(trimmed)?.[0].length ?? 0) : 0);
    if (words === "") continue;
    if (last && !bullet && !gapBefore && marks === "" && goesOn(last, { words, indent, width })) {
      last.text += ` ${words}`;
      last.length = line.trimEnd().length;
    } else
      lines.push({
        text: words,
        bullet,
        gapBefore,
        indent,
        length: line.trimEnd().length,
        ...(marks !== "" && { level: marks.trim().length }),
      });
    gapBefore = false;
  }
  return joinLong(lines).slice(0, MOST_LINES);
}

function joinLong(lines: readonly OpenLine[]): StyledLine[] {
  return lines.map(({ text, bullet, gapBefore, level }) => ({
    text: text.replace(WIDE, "\t"),
    bullet,
    gapBefore,
    size: 1,
    strong: level !== undefined,
    level,
  }));
}

/** Where lines of this text are broken, if they are. */
function edgeOf(lines: readonly string[]): number {
  const lengths = lines
    .map((line) => line.trimEnd().length)
    .filter((length) => length > 40)
    .sort((a, b) => a - b);
  const edge = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
  // Longer ones are paragraphs that nobody broke.
  return edge > 110 ? 0 : edge;
}

/** A line with a date at its end is whole. */
function isDated(text: string): boolean {
  const period = text.length <= 160 ? findPeriod(text) : null;
  return period !== null && (period.end >= text.length - 2 || period.start <= 1);
}

function goesOn(
  last: OpenLine,
  { words, indent, width }: { words: string; indent: number; width: number },
): boolean {
  if (last.level !== undefined || [last.text, words].some((text) => /\s{3,}|\t|\s\|\s/.test(text)))
    return false;
  if (!last.bullet && isDated(last.text)) return false;
  const [word = ""] = words.split(" ");
  const hadNoRoom = width > 0 && last.length + 1 + word.length > width - 6;
  if (last.bullet)
    return indent >= last.indent && (hadNoRoom || indent > 0) ? true : /^\p{Ll}/u.test(words) && hadNoRoom;
  return (
    hadNoRoom &&
    indent === last.indent &&
    last.length > 55 &&
    (/^[\p{Ll}\d(]/u.test(words) || !/[.!?:]$/.test(last.text) || last.text.split(" ").length > 12)
  );
}
