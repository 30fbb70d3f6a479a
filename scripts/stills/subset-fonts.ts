import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { type FontFamily, type FontFile, families } from "../../src/renderers/fonts/families.ts";
import { scriptFontFaces, webFontName } from "../../src/renderers/html/font-faces.ts";
import { fontPath } from "../../src/renderers/pdf/font-files.ts";

const CACHE = path.join(import.meta.dirname, "../../node_modules/.cache/candor-fonts");

const SITE_INTER = path.join(import.meta.dirname, "../../src/web/fonts/inter-latin.woff2");

/** What the sample resume is written in. */
const LETTERS = `${Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join("")}–·•’“”…`;

/** Every alphabet that the text families write, with its punctuation and signs. */
const ALPHABETS = [
  [0x20, 0x24f],
  [0x2b0, 0x52f],
  [0x1e00, 0x1eff],
  [0x2000, 0x22ff],
  [0x25a0, 0x25ff],
  [0xfb00, 0xfb06],
  [0xfffd, 0xfffd],
] as const;
const EVERY_LETTER = ALPHABETS.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
).join("");

/** The fonts for text that anybody may write: whole alphabets, and the other scripts as they come. */
export async function fullFontFaces(): Promise<string> {
  const cut = await subsetFontFaces(Object.values(families), EVERY_LETTER);
  return `${cut}\n${scriptFontFaces(fontPath)}`;
}

/** `@font-face` rules for the renderer's own fonts, cut down to a twentieth: the very letters the PDF has. */
export async function subsetFontFaces(wanted: readonly FontFamily[], letters = LETTERS): Promise<string> {
  const faces = wanted.flatMap((family) =>
    family.files.map(async (cut) => rule(family, cut, cut.weight, await subset(cut.file, letters))),
  );
  return (await Promise.all(faces)).join("\n");
}

/** On a page that only shows pictures of templates, Inter is the one the site has loaded already. */
export async function stillFontFaces(wanted: readonly FontFamily[]): Promise<string> {
  const others = await subsetFontFaces(wanted.filter((family) => family !== families.inter));
  if (!wanted.includes(families.inter)) return others;
  return `${rule(families.inter, { italic: false }, "400 600", SITE_INTER)}\n${others}`;
}

function rule(
  family: FontFamily,
  { italic }: Pick<FontFile, "italic">,
  weight: number | string,
  url: string,
): string {
  return `@font-face{font-family:"${webFontName(family)}";src:url("${url}") format("woff2");font-weight:${weight};font-style:${italic ? "italic" : "normal"};font-display:swap}`;
}

/** Cutting a font takes seconds, so the outcome is kept from build to build. */
async function subset(file: string, letters: string): Promise<string> {
  const source = await readFile(fontPath(file));
  const hash = createHash("sha256").update(source).update(letters).digest("hex").slice(0, 12);
  const target = path.join(CACHE, `${path.basename(file, ".ttf")}-${hash}.woff2`);
  const known = await readFile(target).catch(() => null);
  if (known) return target;
  const cut = await subsetFont(source, letters, {
    targetFormat: "woff2",
    keepFeatures: ["kern"],
    noHinting: true,
    noLayoutClosure: true,
  });
  await mkdir(CACHE, { recursive: true });
  // Two builds at once, or two callers in one, must not take each other's half-written file.
  const partial = `${target}.${randomUUID()}`;
  await writeFile(partial, cut);
  await rename(partial, target);
  return target;
}
