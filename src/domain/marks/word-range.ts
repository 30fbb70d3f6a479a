import type { Range } from "./change-marks.ts";

const AT_START = /^[("'“‘«„[{]+/u;
const AT_END = /[.,;:!?)"'”’»\]}…]+$/u;

/** The word that the caret stands in or touches, without the punctuation around it; null between words. */
export function wordRange(text: string, caret: number): Range | null {
  let [from, to] = [caret, caret];
  while (from > 0 && !isBlank(text, from - 1)) from -= 1;
  while (to < text.length && !isBlank(text, to)) to += 1;
  const run = text.slice(from, to);
  const before = AT_START.exec(run)?.[0].length ?? 0;
  const after = AT_END.exec(run.slice(before))?.[0].length ?? 0;
  const word = { from: from + before, to: to - after };
  return word.from < word.to && word.from <= caret && caret <= word.to ? word : null;
}

/** A range without the blanks at its ends: a double click takes the blank after a word with it. */
export function withoutBlanks(text: string, { from, to }: Range): Range {
  let [start, end] = [from, to];
  while (start < end && isBlank(text, start)) start += 1;
  while (end > start && isBlank(text, end - 1)) end -= 1;
  return { from: start, to: end };
}

function isBlank(text: string, at: number): boolean {
  return /\s/.test(text.charAt(at));
}
