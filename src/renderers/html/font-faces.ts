import { type FontFamily, families, type ScriptId, scriptFamilies } from "../fonts/families.ts";

/** A name of our own, so that a font installed on the reader's machine never stands in with other metrics. */
export function webFontName(family: FontFamily): string {
  return `Candor ${family.name}`;
}

const RANGES: Record<ScriptId, string> = {
  arabic: "U+0600-06FF,U+0750-077F,U+08A0-08FF,U+FB50-FDFF,U+FE70-FEFF",
  hebrew: "U+0590-05FF,U+FB1D-FB4F",
  chinese: "U+2E80-303F,U+3100-312F,U+3200-9FFF,U+F900-FAFF,U+FE10-FE4F,U+FF00-FFEF,U+20000-323AF",
  japanese: "U+2E80-30FF,U+31F0-9FFF,U+F900-FAFF,U+FE10-FE4F,U+FF00-FFEF,U+20000-323AF",
  korean: "U+1100-11FF,U+3000-303F,U+3130-318F,U+A960-A97F,U+AC00-D7FF,U+4E00-9FFF,U+FF00-FFEF",
  thai: "U+0E00-0E7F",
  devanagari: "U+0900-097F,U+1CD0-1CFF,U+A8E0-A8FF",
  bengali: "U+0951-0952,U+0964-0965,U+0980-09FF",
  tamil: "U+0951-0952,U+0964-0965,U+0B80-0BFF",
  georgian: "U+10A0-10FF,U+1C90-1CBF,U+2D00-2D2F",
  armenian: "U+0530-058F,U+FB13-FB17",
  emoji: "U+200D,U+20E3,U+2190-27BF,U+2900-2BFF,U+3030,U+303D,U+FE0E-FE0F,U+1F000-1FAFF,U+E0020-E007F",
};

/** `@font-face` rules for every family; a browser fetches a file only when text calls for it. */
export function fontFaces(urlOf: (file: string) => string): string {
  const text = Object.values(families).flatMap((family) => faces(family, urlOf));
  return [...text, scriptFontFaces(urlOf)].join("\n");
}

/** The same for the scripts beyond the text families' alphabets alone. */
export function scriptFontFaces(urlOf: (file: string) => string): string {
  const scripts = Object.entries(scriptFamilies).flatMap(([id, family]) =>
    faces(family, urlOf, Object.entries(RANGES).find(([range]) => range === id)?.[1]),
  );
  return scripts.join("\n");
}

function faces(family: FontFamily, urlOf: (file: string) => string, range?: string): string[] {
  return family.files.map(({ file, weight, italic }) =>
    [
      `@font-face{font-family:"${webFontName(family)}"`,
      `src:url("${urlOf(file)}") format("truetype")`,
      `font-weight:${weight}`,
      `font-style:${italic ? "italic" : "normal"}`,
      "font-display:block",
      ...(range ? [`unicode-range:${range}`] : []),
    ]
      .join(";")
      .concat("}"),
  );
}
