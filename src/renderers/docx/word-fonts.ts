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
