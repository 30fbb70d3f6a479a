import type { Direction } from "../../domain/document/nodes.ts";
import { fitsLine, fitsLineUsually, widthInSizes } from "../flow/letter-widths.ts";
import { partsOf } from "../flow/marked-parts.ts";
import { cuts, type Look, type Part } from "../flow/pieces.ts";
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
  /** The first of a run, which has so many. */
  opens?: number;
};
/** `spaced` pieces are followed by a space inside the same atom; one that `separates` is no part of the atom's link. */
export type AtomPiece = Part & { direction: Direction; spaced: boolean; separates?: true };

const RTL_LETTER = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const LTR_LETTER = /\p{L}/u;
const WORD = /^([\p{P}\p{S}]*)(.*?)([\p{P}\p{S}]*)$/u;
const LONGEST_FOREIGN = 40;
/** Signs that belong to the sentence around a foreign word: those at its end, and a bracket that it does not close or open. */
const FOREIGN = /^([([{]*)(.*?)([)\]}.,:;!?]*)$/u;

export function holdsRightToLeft(row: Row): boolean {
  return row.runs.some((run) => RTL_LETTER.test(run.text));
}

/** The row in atoms that stay on one line each, or null for a row that holds no right-to-left letters. */
export function atomsOf(row: Row, size: number): Atom[] | null {
  if (!holdsRightToLeft(row)) return null;
  const last = row.runs.length - 1;
  return row.runs.flatMap((run, index) => {
    const atoms = runAtoms(run, row.width, size);
    const [first, ...rest] = joinedIf(
      run.solid === true,
      index < last && row.separator === ", " ? separated(atoms) : atoms,
    );
    return first ? [{ ...first, opens: rest.length + 1 }, ...rest] : [];
  });
}

/** Words of one look each: one that is only partly bold is drawn as its first letter is, for its letters may be joined. */
type Word = Look & { text: string; goesOn?: true };

function wordsOf(run: Run, isWhole: boolean, fits: (text: string) => boolean): Word[] {
  const parts = (run.pieces ?? [{ text: run.text }]).flatMap(partsOf);
  if (isWhole && !parts.some(({ face, href }) => face ?? href)) return [{ text: run.text }];
  let at = 0;
  const looks = parts.map(({ text, ...look }) => {
    at += text.length;
    return { end: at, look };
  });
  let start = 0;
  const words = run.text.split(" ").map((text): Word => {
    const found = looks.find(({ end }) => end > start)?.look ?? {};
    start += text.length + 1;
    return { text, ...found };
  });
  return foreignJoined(words, fits);
}

function runAtoms(run: Run, width: number, size: number): Atom[] {
  const isWhole = !RTL_LETTER.test(run.text) && fitsLine(run.text, width, size);
  const fits = (text: string): boolean => fitsLine(text, width, size);
  return wordsOf(run, isWhole, fits).flatMap(({ text, goesOn, ...look }) =>
    chunksOf(text, width, size).map((chunk, index) => ({
      pieces: wordPieces(chunk, goesOn ? "ltr" : run.direction).map((piece) => ({ ...piece, ...look })),
      ...(index > 0 ? { breaks: true as const } : {}),
      ...(run.href ? { href: run.href } : {}),
    })),
  );
}

/** A word in parts that each keep to a line. */
function chunksOf(word: string, width: number, size: number): string[] {
  if (fitsLineUsually(word, width, size)) return [word];
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

function separated(atoms: Atom[]): Atom[] {
  atoms.at(-1)?.pieces.push({ text: ",", direction: "rtl", spaced: false, separates: true });
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
  return [{ ...first, pieces }];
}

/** Words of another direction that follow each other are read in theirs. More than a line holds would be cut inside a word. */
function foreignJoined(words: readonly Word[], fits: (text: string) => boolean): Word[] {
  const joined: Word[] = [];
  let foreign = false;
  for (const word of words) {
    const { text, face, href } = word;
    const isForeign = LTR_LETTER.test(text) && !RTL_LETTER.test(text);
    const before = joined.at(-1);
    const goesOn = before && before.face === face && before.href === href;
    const together = `${before?.text} ${text}`;
    if (isForeign && foreign && goesOn && together.length <= LONGEST_FOREIGN && fits(together)) {
      joined[joined.length - 1] = { ...word, text: together };
    } else {
      // A sign between two such words is one of theirs, whatever line they stand in.
      if (before && isForeign && foreign) before.goesOn = true;
      joined.push(word);
    }
    foreign = isForeign;
  }
  return joined;
}

/** Signs around a right-to-left word are set on their own, or readers would take the left one first. */
function wordPieces(word: string, around: Direction): AtomPiece[] {
  if (!RTL_LETTER.test(word)) return foreignPieces(word, around);
  const [, before = "", core = word, after = ""] = WORD.exec(word) ?? [];
  // Each by itself: two of them come out of the file the other way round.
  return [...before, core, ...after]
    .filter((text) => text !== "")
    .map((text) => ({ text, direction: "rtl", spaced: false }));
}

function foreignPieces(word: string, around: Direction): AtomPiece[] {
  const [, before = "", core = "", after = ""] = FOREIGN.exec(word) ?? [];
  // Brackets around a number are those of the sentence: drawn either way, one would be read as the other.
  const isClosed = LTR_LETTER.test(core) && before.length === after.length && !/[^)\]}]/.test(after);
  const isWhole = around === "ltr" || core === "" || isClosed;
  if (isWhole) return [{ text: word, direction: "ltr", spaced: false }];
  const sign = (text: string): AtomPiece => ({ text, direction: "rtl", spaced: false });
  return [...[...before].map(sign), { text: core, direction: "ltr", spaced: false }, ...[...after].map(sign)];
}
