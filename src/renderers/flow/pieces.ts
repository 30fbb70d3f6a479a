/**
 * Engines agree that a line may end at a space, and on the scripts that break between letters; they differ on
 * signs such as `/`, `+` or `.` inside a word, and on words that no line can hold. Pieces settle both: a line
 * never ends inside a `solid` piece, and may end after a `cut` one. Hyphens count as signs too: a reader of PDF
 * text takes one at the end of a line for a division of the word, and drops it; one that stands alone keeps to the
 * word after it.
 */
export type Piece = { text: string; kind: "plain" | "solid" | "cut" };

const CUT_EVERY = 4;
const BREAKS_BETWEEN_LETTERS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const SIGN_INSIDE = /[-‐/+=@#|\\_~*<>{}[\]&$%?!:.](?=\S)|^- ./;
const WORD_ENDS = /(?<!(?:^| )-)( )/;
const NUMBER = /^[\d.,]+$/;
// A word of fewer letters than this share of the line fits it even when they are all wide.
const WIDE_LETTER = 0.62;

/** The text in pieces, or null where it needs none. */
export function piecesOf(text: string, width: number, size: number): Piece[] | null {
  const longest = Math.max(8, Math.floor(width / (size * WIDE_LETTER)));
  const pieces: Piece[] = [];
  let plain = "";
  const flush = (): void => {
    if (plain !== "") pieces.push({ text: plain, kind: "plain" });
    plain = "";
  };
  for (const part of text.split(WORD_ENDS)) {
    const kind = kindOf(part, longest);
    if (kind === "plain") {
      plain += part;
      continue;
    }
    flush();
    if (kind === "solid") pieces.push({ text: part, kind });
    else pieces.push(...cuts(part));
  }
  if (pieces.length === 0) return null;
  flush();
  return pieces;
}

function kindOf(word: string, longest: number): Piece["kind"] {
  if (BREAKS_BETWEEN_LETTERS.test(word)) return "plain";
  if (word.length > longest) return "cut";
  return SIGN_INSIDE.test(word) && !NUMBER.test(word) && !RIGHT_TO_LEFT.test(word) ? "solid" : "plain";
}

function cuts(word: string): Piece[] {
  const graphemes = [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(word)];
  const pieces: Piece[] = [];
  for (let at = 0; at < graphemes.length; at += CUT_EVERY) {
    const text = graphemes.slice(at, at + CUT_EVERY).map((part) => part.segment);
    pieces.push({ text: text.join(""), kind: "cut" });
  }
  return pieces;
}
