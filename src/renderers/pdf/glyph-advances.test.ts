import { readFileSync } from "node:fs";
import * as mupdf from "mupdf";
import { expect, test } from "vitest";
import { families } from "../fonts/families.ts";
import { fontPath } from "./font-files.ts";
import { advancesOf } from "./glyph-advances.ts";

test.each(Object.values(families))("every letter of $name is as wide as another reader says", ({ files }) => {
  for (const { file } of files) {
    const font = new mupdf.Font(file, readFileSync(fontPath(file)));
    const advance = advancesOf(file);
    const letters = Array.from({ length: 0x2300 - 0x20 }, (_, index) => index + 0x20);
    const wrong = letters.filter((letter) => {
      const glyph = font.encodeCharacter(letter);
      const width = glyph > 0 ? font.advanceGlyph(glyph) : Number.NaN;
      return (
        !(Math.abs((advance(letter) ?? Number.NaN) - width) < 0.001) &&
        !(glyph === 0 && advance(letter) === undefined)
      );
    });
    expect(wrong, file).toEqual([]);
    expect(advance(0x41), file).toBeGreaterThan(0.3);
  }
});
