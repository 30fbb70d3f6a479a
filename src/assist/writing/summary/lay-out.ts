import { countWords } from "../../../domain/suggestions/form.ts";
import { SUMMARY_LINES } from "../../../domain/suggestions/request.ts";

/** Words that a line of the page holds, more or less. */
const FULL_LINE = 20;
/** Fewer are no more than one line. */
const SHORT = 8;

/** One paragraph in two to four lines of similar length. Between sentences where there are several; no word or stop is put in. */
export function layOut(sentences: readonly string[]): string {
  const units = sentences.length === 1 ? piecesOf(sentences[0] ?? "") : sentences;
  const sizes = units.map(countWords);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const most = sentences.length === 1 ? SUMMARY_LINES.least : SUMMARY_LINES.most;
  const lines = Math.max(SUMMARY_LINES.least, Math.min(most, Math.round(total / FULL_LINE)));
  let [line, size] = [1, 0];
  return units.reduce((text, unit, at) => {
    if (at === 0) return unit;
    const before = size + (sizes[at - 1] ?? 0);
    size = before;
    // The end that lies nearest to where the line should end.
    const due = (total * line) / lines;
    const isNearest = Math.abs(before - due) <= Math.abs(before + (sizes[at] ?? 0) - due);
    if (line >= lines || !isNearest) return `${text} ${unit}`;
    line += 1;
    return `${text}\n${unit}`;
  }, "");
}

/** A single sentence at its commas, or before "and I". */
function piecesOf(sentence: string): string[] {
  if (countWords(sentence) < SHORT) return [sentence];
  const pieces = sentence.split(/(?<=,) /);
  return pieces.length > 1 ? pieces : sentence.split(/ (?=and I\b)/);
}

/** The paragraph again: a line that ends in a comma, or before "and I", goes on in the next; an item of a list is no such line. */
export function unwrapped(text: string): string {
  return text.replace(
    /(?<=,)[^\S\n]*\n[^\S\n]*(?![\s•·▪]|[-*–] )|(?<![^\S\n])[^\S\n]*\n[^\S\n]*(?=and I\b)/g,
    " ",
  );
}
