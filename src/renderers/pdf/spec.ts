import type { Design, StyleName, TextStyle } from "../../domain/document/design.ts";
import type { Frame, Plan, Row, Run } from "../flow/rows.ts";
import { families, scriptFamilies } from "../fonts/families.ts";
import { neededFamilies, neededScripts } from "../fonts/needed.ts";
import { type Atom, atomsOf } from "./logical-order.ts";

type PdfStyle = TextStyle & { fonts: string[]; rise: number; drop: number };
type PdfRun = Omit<Run, "pointer">;
/** A `short` aside surely keeps to one line, which spares the engine a table. */
type PdfRow = Omit<Row, "id" | "runs" | "aside"> & {
  runs: PdfRun[];
  aside: (PdfRun & { short: boolean }) | null;
  atoms?: Atom[];
};
type PdfFrame = { gapBefore: number; rows: PdfRow[] };

// Capitals and wide letters included: no letter of these sizes takes more than its own height.
const WIDEST_LETTER = 0.75;

/** What the PDF engine is given: the plan, its type styles made exact, and the font files to load. */
export type PdfSpec = { json: string; fontFiles: string[] };

export function pdfSpec(plan: Plan): PdfSpec {
  const { title, author, language, direction, design } = plan;
  const { styles: designed, ...measures } = design;
  const fallbacks = neededScripts(plan).map((id) => scriptFamilies[id].name);
  const styles: Partial<Record<StyleName, PdfStyle>> = {};
  for (const [name, style] of Object.entries(designed)) {
    Object.assign(styles, { [name]: exactStyle(style, fallbacks) });
  }
  const frames = (list: readonly Frame[]): PdfFrame[] =>
    list.map(({ gapBefore, rows }) => ({ gapBefore, rows: rows.map((row) => pdfRow(row, design)) }));
  return {
    json: JSON.stringify({
      ...{ title, author, language, direction, styles },
      design: measures,
      header: plan.header.map((row) => pdfRow(row, design)),
      side: frames(plan.side),
      main: frames(plan.main),
    }),
    fontFiles: neededFamilies(plan).flatMap((family) => family.files.map((cut) => cut.file)),
  };
}

function pdfRow({ id: _id, aside, separator, ...row }: Row, design: Design): PdfRow {
  const atoms = atomsOf({ ...row, id: _id, aside, separator });
  const drawn: PdfRow = {
    ...row,
    separator: separator.trimEnd(),
    runs: row.runs.map(pdfRun),
    aside: aside ? { ...pdfRun(aside), short: isShort(aside.text, design) } : null,
  };
  return atoms ? { ...drawn, atoms } : drawn;
}

function pdfRun({ pointer: _pointer, ...run }: Run): PdfRun {
  return run;
}

function isShort(text: string, { styles, entry }: Design): boolean {
  return text.length * styles.aside.size * WIDEST_LETTER < entry.asideWidth;
}

/** Where a browser puts the baseline in a line of this height. */
function exactStyle(style: TextStyle, fallbacks: readonly string[]): PdfStyle {
  const { name, ascent, descent } = families[style.family];
  const rise = (style.line - (ascent + descent) * style.size) / 2 + ascent * style.size;
  return { ...style, fonts: [name, ...fallbacks], rise, drop: style.line - rise };
}
