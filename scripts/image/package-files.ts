import { families, scriptFamilies } from "../../src/renderers/fonts/families.ts";

/** The font files that documents are set in, as `family-folder/cut/file.ttf`. */
const fontFiles = new Set(
  [...Object.values(families), ...Object.values(scriptFamilies)].flatMap(({ files }) =>
    files.map(({ file }) => file),
  ),
);

const FONTS = "@expo-google-fonts/";
const LICENCE = /(?:^|\/)(?:licen[cs]e|copying|notice|ofl)[^/]*$/i;
/** Types, sources of types, and what only a debugger or a reader opens. */
const UNUSED = /\.(?:map|[cm]?tsx?|md|markdown)$/;

/** Large packages of which a few files are loaded. */
const PARTS: Readonly<Record<string, RegExp>> = {
  docx: /^dist\/index\.mjs$/,
  "pdfjs-dist": /^legacy\/build\/pdf(?:\.worker)?\.mjs$/,
};

/** Whether a file of a package belongs into what we ship: what is loaded, and under which terms. */
export function isShipped(packageName: string, file: string): boolean {
  if (file === "package.json" || LICENCE.test(file)) return true;
  if (packageName.startsWith(FONTS)) return fontFiles.has(`${packageName.slice(FONTS.length)}/${file}`);
  return PARTS[packageName]?.test(file) ?? !UNUSED.test(file);
}
