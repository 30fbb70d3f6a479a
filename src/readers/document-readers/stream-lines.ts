import { cleanLine } from "../../domain/text/clean-text.ts";
import type { Piece } from "../page-lines.ts";

/** A line as the file has it: runs of letters on one baseline that follow each other in the file. */
export interface StreamLine {
  readonly text: string;
  /** Its runs, those that stand close together as one. */
  readonly parts: readonly StreamPart[];
  /** From the line above, in points; 0 for the first one of a page. */
  readonly step: number;
}

export interface StreamPart {
  readonly text: string;
  /** Set in another font than most of the text, as bold words are. */
  readonly isSetApart: boolean;
}

interface OpenLine {
  pieces: Piece[];
  step: number;
}

/** In parts of the size: what is further apart is no word of the same run. */
const FAR = 1.2;
const WORD_SPACE = 0.1;

/** The lines of a document in the order of the file, without a thought for its columns. */
export function streamLines(pages: readonly (readonly Piece[])[]): StreamLine[] {
  const usual = usualFont(pages);
  return pages.flatMap((pieces) => linesOn(pieces)).flatMap((line) => streamLine(line, usual));
}

function linesOn(pieces: readonly Piece[]): OpenLine[] {
  const lines: OpenLine[] = [];
  for (const piece of pieces) {
    if (piece.text.trim() === "") continue;
    const line = lines.at(-1);
    const last = line?.pieces.at(-1);
    const size = piece.height || 10;
    const isOnLine = last !== undefined && Math.abs(last.y - piece.y) < size * 0.5;
    if (line && last && isOnLine && piece.x >= last.x) line.pieces.push(piece);
    else lines.push({ pieces: [piece], step: last ? Math.max(0, last.y - piece.y) : 0 });
  }
  return lines;
}

function streamLine({ pieces, step }: OpenLine, usual: string): StreamLine[] {
  const parts: { text: string; font: string; end: number }[] = [];
  for (const { text, x, width, height, font } of pieces) {
    const last = parts.at(-1);
    const size = height || 10;
    const space = last ? x - last.end : 0;
    if (last && space < size * FAR && last.font === font) {
      last.text += `${space > size * WORD_SPACE ? " " : ""}${text}`;
      last.end = x + width;
    } else parts.push({ text, font, end: x + width });
  }
  const named = parts.flatMap(({ text, font }) => {
    const clean = cleanLine(text).trim();
    return clean === "" ? [] : [{ text: clean, isSetApart: font !== usual }];
  });
  return named.length === 0 ? [] : [{ text: named.map(({ text }) => text).join(" "), parts: named, step }];
}

/** The font that most letters are set in. */
function usualFont(pages: readonly (readonly Piece[])[]): string {
  const letters = new Map<string, number>();
  for (const pieces of pages)
    for (const { font, text } of pieces) letters.set(font, (letters.get(font) ?? 0) + text.length);
  return [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), ["", 0])[0];
}
