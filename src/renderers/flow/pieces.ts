import { graphemesOf } from "../../domain/text/graphemes.ts";
import { fitsLine, fitsLineUsually } from "./letter-widths.ts";

/** How a part of a text is written. No family has a face that is both bold and italic, so a part is one of them. */
export type Look = { face?: "bold" | "italic"; href?: string };
export type Part = Look & { text: string };

/**
 * Engines agree that a line may end at a space, and on the scripts that break between letters; they differ on
 * signs such as `/`, `+` or `.` inside a word, and on words that no line can hold. Pieces settle both: a line
 * never ends inside a `solid` piece, and may end after a `cut` one. Hyphens count as signs too: a reader of PDF
 * text takes one at the end of a line for a division of the word, and drops it; one that stands alone keeps to the
 * word after it.
 */
export type Piece = {
  text: string;
  kind: "plain" | "solid" | "cut";
  /** A `cut` one that holds a sign: the line may end after it alone. */
  held?: true;
  /** Where some of it is bold, italic or a link. */
  parts?: Part[];
};

const CUT_EVERY = 4;
const BREAKS_BETWEEN_LETTERS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const LETTERS_THAT_BREAK = new RegExp(`(${BREAKS_BETWEEN_LETTERS.source}+)`, "u");
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const SIGN_INSIDE = /[-‐/+=@#|\\_~*<>{}[\]&$%?!:.](?=\S)|^- ./;
const HYPHEN = /^[-‐]$/;
const WORD_ENDS = /(?<!(?:^| )-)( )/;
const NUMBER = /^[\d.,]+$/;

/** The text in pieces, or null where it needs none. */
export function piecesOf(text: string, width: number, size: number): Piece[] | null {
  const pieces: Piece[] = [];
  let plain = "";
  const flush = (): void => {
    if (plain !== "") pieces.push({ text: plain, kind: "plain" });
    plain = "";
  };
  for (const word of text.split(WORD_ENDS)) {
    for (const { text: part, kind } of partsOf(word, width, size)) {
      if (kind !== "plain") flush();
      if (kind === "plain") plain += part;
      else if (kind === "solid") pieces.push({ text: part, kind });
      else pieces.push(...cuts(part));
    }
  }
  if (pieces.length === 0) return null;
  flush();
  return pieces;
}

function partsOf(word: string, width: number, size: number): Piece[] {
  if (!BREAKS_BETWEEN_LETTERS.test(word)) return [{ text: word, kind: kindOf(word, width, size) }];
  // Among letters that a line may end between, only what is too wide by itself needs a cut.
  return word.split(LETTERS_THAT_BREAK).map((text) => ({
    text,
    kind: BREAKS_BETWEEN_LETTERS.test(text) || fitsLine(text, width, size) ? "plain" : "cut",
  }));
}

function kindOf(word: string, width: number, size: number): Piece["kind"] {
  const fits = RIGHT_TO_LEFT.test(word) ? fitsLineUsually : fitsLine;
  if (!fits(word, width, size)) return "cut";
  return SIGN_INSIDE.test(word) && !NUMBER.test(word) && !RIGHT_TO_LEFT.test(word) ? "solid" : "plain";
}

/** A word as pieces that a line may end between. */
export function cuts(word: string): Piece[] {
  const graphemes = graphemesOf(word);
  const pieces: Piece[] = [];
  let at = 0;
  while (at < graphemes.length) {
    let end = at + CUT_EVERY;
    // At the end of a line a reader would drop it.
    while (HYPHEN.test(graphemes[end - 1] ?? "") && end < graphemes.length) end += 1;
    const text = graphemes.slice(at, end).join("");
    pieces.push(SIGN_INSIDE.test(text) ? { text, kind: "cut", held: true } : { text, kind: "cut" });
    at = end;
  }
  return pieces;
}
