import { faceOf, type SetStyle } from "./face.ts";

// What another family writes is wider than any letter of ours.
const FOREIGN = 2.5;
// Some pairs of letters are set further apart than their widths say, most of all those with marks ("ïï").
const KERNING = { ascii: 0.08, other: 0.17 };
const LAST_ASCII = 0x7e;

/** The width of the text without kerning, in pixels; none where the family cannot write all of it. */
export function plainWidth(text: string, style: SetStyle): number | null {
  const { shareOf } = faceOf(style);
  let width = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.codePointAt(at) ?? 0;
    const share = shareOf(letter);
    if (share === null) return null;
    width += share + style.tracking;
    if (letter > 0xffff) at += 1;
  }
  return width * style.size;
}

/** No line is wider than this with the text in it: what it holds need not be measured. */
export function widestWidth(text: string, style: SetStyle): number {
  const { shareOf } = faceOf(style);
  let width = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.codePointAt(at) ?? 0;
    const kerning = letter <= LAST_ASCII ? KERNING.ascii : KERNING.other;
    width += (shareOf(letter) ?? FOREIGN) + kerning + style.tracking;
    if (letter > 0xffff) at += 1;
  }
  return width * style.size;
}
