import type { Direction } from "../../domain/document/nodes.ts";
import type { Row, Run } from "../flow/rows.ts";

/**
 * The engine writes a right-to-left line from its left end, and most readers of PDF text take the words as they
 * come: last word first. So such lines are set word by word, in the order in which they are read.
 */
export type Atom = { pieces: AtomPiece[]; href?: string };
/** `spaced` pieces are followed by a space inside the same atom; one that `separates` is no part of the atom's link. */
export type AtomPiece = { text: string; direction: Direction; spaced: boolean; separates: boolean };

const RTL_LETTER = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const LTR_LETTER = /\p{L}/u;
const WORD = /^([\p{P}\p{S}]*)(.*?)([\p{P}\p{S}]*)$/u;
const LONGEST_FOREIGN = 40;

/** The row in atoms that stay on one line each, or null for a row that holds no right-to-left letters. */
export function atomsOf(row: Row): Atom[] | null {
  if (!row.runs.some((run) => RTL_LETTER.test(run.text))) return null;
  const last = row.runs.length - 1;
  return row.runs.flatMap((run, index) => runAtoms(run, index < last ? row.separator.trimEnd() : ""));
}

function runAtoms(run: Run, separator: string): Atom[] {
  const words = RTL_LETTER.test(run.text) ? foreignJoined(run.text.split(" ")) : [run.text];
  const atoms: Atom[] = words.map((word) => ({
    pieces: wordPieces(word),
    ...(run.href ? { href: run.href } : {}),
  }));
  const end = atoms.at(-1);
  if (!end || separator === "") return joinedIf(run.solid === true, atoms);
  const before = end.pieces.at(-1);
  if (before && separator.startsWith(" ")) before.spaced = true;
  end.pieces.push({ text: separator.trim(), direction: "rtl", spaced: false, separates: true });
  return joinedIf(run.solid === true, atoms);
}

function joinedIf(solid: boolean, atoms: Atom[]): Atom[] {
  const [first] = atoms;
  if (!solid || !first) return atoms;
  const pieces = atoms.flatMap((atom, index) =>
    atom.pieces.map((piece, at) => ({
      ...piece,
      spaced: piece.spaced || (at === atom.pieces.length - 1 && index < atoms.length - 1),
    })),
  );
  return [{ ...first, pieces }];
}

/** Words of another direction that follow each other are read in theirs. */
function foreignJoined(words: readonly string[]): string[] {
  const joined: string[] = [];
  let foreign = false;
  for (const word of words) {
    const isForeign = LTR_LETTER.test(word) && !RTL_LETTER.test(word);
    const before = joined.at(-1);
    if (isForeign && foreign && before !== undefined && before.length + word.length < LONGEST_FOREIGN) {
      joined[joined.length - 1] = `${before} ${word}`;
    } else joined.push(word);
    foreign = isForeign;
  }
  return joined;
}

/** Signs around a right-to-left word are set on their own, or readers would take the left one first. */
function wordPieces(word: string): AtomPiece[] {
  const whole: AtomPiece = { text: word, direction: "ltr", spaced: false, separates: false };
  if (!RTL_LETTER.test(word)) return [whole];
  const [, before = "", core = word, after = ""] = WORD.exec(word) ?? [];
  return [before, core, after]
    .filter((text) => text !== "")
    .map((text) => ({ text, direction: "rtl", spaced: false, separates: false }));
}
