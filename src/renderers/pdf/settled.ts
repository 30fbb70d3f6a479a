import type { TextStyle } from "../../domain/document/design.ts";
import { partsOf } from "../flow/marked-parts.ts";
import type { Look, Piece } from "../flow/pieces.ts";
import type { Row, Run } from "../flow/rows.ts";
import { widestWidth } from "./widest.ts";

/** A `stop` has no text: it keeps a reader from dropping the hyphen before it. */
export type PdfPiece = Piece | { text: ""; kind: "stop" };
export type PdfRun = Omit<Run, "pointer" | "pieces"> & { pieces?: PdfPiece[] };

/**
 * The runs without what holds their words together, as far as the first line surely reaches: no line can end
 * there, and each box inside a line takes the engine as long as a line of its own.
 */
export function settledRuns(
  runs: readonly PdfRun[],
  { separator, spread, width }: Pick<Row, "separator" | "spread" | "width">,
  style: TextStyle,
): PdfRun[] {
  let used = style.upper ? width : 0;
  return runs.map((run) => {
    const { pieces, solid: _solid, ...plain } = run;
    const start = used;
    used += widestRun(run, style) + widestWidth(separator, style) + spread;
    if (used < width) return pieces?.some(isMarked) ? { ...plain, pieces: [joined(pieces)] } : plain;
    return pieces && start < width ? { ...run, ...settledWords(pieces, width - start, style) } : run;
  });
}

/** No line is wider than this with the run in it. */
export function widestRun({ text, pieces }: PdfRun, style: TextStyle): number {
  return pieces
    ? pieces.reduce((sum, piece) => sum + widestPiece(piece, style), 0)
    : widestWidth(text, style);
}

function widestPiece(piece: PdfPiece, style: TextStyle): number {
  if (!isMarked(piece)) return widestWidth(piece.text, style);
  return partsOf(piece).reduce((sum, { text, face }) => sum + widestWidth(text, facedStyle(style, face)), 0);
}

function facedStyle(style: TextStyle, face: Look["face"]): TextStyle {
  if (face === undefined) return style;
  return { ...style, weight: face === "bold" ? 600 : 400, italic: face === "italic" };
}

function isMarked(piece: PdfPiece): piece is Piece & Required<Pick<Piece, "parts">> {
  return piece.kind !== "stop" && piece.parts !== undefined;
}

function joined(pieces: readonly PdfPiece[]): Piece {
  const text = pieces.map((piece) => piece.text).join("");
  if (!pieces.some(isMarked)) return { text, kind: "plain" };
  return { text, kind: "plain", parts: pieces.flatMap((piece) => [...partsOf(piece)]) };
}

function settledWords(pieces: readonly PdfPiece[], width: number, style: TextStyle): { pieces: PdfPiece[] } {
  let used = 0;
  let count = 0;
  for (const piece of pieces) {
    used += widestPiece(piece, style);
    // After a cut the line may end: it stays a piece of its own.
    if (piece.kind === "cut" || used >= width) break;
    count += 1;
  }
  const rest = pieces.slice(count);
  return { pieces: count === 0 ? rest : [joined(pieces.slice(0, count)), ...rest] };
}
