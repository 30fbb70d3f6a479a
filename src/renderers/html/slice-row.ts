import { slicedPiece } from "../flow/marked-parts.ts";
import { DOT } from "../flow/plan-rows.ts";
import type { Row, Run } from "../flow/rows.ts";

/** The row with only its characters from `start` up to `end`, as its markup counts them, for a paragraph cut by a page. */
export function sliceRow(row: Row, start: number, end: number): Row {
  const runs: Run[] = [];
  const between = row.separator === DOT ? " ".length : row.separator.length;
  let at = 0;
  for (const run of row.runs) {
    const from = Math.max(0, start - at);
    const to = Math.min(run.text.length, end - at);
    if (from < to) runs.push(sliceRun(run, from, to));
    at += run.text.length + between;
  }
  return { ...row, runs };
}

function sliceRun(run: Run, from: number, to: number): Run {
  const sliced: Run = { ...run, text: run.text.slice(from, to) };
  if (run.pieces) {
    let at = 0;
    sliced.pieces = run.pieces.flatMap((piece) => {
      const sliced = slicedPiece(piece, Math.max(0, from - at), Math.max(0, to - at));
      at += piece.text.length;
      return sliced.text === "" ? [] : [sliced];
    });
  }
  return sliced;
}
