import type { FontFamilyId } from "../../domain/document/design.ts";

/** One static font file, named by its place in the `@expo-google-fonts` packages. */
export type FontFile = { file: string; weight: 400 | 600; italic: boolean };

export type FontFamily = {
  /** The name inside the font file, which the PDF engine looks up. */
  name: string;
  ascent: number;
  descent: number;
  files: readonly FontFile[];
};

function cuts(folder: string, stem: string, italic: boolean): FontFile[] {
  const file = (cut: string): string => `${folder}/${cut}/${stem}_${cut}.ttf`;
  const upright: FontFile[] = [
    { file: file("400Regular"), weight: 400, italic: false },
    { file: file("600SemiBold"), weight: 600, italic: false },
  ];
  return italic ? [...upright, { file: file("400Regular_Italic"), weight: 400, italic: true }] : upright;
}

function family(
  name: string,
  ascent: number,
  descent: number,
  folder: string,
  stem: string,
  italic = true,
): FontFamily {
  return { name, ascent, descent, files: cuts(folder, stem, italic) };
}

/** All of them write Latin, Greek, Cyrillic, Turkish and Vietnamese. */
export const families: Record<FontFamilyId, FontFamily> = {
  inter: family("Inter", 1984 / 2048, 494 / 2048, "inter", "Inter"),
  "source-sans": family("Source Sans 3", 1.024, 0.4, "source-sans-3", "SourceSans3"),
  "plex-sans": family("IBM Plex Sans", 1.025, 0.275, "ibm-plex-sans", "IBMPlexSans"),
  "source-serif": family("Source Serif 4", 1.036, 0.335, "source-serif-4", "SourceSerif4"),
  garamond: family("EB Garamond", 1.007, 0.298, "eb-garamond", "EBGaramond"),
  literata: family("Literata", 1.177, 0.308, "literata", "Literata"),
};

const SANS = `system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif`;
const SERIF = `Charter,"Iowan Old Style",Georgia,Cambria,"Times New Roman",serif`;

/** What stands in where a page has no font files: without it a browser takes its own default for everything. */
export const systemStacks: Record<FontFamilyId, string> = {
  inter: SANS,
  "source-sans": SANS,
  "plex-sans": SANS,
  "source-serif": SERIF,
  garamond: SERIF,
  literata: SERIF,
};

/** Loaded only when the text is written in them. */
export const scriptFamilies = {
  arabic: family("IBM Plex Sans Arabic", 1.085, 0.415, "ibm-plex-sans-arabic", "IBMPlexSansArabic", false),
  hebrew: family("Noto Sans Hebrew", 1.068, 0.292, "noto-sans-hebrew", "NotoSansHebrew", false),
  chinese: family("Noto Sans SC", 1.16, 0.288, "noto-sans-sc", "NotoSansSC", false),
  japanese: family("Noto Sans JP", 1.16, 0.288, "noto-sans-jp", "NotoSansJP", false),
  korean: family("Noto Sans KR", 1.16, 0.288, "noto-sans-kr", "NotoSansKR", false),
  thai: family("Noto Sans Thai", 1.061, 0.45, "noto-sans-thai", "NotoSansThai", false),
  devanagari: family(
    "Noto Sans Devanagari",
    0.896,
    0.408,
    "noto-sans-devanagari",
    "NotoSansDevanagari",
    false,
  ),
  bengali: family("Noto Sans Bengali", 0.917, 0.408, "noto-sans-bengali", "NotoSansBengali", false),
  tamil: family("Noto Sans Tamil", 0.87, 0.37, "noto-sans-tamil", "NotoSansTamil", false),
  georgian: family("Noto Sans Georgian", 1.068, 0.292, "noto-sans-georgian", "NotoSansGeorgian", false),
  armenian: family("Noto Sans Armenian", 1.068, 0.292, "noto-sans-armenian", "NotoSansArmenian", false),
  emoji: family("Noto Emoji", 1900 / 2048, 500 / 2048, "noto-emoji", "NotoEmoji", false),
} as const satisfies Record<string, FontFamily>;

export type ScriptId = keyof typeof scriptFamilies;

/** Literata's semi-bold draws two slashes so close together that readers of PDF text take them for two lines. */
export function isKerned({ family, weight }: { family: FontFamilyId; weight: number }): boolean {
  return family !== "literata" || weight !== 600;
}
