import { afterAll, beforeAll, expect, test } from "vitest";
import { compose } from "../../src/domain/document/compose.ts";
import { planDocument } from "../../src/renderers/flow/plan.ts";
import type { Plan } from "../../src/renderers/flow/rows.ts";
import type { PdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";
import { templates, themes } from "../../src/templates/registry.ts";
import { latinResumes } from "../factories/varied-resumes.ts";
import { effort } from "../support/effort.ts";
import { patientRenderer } from "../support/patient-renderer.ts";
import { pdfPieces } from "../support/pdf-lines.ts";

let renderer: PdfRenderer;
beforeAll(async () => {
  renderer = await patientRenderer();
});
afterAll(() => renderer.close());

const tight = (text: string): string => text.replace(/[\s•]/g, "");

/** The ends of every heading and title: a page's column that ends with one has parted it from what follows. */
function stickyEnds(plan: Plan): Set<string> {
  const { heading } = plan.design.styles;
  const rows = [...plan.main, ...plan.side].flatMap((frame) => frame.rows);
  const free = new Set(
    rows.filter((row) => !row.sticky).flatMap((row) => row.runs.map((run) => tight(run.text))),
  );
  const ends = rows
    .filter((row) => row.sticky)
    .map((row) => {
      const text = tight(row.runs.map((run) => run.text).join(""));
      return row.kind === "heading" && heading.upper ? text.toUpperCase() : text;
    });
  return new Set(ends.filter((text) => !free.has(text)));
}

test("no heading and no entry's title ends a page", async () => {
  const faults: string[] = [];
  let turns = 0;
  for (const [index, { name, resume }] of latinResumes(effort(12, 200)).entries()) {
    const template = templates[index % templates.length];
    const theme = themes[index % themes.length];
    if (!template || !theme) throw new Error("nothing to draw with");
    const tree = compose(resume, { template, theme, page: index % 2 === 0 ? "a4" : "letter" });
    const { pdf } = await renderer.render(() => tree);
    const ends = stickyEnds(planDocument(tree));
    for (const page of pdfPieces(pdf).slice(0, -1)) {
      turns += 1;
      const last = page.at(-1)?.text ?? "";
      if (ends.has(tight(last))) faults.push(`${name} ${template.id}: ${last}`);
    }
  }
  expect(turns).toBeGreaterThan(effort(2, 50));
  expect(faults).toEqual([]);
}, 300_000);
