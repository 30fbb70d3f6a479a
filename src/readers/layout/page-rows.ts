import type { Piece } from "../page-lines.ts";

/** Pieces of a page on one baseline, from left to right, without any that stand in another column. */
export interface Row {
  readonly pieces: Piece[];
  readonly page: number;
  readonly y: number;
  readonly left: number;
  readonly right: number;
  readonly size: number;
}

/** The pieces of a page as rows from top to bottom. */
export function rowsOf(pieces: readonly Piece[], page: number): Row[] {
  const words = pieces.filter(({ text }) => text.trim() !== "").sort((a, b) => b.y - a.y || a.x - b.x);
  const rows: Piece[][] = [];
  for (const piece of words) {
    const last = rows.at(-1);
    const [first] = last ?? [];
    const reach = Math.max(2, Math.min(first?.height || 10, piece.height || 10) * 0.4);
    if (last && first && Math.abs(first.y - piece.y) < reach) last.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => rowFrom(row, page));
}

export function rowFrom(given: readonly Piece[], page: number): Row {
  const pieces = [...given].sort((a, b) => a.x - b.x);
  const size = pieces.reduce((most, { height }) => Math.max(most, height), 0) || 10;
  return {
    pieces,
    page,
    y: pieces.reduce((sum, { y }) => sum + y, 0) / Math.max(1, pieces.length),
    left: pieces[0]?.x ?? 0,
    right: pieces.reduce((most, { x, width }) => Math.max(most, x + width), 0),
    size,
  };
}
