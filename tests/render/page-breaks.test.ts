import { afterAll, beforeAll, expect, test } from "vitest";
import { compose } from "../../src/domain/document/compose.ts";
import { planDocument } from "../../src/renderers/flow/plan.ts";
import type { Plan, Row } from "../../src/renderers/flow/rows.ts";
import type { PdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";
import { templates, themes } from "../../src/templates/registry.ts";
import { everyField } from "../factories/every-field.ts";
import { latinResumes } from "../factories/varied-resumes.ts";
import { effort } from "../support/effort.ts";
import { patientRenderer } from "../support/patient-renderer.ts";
import { type PdfPiece, pdfPieces } from "../support/pdf-lines.ts";

let renderer: PdfRenderer;
beforeAll(async () => {
  renderer = await patientRenderer();
});
afterAll(() => renderer.close());

const tight = (text: string): string => text.replace(/[\s•]/g, "");

type Column = { rows: readonly Row[]; holds(piece: PdfPiece): boolean };

const PT = 0.75;

/** The columns of a page; where there are two, the line between them decides. */
function columnsOf({ design, main, side }: Plan): Column[] {
  const rowsIn = (frames: Plan["main"]): Row[] => frames.flatMap((frame) => frame.rows);
  const { page, columns } = design;
  if (!columns || side.length === 0) return [{ rows: rowsIn(main), holds: () => true }];
  const edge = (page.marginX + columns.sideWidth + columns.gap / 2) * PT;
  return [
    { rows: rowsIn(side), holds: (piece) => piece.left < edge },
    { rows: rowsIn(main), holds: (piece) => piece.left >= edge },
  ];
}

/** What stands alone in the last line of the column, and so has been parted from what follows it. */
function parted({ rows, holds }: Column, plan: Plan, page: readonly PdfPiece[]): string | null {
  const bottom = page.filter(holds).at(-1);
  if (!bottom) return null;
  const last = tight(bottom.text);
  const written = (row: Row): string => {
    const text = tight(row.runs.map((run) => run.text).join(""));
    return plan.design.styles[row.style].upper ? text.toUpperCase() : text;
  };
  // A title that wraps ends with some of its words, and its date may stand beside any of its lines.
  const isEndOf = (row: Row): boolean => {
    const date = tight(row.aside?.text ?? "");
    const ends = [written(row), `${written(row)}${date}`, date];
    return ends.some((end) => end === last || (last.length >= 3 && end.endsWith(last)));
  };
  if (rows.some((row) => !row.sticky && written(row).endsWith(last))) return null;
  return rows.some((row) => row.sticky && isEndOf(row)) ? bottom.text : null;
}

const varied = latinResumes(effort(24, 200));
/** Every other one with all that a resume may hold. */
const resumes = everyField(varied).map((full, index) => (index % 2 === 0 ? full : (varied[index] ?? full)));

test("no heading and no entry's title ends a column of a page", async () => {
  const faults: string[] = [];
  let turns = 0;
  for (const [index, { name, resume }] of resumes.entries()) {
    const template = templates[index % templates.length];
    const theme = themes[index % themes.length];
    if (!template || !theme) throw new Error("nothing to draw with");
    const tree = compose(resume, { template, theme, page: index % 2 === 0 ? "a4" : "letter" });
    const { pdf } = await renderer.render(() => tree);
    const plan = planDocument(tree);
    for (const page of pdfPieces(pdf).slice(0, -1)) {
      turns += 1;
      for (const column of columnsOf(plan)) {
        const last = parted(column, plan, page);
        if (last !== null) faults.push(`${name} ${template.id}: ${last}`);
      }
    }
  }
  expect(turns).toBeGreaterThan(effort(6, 50));
  expect(faults).toEqual([]);
}, 300_000);
