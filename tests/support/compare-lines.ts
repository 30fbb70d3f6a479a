import type { PdfPiece } from "./pdf-lines.ts";
import type { ShownPage } from "./preview-entry.ts";

export type Comparison = {
  paragraphs: number;
  broken: string[];
  pagesAgree: boolean;
  firstLinesAgree: boolean;
};

/** Walks the preview's paragraphs and the PDF's text side by side, line by line. */
export function compareLines(shown: readonly ShownPage[], pdf: readonly PdfPiece[][]): Comparison {
  const broken: string[] = [];
  let paragraphs = 0;
  let firstLinesAgree = true;
  shown.forEach((page, index) => {
    const left = [...(pdf[index] ?? [])];
    page.rows.forEach((row, place) => {
      paragraphs += 1;
      const lines = row.lines.map((line) => ({ shown: line, written: takeLine(left, line.length) }));
      const differing = lines.find(({ shown, written }) => !sameLine(shown, written, row.rtl));
      if (!differing) return;
      broken.push(
        `page ${index + 1} ${row.pointer}: "${differing.shown}" is "${differing.written}" in the PDF`,
      );
      if (place === 0) firstLinesAgree = false;
      resume(left, page, place);
    });
    if (left.length > 0) broken.push(`page ${index + 1}: the PDF goes on with "${left[0]?.text}"`);
  });
  return { paragraphs, broken, pagesAgree: shown.length === pdf.length, firstLinesAgree };
}

function takeLine(left: PdfPiece[], length: number): string {
  let text = "";
  let baseline = left[0]?.baseline ?? 0;
  while (text.length < length) {
    const next = left[0];
    if (!next || (text !== "" && Math.abs(next.baseline - baseline) > 1)) break;
    baseline = next.baseline;
    left.shift();
    const room = length - text.length;
    text += next.text.slice(0, room);
    // A title and its date share a baseline: what is over belongs to the next cell.
    if (next.text.length > room) left.unshift({ ...next, text: next.text.slice(room) });
  }
  return text;
}

/** Right-to-left lines come out of the file in another order of letters; a line holds the same letters or it does not. */
function sameLine(first: string, second: string, rtl: boolean): boolean {
  return first === second || (rtl && [...first].sort().join("") === [...second].sort().join(""));
}

/** After a difference, goes on where the next paragraph starts in the PDF. */
function resume(left: PdfPiece[], page: ShownPage, place: number): void {
  const next = page.rows[place + 1]?.lines[0];
  if (next === undefined) left.length = 0;
  else while (left[0] && !left[0].text.startsWith(next)) left.shift();
}
