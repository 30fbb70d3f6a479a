import { readFileSync } from "node:fs";
import * as mupdf from "mupdf";
import { expect, test } from "vitest";
import { families } from "../fonts/families.ts";
import { fontPath } from "./font-files.ts";
import { widestWidth } from "./widest.ts";

const WRITTEN = /[\p{L}\p{N}\p{P}\p{S} ]/u;
const letters = Array.from({ length: 0x2300 - 0x20 }, (_, index) =>
  String.fromCodePoint(index + 0x20),
).filter((letter) => WRITTEN.test(letter));

test.each(Object.values(families))("no letter of $name is wider than the bound", ({ files }) => {
  for (const { file } of files) {
    const font = new mupdf.Font(file, readFileSync(fontPath(file)));
    const wider = letters.filter((letter) => {
      const glyph = font.encodeCharacter(letter.codePointAt(0) ?? 0);
      return glyph > 0 && font.advanceGlyph(glyph) > widestWidth(letter, { size: 1, tracking: 0 });
    });
    expect(wider, file).toEqual([]);
  }
});
