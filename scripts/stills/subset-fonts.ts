import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { families } from "../../src/renderers/fonts/families.ts";
import { webFontName } from "../../src/renderers/html/font-faces.ts";
import { fontPath } from "../../src/renderers/pdf/font-files.ts";

const CACHE = path.join(import.meta.dirname, "../../node_modules/.cache/candor-fonts");

/** What the sample resume is written in. */
const LETTERS = `${Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join("")}–·•’“”…`;

/** `@font-face` rules for the renderer's own fonts, cut down to a twentieth: the very letters the PDF has. */
export async function subsetFontFaces(): Promise<string> {
  const faces = Object.values(families).flatMap((family) =>
    family.files.map(async ({ file, weight, italic }) => {
      const url = await subset(file);
      return `@font-face{font-family:"${webFontName(family)}";src:url("${url}") format("woff2");font-weight:${weight};font-style:${italic ? "italic" : "normal"};font-display:swap}`;
    }),
  );
  return (await Promise.all(faces)).join("\n");
}

/** Cutting a font takes seconds, so the outcome is kept from build to build. */
async function subset(file: string): Promise<string> {
  const source = await readFile(fontPath(file));
  const hash = createHash("sha256").update(source).update(LETTERS).digest("hex").slice(0, 12);
  const target = path.join(CACHE, `${path.basename(file, ".ttf")}-${hash}.woff2`);
  const known = await readFile(target).catch(() => null);
  if (known) return target;
  const cut = await subsetFont(source, LETTERS, {
    targetFormat: "woff2",
    keepFeatures: ["kern"],
    noHinting: true,
    noLayoutClosure: true,
  });
  await mkdir(CACHE, { recursive: true });
  // Two builds at once must not read each other's half-written file.
  const partial = `${target}.${process.pid}`;
  await writeFile(partial, cut);
  await rename(partial, target);
  return target;
}
