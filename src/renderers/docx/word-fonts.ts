import type { FontFamilyId } from "../../domain/document/design.ts";

/** Typefaces that come with Word, nearest to ours: one that the reader lacks would be replaced by anything. */
const WORD_FONTS: Record<FontFamilyId, string> = {
  inter: "Arial",
  "source-sans": "Calibri",
  "plex-sans": "Arial",
  "source-serif": "Cambria",
  garamond: "Garamond",
  literata: "Georgia",
};

/** Hebrew and Arabic are drawn in the font for complex scripts, which must have them. */
const COMPLEX_SCRIPTS = "Arial";

export function wordFont(family: FontFamilyId): { ascii: string; hAnsi: string; cs: string } {
  const name = WORD_FONTS[family];
  return { ascii: name, hAnsi: name, cs: COMPLEX_SCRIPTS };
}

/** Fonts that come with Word for letters which neither our typefaces nor Arial have: else each reader shows its own. */
const LETTER_FONTS: readonly { letters: RegExp; font: string }[] = [
  { letters: /\p{Script=Thai}/u, font: "Tahoma" },
  { letters: /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]/u, font: "Nirmala UI" },
  { letters: /[\p{Script=Georgian}\p{Script=Armenian}]/u, font: "Sylfaen" },
];

/** Word takes Georgian and Armenian from the font for other alphabets, the rest from the one for complex scripts. */
export function letterFont(text: string): { hAnsi: string; cs: string } | undefined {
  const found = LETTER_FONTS.find(({ letters }) => letters.test(text));
  return found && { hAnsi: found.font, cs: found.font };
}
