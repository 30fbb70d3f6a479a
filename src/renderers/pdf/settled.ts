import type { TextStyle } from "../../domain/document/design.ts";
import type { Piece } from "../flow/pieces.ts";
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
    used += widestWidth(`${run.text}${separator} `, style) + 2 * spread;
    if (used < width) return plain;
    return pieces && start < width ? { ...run, ...settledWords(pieces, width - start, style) } : run;
  });
}

function settledWords(pieces: readonly PdfPiece[], width: number, style: TextStyle): { pieces: PdfPiece[] } {
  let text = "";
  let used = 0;
  let count = 0;
  for (const piece of pieces) {
    used += widestWidth(piece.text, style);
    // After a cut the line may end: it stays a piece of its own.
    if (piece.kind === "cut" || used >= width) break;
    text += piece.text;
    count += 1;
  }
  const rest = pieces.slice(count);
  return { pieces: text === "" ? rest : [{ text, kind: "plain" }, ...rest] };
}
