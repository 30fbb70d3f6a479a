import * as mupdf from "mupdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compose } from "../../src/domain/document/compose.ts";
import { emptyResume } from "../../src/domain/resume/resume.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { renderHtml } from "../../src/renderers/html/render-html.ts";
import type { PdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";
import { templates, themes } from "../../src/templates/registry.ts";
import { scriptResumes } from "../factories/varied-resumes.ts";
import { patientRenderer } from "../support/patient-renderer.ts";
import { pdfPieces } from "../support/pdf-lines.ts";
import { countTags, pdfStructure, structureFaults } from "../support/pdf-structure.ts";

let renderer: PdfRenderer;
beforeAll(async () => {
  renderer = await patientRenderer();
});
afterAll(() => renderer.close());

const [theme] = themes;
if (!theme) throw new Error("there is no theme");

test.each(templates)(
  "a $name PDF is tagged and says its title, author, language and links",
  async (template) => {
    const { pdf } = await renderer.render(() => compose(sampleResume, { template, theme, page: "a4" }));
    const document = mupdf.PDFDocument.openDocument(pdf, "application/pdf");
    if (!(document instanceof mupdf.PDFDocument)) throw new Error("not a PDF");
    const root = document.getTrailer().get("Root");
    expect(document.getMetaData("info:Title")).toBe("Nora Whitfield: resume");
    expect(document.getMetaData("info:Author")).toBe("Nora Whitfield");
    expect(root.get("Lang").asString()).toBe("en");
    expect(root.get("MarkInfo").get("Marked").asBoolean()).toBe(true);
    expect(root.get("StructTreeRoot").isNull()).toBe(false);
    const links = document
      .loadPage(0)
      .getLinks()
      .map((link) => link.getURI());
    expect(links.sort()).toEqual([
      "https://nora-whitfield.example.com",
      "mailto:nora.whitfield@example.com",
      "tel:+442079460958",
    ]);
  },
);

const READ_ALOUD = [
  { name: "english", resume: sampleResume },
  ...scriptResumes().filter(({ name }) => ["hebrew", "arabic", "chinese"].includes(name)),
];

test.each(templates)(
  "the structure of a $name PDF reads well aloud in either direction",
  async (template) => {
    for (const { name, resume } of READ_ALOUD) {
      const { pdf } = await renderer.render(() => compose(resume, { template, theme, page: "a4" }));
      const structure = pdfStructure(pdf);
      expect(structureFaults(structure), name).toEqual([]);
      for (const tag of ["H1", "H2", "H3", "P", "L", "LI", "Lbl", "LBody"])
        expect(countTags(structure, tag), `${name} ${tag}`).toBeGreaterThan(0);
      expect(countTags(structure, "H1"), name).toBe(1);
      expect(countTags(structure, "Link"), name).toBe(3);
    }
  },
);

test("Arabic joins lam and alef, in the PDF and in the browser", async () => {
  const arabic = scriptResumes().find(({ name }) => name === "arabic");
  const template = templates[0];
  if (!arabic || !template) throw new Error("there is no Arabic resume");
  const tree = compose(arabic.resume, { template, theme, page: "a4" });
  const { pdf } = await renderer.render(() => tree);
  // One glyph stands for both letters.
  expect(Buffer.from(pdf).toString("latin1")).toMatch(/<06270644>/);
  expect(renderHtml(tree)).not.toContain("rlig");
});

test("a narrow column starts a whole line lower, and each of its lists stands beside a rule under its heading's edge", async () => {
  const template = templates.find(({ layout }) => layout.columns);
  if (!template) throw new Error("there is no template of two columns");
  const tree = compose(sampleResume, { template, theme, page: "a4" });
  const { pdf } = await renderer.render(() => tree);
  const [pieces = []] = pdfPieces(pdf);
  const at = (text: string) => pieces.find((piece) => piece.text === text) ?? { left: 0, baseline: 0 };
  const lower = at("Skills").baseline - at("Summary").baseline;
  expect(lower).toBeCloseTo(tree.design.styles.body.line * 0.75, 1);

  const rules: { x: number; top: number; bottom: number }[] = [];
  const outline = new mupdf.StrokeState({ lineCap: "Butt", lineJoin: "Miter", lineWidth: 0, miterLimit: 0 });
  const device = new mupdf.Device({
    fillPath(path, _evenOdd, ctm) {
      const [left, top, right, bottom] = path.getBounds(outline, ctm);
      if (right - left < 4) rules.push({ x: (left + right) / 2, top, bottom });
    },
  });
  const page = mupdf.Document.openDocument(pdf, "application/pdf").loadPage(0);
  page.run(device, mupdf.Matrix.identity);
  const lists = [
    ["Skills", "TypeScript", "Technicalwriting"],
    ["Certifications", "AWSCertifiedSolutions", "CNCF(2023)"],
    ["Languages", "English(Native)", "French(Conversational)"],
  ] as const;
  expect(rules).toHaveLength(lists.length);
  for (const [index, [heading, first, last]] of lists.entries()) {
    const { x = 0, top = 0, bottom = 0 } = rules[index] ?? {};
    expect(Math.abs(x - at(heading).left), heading).toBeLessThan(1);
    expect(top > at(heading).baseline && top < at(first).baseline, heading).toBe(true);
    expect(bottom >= at(last).baseline && bottom < at(last).baseline + 6, heading).toBe(true);
  }
});

test("the same resume gives the same bytes", async () => {
  const template = templates[0];
  if (!template) throw new Error("there is no template");
  const draw = () => renderer.render(() => compose(sampleResume, { template, theme, page: "letter" }));
  const [first, second] = [await draw(), await draw()];
  expect(Buffer.compare(first.pdf, second.pdf)).toBe(0);
});

test("an empty resume is one empty page", async () => {
  for (const template of templates) {
    const { pages } = await renderer.render(() => compose(emptyResume(), { template, theme, page: "a4" }));
    expect(pages).toBe(1);
  }
});

test("a resume too long for one page says so and stays as designed", async () => {
  const [position] = sampleResume.experience;
  const template = templates[0];
  if (!position || !template) throw new Error("the sample has a position");
  const long = { ...sampleResume, experience: Array.from({ length: 12 }, () => position) };
  const compact = await renderer.render(
    (tightness) => compose(long, { template, theme, page: "a4", tightness }),
    { fit: true },
  );
  expect(compact.fit).toEqual({ fits: false, level: 0 });
  expect(compact.pages).toBeGreaterThan(1);
});
