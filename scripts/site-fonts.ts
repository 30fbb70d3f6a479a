// Cuts the site's two fonts down to what the site is written in: Latin, and the weights in use. Run it when a
// font is updated or a weight is added, and commit what it writes to src/web/fonts.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

const root = path.resolve(import.meta.dirname, "..");
const target = path.join(root, "src/web/fonts");

function span(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
}

/** The range that src/web/styles/fonts.css announces for these files. */
const LATIN = [span(0x20, 0x7e), span(0xa0, 0xff), "ıŒœˆ˚˜", span(0x2010, 0x2027), "‰‹›€™↑↓−∕"].join("");

const fonts = [
  {
    source: "fraunces/files/fraunces-latin-opsz-normal.woff2",
    name: "fraunces-latin.woff2",
    axes: { wght: 600 },
  },
  {
    source: "inter/files/inter-latin-wght-normal.woff2",
    name: "inter-latin.woff2",
    axes: { wght: { min: 400, max: 600 } },
  },
];

await mkdir(target, { recursive: true });
for (const { source, name, axes } of fonts) {
  const font = await readFile(path.join(root, "node_modules/@fontsource-variable", source));
  const cut = await subsetFont(font, LATIN, {
    targetFormat: "woff2",
    keepFeatures: ["kern", "mark", "ccmp", "calt", "tnum"],
    noHinting: true,
    variationAxes: axes,
  });
  await writeFile(path.join(target, name), cut);
  console.log(`${name}: ${font.length} → ${cut.length} bytes`);
}
