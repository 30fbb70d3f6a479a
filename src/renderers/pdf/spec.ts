import type { StyleName, TextStyle } from "../../domain/document/design.ts";
import type { Frame, Plan, Row } from "../flow/rows.ts";
import { families, scriptFamilies } from "../fonts/families.ts";
import { neededFamilies, neededScripts } from "../fonts/needed.ts";
import { type Atom, atomsOf } from "./logical-order.ts";

type PdfStyle = TextStyle & { fonts: string[]; rise: number; drop: number };

/** What the PDF engine is given: the plan, its type styles made exact, and the font files to load. */
export type PdfSpec = { json: string; fontFiles: string[] };

export function pdfSpec(plan: Plan): PdfSpec {
  const fallbacks = neededScripts(plan).map((id) => scriptFamilies[id].name);
  const styles: Partial<Record<StyleName, PdfStyle>> = {};
  for (const [name, style] of Object.entries(plan.design.styles)) {
    Object.assign(styles, { [name]: exactStyle(style, fallbacks) });
  }
  return {
    json: JSON.stringify({
      ...plan,
      styles,
      header: plan.header.map(withAtoms),
      side: plan.side.map(frameWithAtoms),
      main: plan.main.map(frameWithAtoms),
    }),
    fontFiles: neededFamilies(plan).flatMap((family) => family.files.map((cut) => cut.file)),
  };
}

function withAtoms(row: Row): Row & { atoms?: Atom[] } {
  const atoms = atomsOf(row);
  return atoms ? { ...row, atoms } : row;
}

function frameWithAtoms(frame: Frame): Frame {
  return { ...frame, rows: frame.rows.map(withAtoms) };
}

/** Where a browser puts the baseline in a line of this height. */
function exactStyle(style: TextStyle, fallbacks: readonly string[]): PdfStyle {
  const { name, ascent, descent } = families[style.family];
  const rise = (style.line - (ascent + descent) * style.size) / 2 + ascent * style.size;
  return { ...style, fonts: [name, ...fallbacks], rise, drop: style.line - rise };
}
