import { cleanText } from "../../text/clean-text.ts";

/** A line of a document: its words, whether a bullet stood before them, and whether room was left above it. */
export interface TextLine {
  readonly text: string;
  readonly bullet: boolean;
  readonly gapBefore: boolean;
  /** What a page tells and words do not: set in another type than the text, with something at the far end of the line. */
  readonly strong?: boolean;
  /** The name of that type. */
  readonly type?: string;
  readonly aside?: string;
  /** Lines that the page broke are one again. */
  readonly whole?: boolean;
  /** Below a title: close to it, or a title below it, or smaller than the text. */
  readonly rank?: "subtitle" | "position" | "keywords";
  /** Words at the beginning that alone are bold. */
  readonly label?: string;
}

const BULLET = /^(?:[•‣◦▪●∙·*–—-]|\uf0b7|o(?=\s{2,}))\s+/u;

/** No field holds more, and patterns would take long over more. */
const LONGEST_LINE = 4000;

/** The lines of a plain text, without the empty ones. */
export function linesOf(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let gapBefore = false;
  for (const raw of cleanText(text).split("\n")) {
    const trimmed = raw.trim().slice(0, LONGEST_LINE);
    if (trimmed === "") {
      gapBefore = true;
      continue;
    }
    const bullet = BULLET.test(trimmed);
    const words = trimmed.replace(BULLET, "").trim();
    if (words !== "") lines.push({ text: words, bullet, gapBefore });
    gapBefore = false;
  }
  return lines;
}

/** Lines that a page has broken become one text again; a line that ends a sentence ends a paragraph. */
export function paragraphsOf(lines: readonly TextLine[]): string[] {
  const paragraphs: string[] = [];
  for (const { text, bullet, gapBefore, whole } of lines) {
    const last = paragraphs.at(-1);
    const goesOn = last !== undefined && !whole && !bullet && !gapBefore && !/[.!?:;]$/.test(last);
    if (goesOn) paragraphs[paragraphs.length - 1] = `${last} ${text}`;
    else paragraphs.push(text);
  }
  return paragraphs;
}
