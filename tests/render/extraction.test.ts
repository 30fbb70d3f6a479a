import { afterAll, beforeAll, expect, test } from "vitest";
import { compose } from "../../src/domain/document/compose.ts";
import type { DocumentTree } from "../../src/domain/document/nodes.ts";
import { planDocument } from "../../src/renderers/flow/plan.ts";
import type { PdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";
import { templates, themes } from "../../src/templates/registry.ts";
import { careers } from "../factories/careers/careers.ts";
import { everyField } from "../factories/every-field.ts";
import { latinResumes, scriptResumes } from "../factories/varied-resumes.ts";
import { effort, rotated } from "../support/effort.ts";
import { extractionFaults } from "../support/extraction.ts";
import { extractors } from "../support/extractors.ts";
import { withMarks } from "../support/marked-tree.ts";
import { patientRenderer } from "../support/patient-renderer.ts";

let renderer: PdfRenderer;
beforeAll(async () => {
  renderer = await patientRenderer();
});
afterAll(() => renderer.close());

const resumes = [
  ...careers,
  ...scriptResumes(),
  ...everyField([...scriptResumes(1), ...latinResumes(effort(3, 68))]),
];

/**
 * A page that the longer of two columns does not fill. Readers go page by page: where both columns go on to the next one, what the
 * page's end divides is read with the other column between its parts, in any layout of two columns.
 */
function onOnePage(tree: DocumentTree): DocumentTree {
  const { page } = tree.design;
  return { ...tree, design: { ...tree.design, page: { ...page, height: page.height * 4 } } };
}

test.each(templates)(
  "every extractor finds every field of a $name resume, in order, in every script",
  async (template) => {
    const faults: string[] = [];
    const turn = templates.indexOf(template);
    for (const { name, resume } of rotated(resumes, turn, effort(2, 1))) {
      const index = resumes.findIndex((each) => each.resume === resume);
      const theme = themes[index % themes.length];
      if (!theme) throw new Error("there is no theme");
      const plain = compose(resume, { template, theme, page: "a4" });
      const marked = index % 2 === 0 ? plain : withMarks(plain);
      const tree = resume.volunteering && marked.side.length > 0 ? onOnePage(marked) : marked;
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
