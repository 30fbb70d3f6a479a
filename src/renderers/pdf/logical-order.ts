import type { Direction } from "../../domain/document/nodes.ts";
import { fitsLine, widthInSizes } from "../flow/letter-widths.ts";
import { cuts } from "../flow/pieces.ts";
import type { Row, Run } from "../flow/rows.ts";

/**
 * The engine writes a right-to-left line from its left end, and most readers of PDF text take the words as they
 * come: last word first. So such lines are set word by word, in the order in which they are read.
 */
export type Atom = {
  pieces: AtomPiece[];
  href?: string;
  /** The rest of a word that no line holds: it starts a line. */
  breaks?: true;
  /** Room after it beyond the space, unless it ends its line; in pixels. */
  spread?: number;
};
/** `spaced` pieces are followed by a space inside the same atom; one that `separates` is no part of the atom's link. */
export type AtomPiece = {
  text: string;
  direction: Direction;
  spaced: boolean;
  separates: boolean;
  spread?: number;
};

const RTL_LETTER = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const LTR_LETTER = /\p{L}/u;
const WORD = /^([\p{P}\p{S}]*)(.*?)([\p{P}\p{S}]*)$/u;
const LONGEST_FOREIGN = 40;

export function holdsRightToLeft(row: Row): boolean {
  return row.runs.some((run) => RTL_LETTER.test(run.text));
}

/** The row in atoms that stay on one line each, or null for a row that holds no right-to-left letters. */
export function atomsOf(row: Row, size: number): Atom[] | null {
  if (!holdsRightToLeft(row)) return null;
  const last = row.runs.length - 1;
  return row.runs.flatMap((run, index) => {
    const atoms = runAtoms(run, row.width, size);
    return joinedIf(run.solid === true, index < last ? separated(atoms, row) : atoms);
  });
}

function runAtoms(run: Run, width: number, size: number): Atom[] {
  const isWhole = !RTL_LETTER.test(run.text) && fitsLine(run.text, width, size);
  const words = isWhole ? [run.text] : foreignJoined(run.text.split(" "));
  return words.flatMap((word) =>
    chunksOf(word, width, size).map((chunk, index) => ({
      pieces: wordPieces(chunk),
      ...(index > 0 ? { breaks: true as const } : {}),
      ...(run.href ? { href: run.href } : {}),
    })),
  );
}

/** A word in parts that each keep to a line. */
function chunksOf(word: string, width: number, size: number): string[] {
  if (fitsLine(word, width, size)) return [word];
  const chunks: string[] = [];
  let room = 0;
  for (const { text } of cuts(word)) {
    const wide = widthInSizes(text);
    if (wide > room) {
      chunks.push("");
      room = width / size;
    }
    chunks[chunks.length - 1] += text;
    room -= wide;
  }
  return chunks;
}

function separated(atoms: Atom[], { separator, spread }: Row): Atom[] {
  const end = atoms.at(-1);
  const mark = separator.trimEnd();
  if (!end || mark === "") return atoms;
  const before = end.pieces.at(-1);
  if (before && mark.startsWith(" ")) Object.assign(before, { spaced: true, spread });
  end.pieces.push({ text: mark.trim(), direction: "rtl", spaced: false, separates: true });
  end.spread = spread;
  return atoms;
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
  const spread = atoms.at(-1)?.spread;
  return [{ ...first, pieces, ...(spread === undefined ? {} : { spread }) }];
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
