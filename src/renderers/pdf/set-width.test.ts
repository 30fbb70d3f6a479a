import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  initSync,
  type TypstCompiler,
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
} from "@myriaddreamin/typst-ts-web-compiler";
import { beforeAll, expect, test } from "vitest";
import { effort, rotated } from "../../../tests/support/effort.ts";
import { families, isKerned } from "../fonts/families.ts";
import type { SetStyle } from "./face.ts";
import { fontPath } from "./font-files.ts";
import { setWidth } from "./set-width.ts";

const SIZE = 100;
const MEASURE = `#let spec = json("/spec.json")
#set text(ligatures: false, hyphenate: false, features: (calt: 0, locl: 0), cjk-latin-spacing: none)
#set text(font: spec.font, weight: spec.weight, style: spec.style, kerning: spec.kerned, size: ${SIZE}pt, tracking: spec.tracking * ${SIZE}pt)
#context [#metadata(spec.texts.map(each => measure(each).width.pt())) <widths>]`;

let compiler: TypstCompiler;
beforeAll(async () => {
  const wasm = fileURLToPath(import.meta.resolve("@myriaddreamin/typst-ts-web-compiler/wasm"));
  initSync({ module: new WebAssembly.Module(readFileSync(wasm)) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  compiler = await builder.build();
  const fonts = new TypstFontResolverBuilder();
  for (const { file } of Object.values(families).flatMap(({ files }) => files))
    fonts.add_raw_font(new Uint8Array(readFileSync(fontPath(file))));
  compiler.set_fonts(await fonts.build());
  compiler.add_source("/measure.typ", MEASURE);
});

function measured(style: SetStyle, texts: readonly string[]): number[] {
  const { family, weight, italic, tracking } = style;
  const slant = italic ? "italic" : "normal";
  const look = { font: families[family].name, weight, style: slant, kerned: isKerned(style), tracking };
  compiler.map_shadow("/spec.json", new TextEncoder().encode(JSON.stringify({ ...look, texts })));
  return JSON.parse(compiler.query("/measure.typ", null, "<widths>", "value"))[0];
}

const between = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
const SIGNS = [...between(0x20, 0x40), ..."[]{}_|~–—’“”•…€"];
const ALPHABETS = {
  "no script": SIGNS,
  Latin: [...SIGNS, ...between(0x41, 0x5a), ...between(0x61, 0x7a), ...between(0xc0, 0x17f)],
  Greek: [...SIGNS, ...between(0x391, 0x3a1), ...between(0x3a3, 0x3ce)],
  Cyrillic: [...SIGNS, ...between(0x400, 0x45f)],
};
const FACES = Object.entries(families).flatMap(([family, { files }]) =>
  files.map(({ weight, italic }) => ({ family, weight, italic, size: SIZE, tracking: 0 }) as SetStyle),
);
const INTER = { family: "inter", weight: 400, italic: false, size: SIZE, tracking: 0 } as const;

/** A text for each letter, in which it stands before and behind every other one. */
function pairsOf(letters: readonly string[], style: SetStyle): string[] {
  const writable = letters.filter((letter) => setWidth(letter, style) !== null);
  expect(writable.length, style.family).toBeGreaterThan(letters.length * 0.9);
  return writable.map((letter) => writable.map((other) => letter + other).join(""));
}

test.each(Object.entries(ALPHABETS))(
  "every pair of %s is as wide as the engine sets it",
  (_, letters) => {
    for (const [turn, style] of FACES.entries()) {
      const texts = rotated(pairsOf(letters, style), turn, effort(FACES.length, 1));
      const wrong = measured(style, texts).flatMap((width, index) => {
        const [text = ""] = texts.slice(index);
        return Math.abs((setWidth(text, style) ?? Number.NaN) - width) < 0.01 ? [] : [text.slice(0, 1)];
      });
      expect(wrong, `${style.family} ${style.weight} ${style.italic}`).toEqual([]);
    }
  },
  effort(30_000, 900_000),
);

test("letters that are set apart are so between each other alone", () => {
  const texts = ["A", "Team", "a b"];
  const style = { ...INTER, tracking: 0.05 };
  expect(texts.map((text) => setWidth(text, style)?.toFixed(3))).toEqual(
    measured(style, texts).map((width) => width.toFixed(3)),
  );
});

test.each(["col·lega", "naïïf", "x^2", "e\u0301", "soft\u00adhyphen", "Team 网", "Київ, Kyiv", "נועה"])(
  "only the engine can tell the width of %j",
  (text) => {
    expect(setWidth(text, INTER)).toBeNull();
  },
);
