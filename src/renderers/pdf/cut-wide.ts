import type { Design, TextStyle } from "../../domain/document/design.ts";
import { withParts } from "../flow/marked-parts.ts";
import { cuts, type Piece } from "../flow/pieces.ts";
import type { Row, Run } from "../flow/rows.ts";
import { plainWidth } from "./widest.ts";

const BEYOND_ASCII = /[^ -~]/;

/** Cuts words of unusually wide letters, which the plan takes for ordinary ones: a browser breaks such a word by itself. */
export function cutWide(row: Row, { styles, entry }: Design): Row {
  const width = row.width - (row.aside ? entry.asideWidth + entry.asideGap : 0);
  const { aside } = row;
  return {
    ...row,
    runs: row.runs.map((run) => cutRun(run, width, styles[row.style])),
    aside: aside && cutRun(aside, entry.asideWidth, styles.aside),
  };
}

function cutRun(run: Run, width: number, style: TextStyle): Run {
  if (!BEYOND_ASCII.test(run.text)) return run;
  const isWide = (word: string): boolean => (plainWidth(word, style) ?? 0) > width;
  if (!run.text.split(" ").some(isWide)) return run;
  const pieces = run.pieces ?? [{ text: run.text, kind: "plain" }];
  return { ...run, pieces: pieces.flatMap((piece) => cutPiece(piece, isWide)) };
}

function cutPiece(piece: Piece, isWide: (word: string) => boolean): Piece[] {
  if (piece.kind === "cut") return [piece];
  const words = piece.text
    .split(/(?<= )/)
    .flatMap((word): Piece[] => (isWide(word.trimEnd()) ? cuts(word) : [{ ...piece, text: word }]));
  return piece.parts ? withParts(words, piece.parts) : words;
}
