import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compose } from "../../src/domain/document/compose.ts";
import type { PageFormat } from "../../src/domain/document/design.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import type { PdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";
import { findTheme, templates, themes } from "../../src/templates/registry.ts";
import { careers } from "../factories/careers/careers.ts";
import { customStyles } from "../factories/custom-styles.ts";
import { editHistory, shownBy } from "../factories/edit-history.ts";
import { everyField } from "../factories/every-field.ts";
import { resumeOf } from "../factories/given-resume.ts";
import { latinResumes, scriptResumes } from "../factories/varied-resumes.ts";
import { compareLines } from "../support/compare-lines.ts";
import { effort, rotated } from "../support/effort.ts";
import { withMarks } from "../support/marked-tree.ts";
import { patientRenderer } from "../support/patient-renderer.ts";
import { pdfPieces } from "../support/pdf-lines.ts";
import { openPreview, type PreviewBrowser } from "../support/preview-browser.ts";

let renderer: PdfRenderer;
let preview: PreviewBrowser;

beforeAll(async () => {
  [renderer, preview] = await Promise.all([patientRenderer(), openPreview()]);
});
afterAll(async () => {
  await Promise.all([renderer.close(), preview.close()]);
});

const scripts = scriptResumes();
const resumes = [
  ...careers,
  ...scripts.slice(0, effort(3, scripts.length)),
  ...everyField([...scripts.slice(0, effort(5, scripts.length)), ...latinResumes(effort(3, 68))]),
];
const LAYOUT_STEP = effort(2, 1);
const formats: readonly PageFormat[] = ["a4", "letter"];

test("preview and PDF break the same lines and the same pages", async () => {
  let turn = 0;
  let paragraphs = 0;
  const broken: string[] = [];
  const pages: string[] = [];
  const differing = new Set<string>();
  for (const [index, { name, resume }] of resumes.entries()) {
    for (const template of rotated(templates, index, LAYOUT_STEP)) {
      const theme = themes[turn % themes.length] ?? themes[0];
      const page = formats[turn % formats.length] ?? "a4";
      const marked = turn % 2 === 1;
      turn += 1;
      if (!theme) throw new Error("there is no theme");
      const [shown, { pdf }] = await Promise.all([
        preview.show({ resume, template: template.id, theme: theme.id, page, marked }),
        renderer.render((tightness) => {
          const tree = compose(resume, { template, theme, page, tightness });
          return marked ? withMarks(tree) : tree;
        }),
      ]);
      const result = compareLines(shown, pdfPieces(pdf));
      const label = `${name} ${template.id} ${theme.id} ${page}`;
      paragraphs += result.paragraphs;
      broken.push(...result.broken.map((fault) => `${label}: ${fault}`));
      if (result.pagesAgree && result.firstLinesAgree) continue;
      pages.push(label);
      differing.add(name);
    }
  }
  expect(turn).toBe((resumes.length * templates.length) / LAYOUT_STEP);
  expect(paragraphs).toBeGreaterThan(turn * 10);
  expect(broken.length / paragraphs, broken.join("\n")).toBeLessThanOrEqual(0.01);
  expect(differing.size / resumes.length, pages.join("\n")).toBeLessThanOrEqual(0.02);
}, 600_000);

test("preview and PDF break the same lines and the same pages in designs of people's own", async () => {
  let paragraphs = 0;
  const faults: string[] = [];
  for (const [index, style] of customStyles.entries()) {
    const { name, resume } = resumes[(index * 3) % resumes.length] ?? {
      name: "sample",
      resume: sampleResume,
    };
    for (const template of rotated(templates, index, effort(3, 1))) {
      const theme = themes[index % themes.length] ?? themes[0];
      const page = formats[index % formats.length] ?? "a4";
      if (!theme) throw new Error("there is no theme");
      const fit = index % 5 === 4;
      const [shown, { pdf }] = await Promise.all([
        preview.show({ resume, template: template.id, theme: theme.id, page, style, fit }),
        renderer.render((tightness) => compose(resume, { template, theme, page, style, tightness }), { fit }),
      ]);
      const result = compareLines(shown, pdfPieces(pdf));
      const label = `${name} ${template.id} ${theme.id} ${page} ${JSON.stringify(style)}`;
      paragraphs += result.paragraphs;
      faults.push(...result.broken.map((fault) => `${label}: ${fault}`));
      if (!result.pagesAgree || !result.firstLinesAgree) faults.push(`${label}: other pages`);
    }
  }
  expect(paragraphs).toBeGreaterThan(customStyles.length * 10);
  expect(faults).toEqual([]);
}, 600_000);

test("a small kana or a long sound begins no line, in preview and PDF alike", async () => {
  const [template, theme] = [templates[0], findTheme("signature")];
  if (!template || !theme) throw new Error("there is no template");
  // Before them letters of one width, one more from line to line: at some the line ends just there.
  const bullets = Array.from({ length: 40 }, (_, more) => `${"処".repeat(more + 25)}チームのライティング`);
  const job = { title: "開発", company: "例", period: "2019 – 2021", bullets };
  for (const language of [undefined, "ja"] as const) {
    const resume = resumeOf({ name: "山田 花子", experience: [job], ...(language && { language }) });
    const [shown, { pdf }] = await Promise.all([
      preview.show({ resume, template: template.id, theme: theme.id, page: "a4" }),
      renderer.render((tightness) => compose(resume, { template, theme, page: "a4", tightness })),
    ]);
    const result = compareLines(shown, pdfPieces(pdf));
    expect(result.paragraphs).toBeGreaterThan(40);
    expect(result.broken, language).toEqual([]);
  }
}, 120_000);

test("a title that just fills the room beside its date keeps to its line in preview and PDF", async () => {
  const theme = findTheme("signature");
  if (!theme) throw new Error("there is no theme");
  // Words of growing width: among them are some that leave less than a space.
  const titles = (end: string) =>
    Array.from({ length: 40 }, (_, more) => `${"n".repeat(15)} ${"n".repeat(more + 6)}${end}`);
  for (const template of templates) {
    for (const end of ["", "ii", "ti"]) {
      const jobs = titles(end).map((title) => ({
        title,
        company: "Acme",
        period: "2019 – 2021",
        bullets: [],
      }));
      const resume = resumeOf({ name: "Ann Lee", experience: jobs });
      const [shown, { pdf }] = await Promise.all([
        preview.show({ resume, template: template.id, theme: theme.id, page: "a4" }),
        renderer.render((tightness) => compose(resume, { template, theme, page: "a4", tightness })),
      ]);
      expect(compareLines(shown, pdfPieces(pdf)).broken, template.name).toEqual([]);
    }
  }
});

test("preview and PDF give way alike to fit one page", async () => {
  const theme = findTheme("signature");
  if (!theme) throw new Error("there is no theme");
  for (const template of templates) {
    const [shown, made] = await Promise.all([
      preview.show({ resume: sampleResume, template: template.id, theme: theme.id, page: "a4", fit: true }),
      renderer.render((tightness) => compose(sampleResume, { template, theme, page: "a4", tightness }), {
        fit: true,
      }),
    ]);
    expect(made).toMatchObject({ pages: 1, fit: { fits: true } });
    expect(shown).toHaveLength(1);
    expect(compareLines(shown, pdfPieces(made.pdf)).broken).toEqual([]);
  }
});

test("after any history of edits, a page is fitted as by a preview that never saw them", async () => {
  await preview.show({ resume: sampleResume, template: "google", theme: "signature", page: "a4", fit: true });
  const levels = new Set<number | null>();
  await fc.assert(
    fc.asyncProperty(editHistory, async (edits) => {
      for (const { kept, fresh, differs } of await preview.history(shownBy(edits))) {
        expect(kept).toEqual(fresh);
        expect(differs).toBe(null);
        levels.add(kept.fit && (kept.fit.fits ? kept.fit.level : -1));
      }
    }),
    { numRuns: effort(6, 200), seed: 6, endOnFailure: true },
  );
  // As designed, given way several ways, too long for any: all of it was met.
  expect([...levels]).toEqual(expect.arrayContaining([0, -1, null]));
  expect(levels.size).toBeGreaterThan(4);
}, 600_000);

test("a keystroke reaches the page within a frame", async () => {
  const shown = { resume: sampleResume, template: "google", theme: "signature", page: "a4" } as const;
  const times = (await preview.keystrokes(shown, 40)).slice(10).sort((a, b) => a - b);
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(16);
});
