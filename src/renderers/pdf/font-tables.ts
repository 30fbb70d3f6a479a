import { readFileSync } from "node:fs";
import { fontPath } from "./font-files.ts";

/** A font file, open for reading. */
export type FontTables = {
  data: DataView;
  /** Where a table begins. */
  place(tag: string): number;
  /** The glyph of a character up to U+FFFF; 0 for what the font cannot write. */
  glyphOf(codePoint: number): number;
  unitsPerEm: number;
};

export function readFontTables(file: string): FontTables {
  const { buffer, byteOffset, byteLength } = readFileSync(fontPath(file));
  const data = new DataView(buffer, byteOffset, byteLength);
  const place = placesIn(data);
  return {
    data,
    place,
    glyphOf: glyphsIn(data, place("cmap")),
    unitsPerEm: data.getUint16(place("head") + 18),
  };
}

export function tagAt(data: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => data.getUint8(at + offset)));
}

function placesIn(data: DataView): (tag: string) => number {
  const places = new Map<string, number>();
  for (let at = 12; at < 12 + 16 * data.getUint16(4); at += 16)
    places.set(tagAt(data, at), data.getUint32(at + 8));
  return (tag) => {
    const place = places.get(tag);
    if (place === undefined) throw new Error(`The font has no table ${tag}.`);
    return place;
  };
}

/** The table of segments that every font has for the characters up to U+FFFF. */
function glyphsIn(data: DataView, cmap: number): (codePoint: number) => number {
  const records = Array.from({ length: data.getUint16(cmap + 2) }, (_, index) => cmap + 4 + 8 * index);
  const table = records
    .map((record) => cmap + data.getUint32(record + 4))
    .find((place) => data.getUint16(place) === 4);
  if (table === undefined) throw new Error("The font has no table of segments.");
  const size = data.getUint16(table + 6);
  const ends = table + 14;
  return (codePoint) => {
    for (let at = 0; at < size; at += 2) {
      if (data.getUint16(ends + at) < codePoint) continue;
      const start = data.getUint16(ends + size + 2 + at);
      if (codePoint < start) return 0;
      const delta = data.getUint16(ends + 2 * size + 2 + at);
      const rangeAt = ends + 3 * size + 2 + at;
      const range = data.getUint16(rangeAt);
      if (range === 0) return (codePoint + delta) & 0xffff;
      const glyph = data.getUint16(rangeAt + range + 2 * (codePoint - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
