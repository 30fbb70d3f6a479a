import type { StyleName, TextStyle } from "../../domain/document/design.ts";
import { fromBase64 } from "../../domain/resume/photo/base64.ts";
import { findResumeLanguage } from "../../domain/resume-language/registry.ts";
import { type Frame, isPhotoBeside, type Plan, type Row, type Run } from "../flow/rows.ts";
import { families, isKerned, scriptFamilies } from "../fonts/families.ts";
import { neededFamilies, neededScripts } from "../fonts/needed.ts";
import { type PdfBlock, pdfBlocks } from "./pdf-blocks.ts";

type PdfStyle = TextStyle & {
  fonts: string[];
  kerned: boolean;
  boldKerned: boolean;
  rise: number;
  drop: number;
};
type PdfFrame = { gapBefore: number; blocks: PdfBlock[]; startsPage: boolean };

/** What the PDF engine is given: the plan, its type styles made exact, the font files to load, and the photo as a file. */
export type PdfSpec = { json: string; fontFiles: string[]; photo: Uint8Array | null };

export function pdfSpec(plan: Plan): PdfSpec {
  const { title, author, direction, design } = plan;
  // The engine knows languages without their countries.
  const [language = "en"] = plan.language.split("-");
  const { styles: designed, ...measures } = design;
  const fallbacks = neededScripts(plan).map((id) => scriptFamilies[id].name);
  const styles: Partial<Record<StyleName, PdfStyle>> = {};
  for (const [name, style] of Object.entries(designed)) {
    Object.assign(styles, { [name]: exactStyle(style, fallbacks) });
  }
  const blocks = (rows: readonly Row[]): PdfBlock[] =>
    pdfBlocks(
      rows.map((row) => (design.styles[row.style].upper ? inCapitals(row, language) : row)),
      direction,
      design,
    );
  const frames = (list: readonly Frame[]): PdfFrame[] =>
    list.map(({ gapBefore, rows, startsPage = false }) => ({ gapBefore, blocks: blocks(rows), startsPage }));
  return {
    json: JSON.stringify({
      ...{ title, author, language, direction, styles },
      design: measures,
      header: blocks(plan.header),
      photo: plan.photo && { alt: plan.photo.alt, beside: isPhotoBeside(design) },
      side: frames(plan.side),
      main: frames(plan.main),
    }),
    fontFiles: neededFamilies(plan).flatMap((family) => family.files.map((cut) => cut.file)),
    photo: plan.photo && fromBase64(plan.photo.data),
  };
}

/** As a browser does it, by language: the engine's own capitals have no Turkish "İ" and leave Greek its accents. */
function inCapitals(row: Row, language: string): Row {
  const locale = findResumeLanguage(language)?.code ?? "en";
  const capitals = (run: Run): Run => ({
    ...run,
    text: run.text.toLocaleUpperCase(locale),
    ...(run.pieces && {
      pieces: run.pieces.map((piece) => ({
        ...piece,
        text: piece.text.toLocaleUpperCase(locale),
        ...(piece.parts && {
          parts: piece.parts.map((part) => ({ ...part, text: part.text.toLocaleUpperCase(locale) })),
        }),
      })),
    }),
  });
  return { ...row, runs: row.runs.map(capitals) };
}

/** Where a browser puts the baseline in a line of this height. */
function exactStyle(style: TextStyle, fallbacks: readonly string[]): PdfStyle {
  const { name, ascent, descent } = families[style.family];
  const rise = (style.line - (ascent + descent) * style.size) / 2 + ascent * style.size;
  return {
    ...style,
    fonts: [name, ...fallbacks],
    kerned: isKerned(style),
    boldKerned: isKerned({ ...style, weight: 600 }),
    rise,
    drop: style.line - rise,
  };
}
