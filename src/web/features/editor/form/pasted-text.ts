import { readHtml } from "../../../../domain/marks/html/read-html.ts";
import { type MarkedText, sliceMarked } from "../../../../domain/marks/marked-text.ts";
import { cleanLine, cleanText } from "../../../../domain/text/clean-text.ts";

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
const MARK = /^[\s\u00a0]*(?:[•‣◦▪●·–—*-]|\d{1,2}[.)])[\s\u00a0]+/u;

/** As much of a text as fits, cleaned. Only the part that can fit is looked at: cleaning megabytes would freeze the page. */
export function fitting(text: string, room: number, lines: "one" | "many"): string {
  const start = text.slice(0, 2 * room + 16);
  const cleaned = lines === "one" ? cleanLine(start) : cleanText(start);
  return whole(cleaned.slice(0, Math.max(0, room)));
}

/** The lines of a paste, without the marks of the list they were copied from; at most so many, and how many there were. */
export function pastedLines(text: string, limit: number, most: number): { lines: string[]; total: number } {
  const rough = text.split(LINE_BREAK, 200_000);
  const filled = rough.filter((line) => line.trim() !== "");
  const lines = filled.slice(0, most).map((line) => fitting(line.replace(MARK, ""), limit, "one").trim());
  return { lines, total: filled.length };
}

/** The lines of a paste into a list, with their marks where it brings its formatting; null where it is one line. */
export function severalLines(
  clipboard: DataTransfer,
  limit: number,
  most: number,
): { lines: MarkedText[]; total: number } | null {
  const marked = readHtml(clipboard.getData("text/html"));
  if (marked) return marked.length > 1 ? pastedMarkedLines(marked, limit, most) : null;
  const words = clipboard.getData("text/plain");
  if (!/[\n\r\u2028\u2029]/.test(words.trim())) return null;
  const { lines, total } = pastedLines(words, limit, most);
  return { lines: lines.map((text) => ({ text, marks: [] })), total };
}

/** The same of lines that came with their marks. */
function pastedMarkedLines(
  lines: readonly MarkedText[],
  limit: number,
  most: number,
): { lines: MarkedText[]; total: number } {
  const kept = lines.slice(0, most).map((line) => {
    const words = sliceMarked(line, MARK.exec(line.text)?.[0].length ?? 0);
    return fittingMarked(words, limit);
  });
  return { lines: kept, total: lines.length };
}

/** As much of a marked text as fits. */
export function fittingMarked(text: MarkedText, room: number): MarkedText {
  return sliceMarked(text, 0, whole(text.text.slice(0, Math.max(0, room))).length);
}

/** The entries of a paste into a list of chips. */
export function pastedEntries(
  text: string,
  limit: number,
  most: number,
  atComma: boolean,
): { lines: string[]; total: number } {
  return pastedLines(atComma ? text.slice(0, 1_000_000).replaceAll(/[,;]\s*/g, "\n") : text, limit, most);
}

/** Half of a surrogate pair is no character. */
function whole(text: string): string {
  return /[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text;
}
