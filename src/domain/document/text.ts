import { cleanMarks } from "../marks/clean-marks.ts";
import type { Mark } from "../marks/mark.ts";
import type { Line } from "../sections/line.ts";
import { cleanLine } from "../text/clean-text.ts";
import { emailHref, websiteHref } from "./links.ts";
import type { Direction, TextNode } from "./nodes.ts";

const RTL_LETTER = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const LETTER = /\p{L}/u;

/** Text as it is laid out: no outer spaces, and one space where several stand, as every engine shows it. */
export function laidOut(raw: string): string {
  return cleanLine(raw)
    .replace(/[^\S\u00a0]+/gu, " ")
    .trim();
}

export function directionOf(text: string): Direction {
  for (const char of text) {
    if (RTL_LETTER.test(char)) return "rtl";
    if (LETTER.test(char)) return "ltr";
  }
  return "ltr";
}

/** A node for the field, or null where nothing would be seen. */
export function textNode(raw: string, pointer: string, href?: string): TextNode | null {
  const text = laidOut(raw);
  if (text === "") return null;
  const node: TextNode = { text, pointer, direction: directionOf(text) };
  if (href !== undefined) node.href = href;
  return node;
}

/** A node for a text in which parts are marked. */
export function markedNode(
  raw: string,
  given: readonly Mark[] | undefined,
  pointer: string,
): TextNode | null {
  const node = textNode(raw, pointer);
  if (!node || !given) return node;
  const places = placesInLayout(raw, given);
  const placeOf = (at: number) => places.get(at) ?? node.text.length;
  const marks = cleanMarks(
    node.text,
    given.flatMap((mark) => shownMark(mark, placeOf(mark.from), placeOf(mark.to))),
  );
  return marks.length > 0 ? { ...node, marks } : node;
}

/** A link that would not be safe to follow is plain text. */
function shownMark(mark: Mark, from: number, to: number): Mark[] {
  if (mark.kind !== "link") return [{ ...mark, from, to }];
  const href = emailHref(mark.href) ?? websiteHref(mark.href);
  return href === undefined ? [] : [{ ...mark, from, to, href }];
}

/** Where the ends of marks stand once blanks are laid out; the text is gone through once, however many marks it has. */
function placesInLayout(raw: string, marks: readonly Mark[]): Map<number, number> {
  const ends = [...new Set(marks.flatMap(({ from, to }) => [from, to]))].sort((one, other) => one - other);
  const places = new Map<number, number>();
  let length = 0;
  let start = 0;
  let isAfterBlank = true;
  for (const end of ends) {
    const part = cleanLine(raw.slice(start, end)).replace(/[^\S\u00a0]+/gu, " ");
    const laid: string = isAfterBlank ? part.trimStart() : part;
    if (laid !== "") isAfterBlank = laid.endsWith(" ");
    length += laid.length;
    places.set(end, length);
    start = end;
  }
  return places;
}

export function lineNodes(lines: readonly Line[], pointer: string): TextNode[] {
  return lines.flatMap(({ text, marks }, index) => markedNode(text, marks, `${pointer}/${index}`) ?? []);
}

const SCRIPT_LANGUAGES: readonly (readonly [language: string, script: RegExp, share: number])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.15],
  ["ko", /\p{Script=Hangul}/gu, 0.4],
  ["zh", /\p{Script=Han}/gu, 0.4],
  ["he", /\p{Script=Hebrew}/gu, 0.4],
  ["ar", /\p{Script=Arabic}/gu, 0.4],
  ["el", /\p{Script=Greek}/gu, 0.4],
  ["ru", /\p{Script=Cyrillic}/gu, 0.4],
];

const BEYOND_LATIN = /[\u0370-\u{10ffff}]/u;

/** The language a screen reader should use, judged by the script most letters are written in. */
export function languageOf(text: string): string {
  // One look tells of most texts that they have no letter of another script.
  const letters = BEYOND_LATIN.test(text) ? (text.match(/\p{L}/gu)?.length ?? 0) : null;
  if (letters !== null)
    for (const [language, script, share] of SCRIPT_LANGUAGES) {
      if ((text.match(script)?.length ?? 0) > letters * share) return language;
    }
  return /[ğışİ]/u.test(text) && !/[ßäåæøñ]/u.test(text) ? "tr" : "en";
}
