import { afterAll, beforeAll, expect, test } from "vitest";
import { compose } from "../../src/domain/document/compose.ts";
import type { DocumentTree } from "../../src/domain/document/nodes.ts";
import { planDocument } from "../../src/renderers/flow/plan.ts";
import type { PdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";
import { templates, themes } from "../../src/templates/registry.ts";
import { careers } from "../factories/careers/careers.ts";
import { customStyles } from "../factories/custom-styles.ts";
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

/** What the foot of each page says, and the text without it: between two pages it stands inside a sentence. */
function withoutPageNumbers(extracted: string): { numbers: string[]; text: string } {
  // Some readers put signs of direction around it.
  const text = extracted.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
  const number = /^[\s\f]*(\d+) ?\/ ?(\d+)[\s\f]*$/gm;
  return {
    numbers: [...text.matchAll(number)].map(([, page]) => page ?? ""),
    text: text.replace(number, ""),
  };
}

test("every extractor finds every field in designs of people's own, and the number of each page", async () => {
  const faults: string[] = [];
  for (const [index, style] of rotated(customStyles, 0, effort(2, 1)).entries()) {
    const { name, resume } = resumes[(index * 5) % resumes.length] ?? {};
    const template = templates[index % templates.length];
    const theme = themes[(index * 3) % themes.length];
    if (!name || !resume || !template || !theme) throw new Error("there is no design");
    const composed = compose(resume, { template, theme, page: "a4", style });
    const tree = composed.side.length > 0 ? onOnePage(composed) : composed;
    const { pdf, pages } = await renderer.render(() => tree);
    for (const extractor of extractors) {
      const read = withoutPageNumbers(await extractor.read(pdf));
      const label = `${name}, ${template.id}, ${extractor.name}, ${JSON.stringify(style)}`;
      for (const { fault, text } of extractionFaults(planDocument(tree), read.text))
        faults.push(`${label}: ${fault}: ${text}`);
      const wanted = style.pageNumbers ? Array.from({ length: pages }, (_, page) => String(page + 1)) : [];
      if (read.numbers.join() !== wanted.join())
        faults.push(`${label}: pages ${read.numbers}, not ${wanted}`);
    }
  }
  expect(faults).toEqual([]);
}, 600_000);
