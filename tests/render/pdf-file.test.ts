import * as mupdf from "mupdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compose } from "../../src/domain/document/compose.ts";
import { emptyResume } from "../../src/domain/resume/resume.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import type { PdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";
import { templates, themes } from "../../src/templates/registry.ts";
import { patientRenderer } from "../support/patient-renderer.ts";

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

test.each(templates)("the structure of a $name PDF has headings, paragraphs and lists", async (template) => {
  const { pdf } = await renderer.render(() => compose(sampleResume, { template, theme, page: "a4" }));
  const text = Buffer.from(pdf).toString("latin1");
  for (const tag of ["H1", "H2", "H3", "P", "L", "LI", "Lbl", "LBody", "Link"])
    expect(text).toContain(`/S /${tag}\n`);
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
