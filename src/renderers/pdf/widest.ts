import type { TextStyle } from "../../domain/document/design.ts";
import { families } from "../fonts/families.ts";
import { advancesOf } from "./glyph-advances.ts";

export type SetStyle = Pick<TextStyle, "family" | "weight" | "italic" | "size" | "tracking">;

// What another family writes is wider than any letter of ours.
const FOREIGN = 2.5;
// Some pairs of letters are set further apart than their widths say.
const KERNING = 0.04;
const KEPT_LETTERS = 2000;

type Letters = Map<string, number | null>;
const known = new Map<string, Letters>();

function lettersOf({ family, weight, italic }: SetStyle): { file: string; letters: Letters } {
  const { files } = families[family];
  const cut = files.find((each) => each.weight === weight && each.italic === italic) ?? files[0];
  if (!cut) throw new Error(`${family} has no font file.`);
  const letters = known.get(cut.file) ?? new Map<string, number | null>();
  known.set(cut.file, letters);
  return { file: cut.file, letters };
}

/** The width of the text without kerning, in pixels; what the family cannot write has none. */
export function plainWidth(text: string, style: SetStyle): number | null {
  let width = 0;
  for (const letter of text) {
    const share = shareOf(letter, style);
    if (share === null) return null;
    width += share + style.tracking;
  }
  return width * style.size;
}

/** No line is wider than this with the text in it: what it holds need not be measured. */
export function widestWidth(text: string, style: SetStyle): number {
  let width = 0;
  for (const letter of text) width += (shareOf(letter, style) ?? FOREIGN) + KERNING + style.tracking;
  return width * style.size;
}

function shareOf(letter: string, style: SetStyle): number | null {
  const { file, letters } = lettersOf(style);
  const kept = letters.get(letter);
  if (kept !== undefined) return kept;
  const share = advancesOf(file)(letter.codePointAt(0) ?? 0) ?? null;
  if (letters.size < KEPT_LETTERS) letters.set(letter, share);
  return share;
}
