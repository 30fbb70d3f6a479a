import type { TextStyle } from "../../domain/document/design.ts";
import { families } from "../fonts/families.ts";
import { advancesOf } from "./glyph-advances.ts";

export type SetStyle = Pick<TextStyle, "family" | "weight" | "italic" | "size" | "tracking">;

// What another family writes is wider than any letter of ours.
const FOREIGN = 2.5;
// Some pairs of letters are set further apart than their widths say, most of all those with marks ("ïï").
const KERNING = { ascii: 0.08, other: 0.17 };
const KEPT_LETTERS = 2000;

type Shares = (letter: string) => number | null;
const known = new Map<string, Shares>();

/** How wide each letter of the style's font file is, as a share of its size; what it cannot write has no width. */
function sharesOf({ family, weight, italic }: SetStyle): Shares {
  const { files } = families[family];
  const cut = files.find((each) => each.weight === weight && each.italic === italic) ?? files[0];
  if (!cut) throw new Error(`${family} has no font file.`);
  const shares = known.get(cut.file) ?? readShares(cut.file);
  known.set(cut.file, shares);
  return shares;
}

function readShares(file: string): Shares {
  const advance = advancesOf(file);
  const letters = new Map<string, number | null>();
  return (letter) => {
    const kept = letters.get(letter);
    if (kept !== undefined) return kept;
    const share = advance(letter.codePointAt(0) ?? 0) ?? null;
    if (letters.size < KEPT_LETTERS) letters.set(letter, share);
    return share;
  };
}

/** The width of the text without kerning, in pixels; none where the family cannot write all of it. */
export function plainWidth(text: string, style: SetStyle): number | null {
  const shareOf = sharesOf(style);
  let width = 0;
  for (const letter of text) {
    const share = shareOf(letter);
    if (share === null) return null;
    width += share + style.tracking;
  }
  return width * style.size;
}

/** No line is wider than this with the text in it: what it holds need not be measured. */
export function widestWidth(text: string, style: SetStyle): number {
  const shareOf = sharesOf(style);
  let width = 0;
  for (const letter of text) {
    const kerning = letter <= "~" ? KERNING.ascii : KERNING.other;
    width += (shareOf(letter) ?? FOREIGN) + kerning + style.tracking;
  }
  return width * style.size;
}
