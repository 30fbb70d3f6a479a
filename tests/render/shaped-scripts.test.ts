import { afterAll, beforeAll, expect, test } from "vitest";
import { compose } from "../../src/domain/document/compose.ts";
import { planDocument } from "../../src/renderers/flow/plan.ts";
import { rowsOf } from "../../src/renderers/flow/rows.ts";
import type { PdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";
import { templates, themes } from "../../src/templates/registry.ts";
import { shapedScriptResumes } from "../factories/varied-resumes.ts";
import { extractionFaults } from "../support/extraction.ts";
import { extractors } from "../support/extractors.ts";
import { patientRenderer } from "../support/patient-renderer.ts";
import { openPreview, type PreviewBrowser } from "../support/preview-browser.ts";

let renderer: PdfRenderer;
let preview: PreviewBrowser;
beforeAll(async () => {
  [renderer, preview] = await Promise.all([patientRenderer(), openPreview()]);
});
afterAll(async () => {
  await Promise.all([renderer.close(), preview.close()]);
});

const [theme] = themes;
if (!theme) throw new Error("there is no theme");
const poppler = extractors.find(({ name }) => name === "pdftotext -raw");

const letters = (line: string): string => line.normalize("NFKC").replace(/\s/g, "");

// Of Bengali poppler tells too little as written to compare its lines.
test.each(shapedScriptResumes().filter(({ name }) => name !== "bengali"))(
  "preview and PDF break the same lines and pages in $name",
  async ({ resume }) => {
    for (const template of templates) {
      const [shown, { pdf, pages }] = await Promise.all([
        preview.show({ resume, template: template.id, theme: theme.id, page: "a4" }),
        renderer.render((tightness) => compose(resume, { template, theme, page: "a4", tightness })),
      ]);
      expect(pages, template.id).toBe(shown.length);
      if (!poppler) continue;
      const written = (await poppler.read(pdf)).split("\n").map(letters);
      const rows = shown.flatMap((page) => page.rows.map((row) => row.lines.map(letters)));
      // A line that goes on must end where the PDF's does; a last one may share its line with a date.
      const missing = rows.flatMap((lines) =>
        lines.filter((line, index) =>
          written.every((each) => (index < lines.length - 1 ? !each.endsWith(line) : !each.includes(line))),
        ),
      );
      expect(missing, template.id).toEqual([]);
    }
  },
  300_000,
);

/** Who finds a text of the script as it was written; decision 25 has the others. */
const FINDERS: Readonly<Record<string, readonly string[]>> = {
  devanagari: ["mupdf", "pdf.js", "pdftotext", "pdftotext -raw"],
  tamil: ["pdf.js", "pdftotext", "pdftotext -raw"],
  thai: ["mupdf", "pdf.js", "pdftotext", "pdftotext -raw"],
};

test.each(shapedScriptResumes().filter(({ name }) => FINDERS[name]))(
  "readers find every field of a resume in $name, in order",
  async ({ name, resume }) => {
    for (const template of templates) {
      const tree = compose(resume, { template, theme, page: "a4" });
      const { pdf } = await renderer.render(() => tree);
      for (const extractor of extractors.filter((each) => FINDERS[name]?.includes(each.name))) {
        const faults = extractionFaults(planDocument(tree), await extractor.read(pdf));
        expect(faults, `${template.id}, ${extractor.name}`).toEqual([]);
      }
    }
  },
  300_000,
);

test("readers find the letters of a resume in Bengali as they were written, blanks inside words aside", async () => {
  const bengali = shapedScriptResumes().find(({ name }) => name === "bengali");
  if (!bengali) throw new Error("there is no Bengali resume");
  for (const template of templates) {
    const tree = compose(bengali.resume, { template, theme, page: "a4" });
    const { pdf } = await renderer.render(() => tree);
    const texts = rowsOf(planDocument(tree)).flatMap((row) =>
      row.level === 2 ? [] : row.runs.map(({ text }) => text),
    );
    for (const { name, read } of extractors.filter((each) => each.name !== "pdftotext")) {
      const found = letters(await read(pdf));
      expect(
        texts.filter((text) => !found.includes(letters(text))),
        `${template.id}, ${name}`,
      ).toEqual([]);
    }
  }
}, 300_000);
