import type { Design, TextStyle } from "../../domain/document/design.ts";
import { withParts } from "../flow/marked-parts.ts";
import { cuts, type Piece } from "../flow/pieces.ts";
import { type Row, type Run, textWidth } from "../flow/rows.ts";
import { plainWidth } from "./widest.ts";

const BEYOND_ASCII = /[^ -~]/;

/** Cuts words of unusually wide letters, which the plan takes for ordinary ones: a browser breaks such a word by itself. */
export function cutWide(row: Row, design: Design): Row {
  const { styles } = design;
  const width = textWidth(row, design);
  const { aside } = row;
  return {
    ...row,
    runs: row.runs.map((run) => cutRun(run, width, styles[row.style])),
    aside: aside && { ...cutRun(aside, aside.width, styles.aside), width: aside.width },
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
