import { readFileSync } from "node:fs";
import { fontPath } from "./font-files.ts";

/** The advance widths of a font file by character, in shares of the type size; what it cannot write has none. */
export type Advances = (codePoint: number) => number | undefined;

export function advancesOf(file: string): Advances {
  const { buffer, byteOffset, byteLength } = readFileSync(fontPath(file));
  return readAdvances(new DataView(buffer, byteOffset, byteLength));
}

function readAdvances(font: DataView): Advances {
  const table = tableIn(font);
  const unitsPerEm = font.getUint16(table("head") + 18);
  const measured = font.getUint16(table("hhea") + 34);
  const widths = table("hmtx");
  const glyphOf = glyphsIn(font, table("cmap"));
  return (codePoint) => {
    const glyph = glyphOf(codePoint);
    if (glyph === 0) return undefined;
    return font.getUint16(widths + 4 * Math.min(glyph, measured - 1)) / unitsPerEm;
  };
}

function tableIn(font: DataView): (tag: string) => number {
  const places = new Map<string, number>();
  for (let at = 12; at < 12 + 16 * font.getUint16(4); at += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((offset) => font.getUint8(at + offset)));
    places.set(tag, font.getUint32(at + 8));
  }
  return (tag) => {
    const place = places.get(tag);
    if (place === undefined) throw new Error(`The font has no table ${tag}.`);
    return place;
  };
}

/** The table of segments that every font has for the characters up to U+FFFF. */
function glyphsIn(font: DataView, cmap: number): (codePoint: number) => number {
  const records = Array.from({ length: font.getUint16(cmap + 2) }, (_, index) => cmap + 4 + 8 * index);
  const table = records
    .map((record) => cmap + font.getUint32(record + 4))
    .find((place) => font.getUint16(place) === 4);
  if (table === undefined) throw new Error("The font has no table of segments.");
  const size = font.getUint16(table + 6);
  const ends = table + 14;
  return (codePoint) => {
    for (let at = 0; at < size; at += 2) {
      if (font.getUint16(ends + at) < codePoint) continue;
      const start = font.getUint16(ends + size + 2 + at);
      if (codePoint < start) return 0;
      const delta = font.getUint16(ends + 2 * size + 2 + at);
      const rangeAt = ends + 3 * size + 2 + at;
      const range = font.getUint16(rangeAt);
      if (range === 0) return (codePoint + delta) & 0xffff;
      const glyph = font.getUint16(rangeAt + range + 2 * (codePoint - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
