import type { FontFamilyId } from "../../domain/document/design.ts";

const NARROW = /[',.:;!()[\]jlitfI]/;
const WIDE = /[mMwW@%]/;
const CAPITAL = /[A-Z#&]/;
const ASCII = /^[!-~]$/;
const SMALL_LETTER = /\p{Ll}/u;
const CAPITAL_LETTER = /\p{Lu}/u;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const BEYOND_LATIN = /[^\0-\u052f\u2000-\u206f]/;

/**
 * How wide a letter is at most in any of our families, as a share of the type size. Small letters beyond ASCII are taken for
 * ordinary ones: few are wider, and words of them would else be cut that fit their line.
 */
function widthOf(letter: string): number {
  if (NARROW.test(letter)) return 0.42;
  if (WIDE.test(letter)) return 1.1;
  if (CAPITAL.test(letter)) return 0.84;
  if (ASCII.test(letter) || SMALL_LETTER.test(letter)) return 0.68;
  return CAPITAL_LETTER.test(letter) ? 0.9 : 1.1;
}

/** Whether the word keeps to a line of this width; both engines ask it, so that they cut the same words. */
export function fitsLine(word: string, width: number, size: number): boolean {
  // Most words are far shorter: they need no looking at.
  if (word.length * 1.1 * size <= width) return true;
  return widthInSizes(word) <= width / size;
}

/** Families that are narrower than the others, as a share of them. */
const NARROW_FAMILIES: Partial<Record<FontFamilyId, number>> = { "source-sans": 0.88, garamond: 0.84 };

/** How wide letters mostly are, as a share of the widest that they can be. */
export function letterShare(text: string, family?: FontFamilyId): number {
  if (RIGHT_TO_LEFT.test(text)) return 0.6;
  if (BEYOND_LATIN.test(text)) return 1;
  return 0.84 * ((family && NARROW_FAMILIES[family]) ?? 1);
}

const USUAL_LETTER = 0.75;

/** The same of a word from right to left: the bound is that of the widest letters, which no word of this length has throughout. */
export function fitsLineUsually(word: string, width: number, size: number): boolean {
  const isUsual = word.length <= 16 && word.length * USUAL_LETTER * size <= width;
  return isUsual || fitsLine(word, width, size);
}

/** How wide the word is at most, as a multiple of the type size. */
export function widthInSizes(word: string): number {
  let wide = 0;
  for (const letter of word) wide += widthOf(letter);
  return wide;
}
