import { cleanText } from "../../text/clean-text.ts";
import { bulletLengths } from "./bullet-signs.ts";
import { findPeriod } from "./find-period.ts";
import { cutAtWords, LONGEST_RESUME } from "./measured-lines.ts";
import type { StyledLine } from "./styled-line.ts";

const RULE = /^[\s=_*~#-]{3,}$/;
/** "* * *  Experience  * * *", "== Experience ==", "~ Experience ~", "[ Experience ]": marks around a heading are no words of it. */
const DECORATED =
  /^(?:[*=~#_+<>|:-]\s*){2,}(?=[\p{L}\d])(.{2,60}?)\s*(?:[*=~#_+<>|:-]\s*){2,}$|^\[\s*([^[\]]{2,60}?)\s*\]$|^([*=~#+–—•·-])\s+(\p{L}[^~=*#]{1,60}?)\s+\3$/u;
/** "**Skills:** welding", "*2016 – 2020*": marks of emphasis are no words. */
const EMPHASIS = /(\*{1,3}|(?<![\p{L}\d])_{1,2})(?=[^\s*_])([^*_]{1,200}?)(?<=[^\s*_])\1(?![\p{L}\d])/gu;
const WIDE = /\t+|\s{3,}/g;

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
  // A tab sets parts of a line apart: as one space it would join them.
  const raw = cleanText(text.replaceAll("\t", "    ")).split("\n").flatMap(cutAtWords);
  const width = edgeOf(raw);
  const bulletLength = bulletLengths(raw.map((line) => line.trim()));
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
    const decorated = trimmed.length <= 100 ? DECORATED.exec(trimmed) : null;
    if (decorated) {
      const heading = (decorated[1] ?? decorated[2] ?? decorated[4] ?? "").trim();
      lines.push({ text: heading, bullet: false, gapBefore: true, indent: 0, length: 0, level: 1 });
      gapBefore = false;
      continue;
    }
    const [marks = ""] = /^#{1,6}\s+/.exec(trimmed) ?? [];
    const sign = bulletLength(trimmed);
    const bullet = sign > 0;
    const words = trimmed
      .slice(marks.length + sign)
      .replace(EMPHASIS, "$2")
      .trim();
    const indent = line.length - line.trimStart().length + sign;
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
  return joinLong(lines);
}

function joinLong(lines: readonly OpenLine[]): StyledLine[] {
  return lines.map(({ text, bullet, gapBefore, level }) => ({
    text: text.replace(WIDE, "\t").replace(/\t:\s*/g, ": "),
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
  // What is looked at again with every line that is added to it must not grow with the file.
  if (last.text.length > LONGEST_RESUME.line) return false;
  if (last.level !== undefined || [last.text, words].some((text) => /\s{3,}|\t|\s\|\s/.test(text)))
    return false;
  if (!last.bullet && isDated(last.text)) return false;
  // "Position: Packer" is a line of its own, however long the one above it is.
  if (/^\p{Lu}[\p{L} ]{1,30}:\s/u.test(words)) return false;
  // A list of publications: each begins with who wrote it.
  if (/[.)]$/.test(last.text) && /^\p{Lu}[\p{L}’'-]+, \p{Lu}\./u.test(words)) return false;
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
