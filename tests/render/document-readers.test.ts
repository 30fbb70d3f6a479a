import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CustomStyle } from "../../src/domain/document/style/custom-style.ts";
import { checkContent } from "../../src/domain/insights/check/check-content.ts";
import { verdictOf } from "../../src/domain/insights/check/verdict.ts";
import { parserView } from "../../src/domain/insights/parser/parser-view.ts";
import type { Resume } from "../../src/domain/resume/resume.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { readOwnPdf } from "../../src/readers/document-readers/read-own-pdf.ts";
import { pdfPages } from "../../src/readers/pdf-text.ts";
import { renderFile } from "../../src/renderers/file/render-file.ts";
import { createPdfRenderer, type PdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";
import { findTemplate, templates } from "../../src/templates/registry.ts";
import { resumeOf } from "../factories/given-resume.ts";
import { isInstalled } from "../support/installed.ts";

let pdf: PdfRenderer;
let folder: string;
beforeAll(async () => {
  pdf = await createPdfRenderer({ deadline: 30_000 });
  folder = await mkdtemp(join(tmpdir(), "candor-readers-"));
});
afterAll(async () => {
  await pdf.close();
  await rm(folder, { recursive: true });
});

async function fileOf(resume: Resume, template: string, style?: CustomStyle): Promise<Uint8Array> {
  const order = {
    template,
    theme: "signature",
    page: "a4",
    fit: false,
    part: "resume",
    format: "pdf",
    data: false,
  } as const;
  const { bytes } = await renderFile({ ...order, resume, style }, async () => pdf);
  return new Uint8Array(bytes);
}

async function check(resume: Resume, template: string, style?: CustomStyle) {
  const bytes = await fileOf(resume, template, style);
  const size = bytes.length;
  const view = parserView(resume, await readOwnPdf(bytes));
  const outcomes = checkContent(resume, {
    template: findTemplate(template) ?? expect.fail(),
    today: "2026-11-18",
    pageCount: 1,
    document: { view, bytes: size },
  });
  return { view, outcomes, verdict: verdictOf(outcomes) };
}

/** What each of the three programs does not get out of the sample in a layout; nothing in most of them. */
const LOST: Readonly<Record<string, number>> = { microsoft: 2, apple: 2 };

test.each(templates.map(({ id }) => id))(
  "three programs read the fields of our own PDF in %s",
  async (template) => {
    const { view } = await check(sampleResume, template);
    const troubled = view.fields.filter(({ by }) => by.some(({ status }) => status !== "read"));
    expect(view.fields.length).toBeGreaterThan(40);
    expect(troubled.length, JSON.stringify(troubled)).toBeLessThanOrEqual(LOST[template] ?? 0);
    // Who somebody is, where they worked and when is never among it.
    expect(troubled.filter(({ kind }) => kind !== "other")).toEqual([]);
  },
);

test.runIf(isInstalled("pdftotext", "-v")).each(["google", "microsoft"])(
  "words in the order of the file are those of pdftotext, in %s",
  async (template) => {
    const bytes = await fileOf(sampleResume, template);
    const path = join(folder, `${template}.pdf`);
    await writeFile(path, bytes);
    const { stdout } = await promisify(execFile)("pdftotext", ["-raw", path, "-"]);
    const words = (text: string) => text.split(/\s+/).filter(Boolean).join(" ");
    const stream = (await readOwnPdf(bytes)).find(({ reader }) => reader === "stream");
    expect(words(stream?.text ?? "")).toBe(words(stdout));
  },
);

test.each(templates.map(({ id }) => id))(
  "page numbers at the foot of %s are no misread",
  async (template) => {
    const plain = await check(sampleResume, template);
    const numbered = await check(sampleResume, template, { pageNumbers: true });
    expect(numbered.view.texts.find(({ reader }) => reader === "stream")?.text).toMatch(/\b1 \/ [12]\b/);
    expect(numbered.view.fields).toEqual(plain.view.fields);
  },
);

test("a narrow column that breaks lines is one finding", async () => {
  const { outcomes } = await check(sampleResume, "microsoft");
  const found = outcomes.filter(({ group, status }) => group === "readers" && status === "found");
  expect(found).toMatchObject([
    { id: "read-columns", count: 1, findings: [{ pointer: "/certifications/0", params: { fields: 2 } }] },
  ]);
});

test("600 words fit on two pages in every layout, and 800 need a third", async () => {
  for (const [positions, most] of [
    [5, 2],
    [9, Number.POSITIVE_INFINITY],
  ] as const) {
    const long = resumeOf({
      ...sampleResume,
      experience: Array.from({ length: positions }, (_, at) => ({
        title: "Engineer",
        company: `Firm ${at}`,
        period: `${2020 - at}`,
        bullets: sampleResume.experience.flatMap(({ bullets }) => bullets).slice(0, 5),
      })),
    });
    for (const { id } of templates) {
      const { pages } = await pdfPages(await fileOf(long, id));
      expect(pages.length).toBeLessThanOrEqual(most);
      expect(pages.length > 2).toBe(most > 2);
    }
  }
});

test("a resume with broken dates is never called clear, whatever else is right with it", async () => {
  const broken = resumeOf({
    ...sampleResume,
    experience: sampleResume.experience.map((item, at) => ({
      ...item,
      period: ["sometime ago", "2017/13", "a few years"][at] ?? "",
    })),
  });
  const { verdict, outcomes } = await check(broken, "google");
  expect(verdict).toBe("blocked");
  expect(outcomes.find(({ id }) => id === "read-dates")).toMatchObject({
    count: 1,
    findings: [{ params: { fields: 3 } }],
  });
});
