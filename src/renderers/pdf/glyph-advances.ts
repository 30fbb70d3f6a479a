import { type FontTables, readFontTables } from "./font-tables.ts";

/** The advance widths of a font file by character, in shares of the type size; what it cannot write has none. */
export type Advances = (codePoint: number) => number | undefined;

export function advancesOf(file: string): Advances {
  return advancesIn(readFontTables(file));
}

export function advancesIn({ data, place, glyphOf, unitsPerEm }: FontTables): Advances {
  const measured = data.getUint16(place("hhea") + 34);
  const widths = place("hmtx");
  return (codePoint) => {
    const glyph = glyphOf(codePoint);
    if (glyph === 0) return undefined;
    return data.getUint16(widths + 4 * Math.min(glyph, measured - 1)) / unitsPerEm;
  };
}
