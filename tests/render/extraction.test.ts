import { afterAll, beforeAll, expect, test } from "vitest";
import { compose } from "../../src/domain/document/compose.ts";
import { planDocument } from "../../src/renderers/flow/plan.ts";
import type { PdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";
import { templates, themes } from "../../src/templates/registry.ts";
import { everyField } from "../factories/every-field.ts";
import { latinResumes, scriptResumes } from "../factories/varied-resumes.ts";
import { effort } from "../support/effort.ts";
import { extractionFaults } from "../support/extraction.ts";
import { extractors } from "../support/extractors.ts";
import { withMarks } from "../support/marked-tree.ts";
import { patientRenderer } from "../support/patient-renderer.ts";

let renderer: PdfRenderer;
beforeAll(async () => {
  renderer = await patientRenderer();
});
afterAll(() => renderer.close());

const resumes = [...scriptResumes(), ...everyField([...scriptResumes(1), ...latinResumes(effort(3, 68))])];

test.each(templates)(
  "every extractor finds every field of a $name resume, in order, in every script",
  async (template) => {
    const faults: string[] = [];
    for (const [index, { name, resume }] of resumes.entries()) {
      const theme = themes[index % themes.length];
      if (!theme) throw new Error("there is no theme");
      const plain = compose(resume, { template, theme, page: "a4" });
      const tree = index % 2 === 0 ? plain : withMarks(plain);
      const { pdf } = await renderer.render(() => tree);
      for (const extractor of extractors) {
        const found = extractionFaults(planDocument(tree), await extractor.read(pdf));
        for (const { fault, text } of found) faults.push(`${name}, ${extractor.name}: ${fault}: ${text}`);
      }
    }
    expect(faults).toEqual([]);
  },
  600_000,
);
