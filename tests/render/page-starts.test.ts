import * as mupdf from "mupdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compose } from "../../src/domain/document/compose.ts";
import type { Template } from "../../src/domain/document/design.ts";
import type { Resume } from "../../src/domain/resume/resume.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { planDocument } from "../../src/renderers/flow/plan.ts";
import type { Plan } from "../../src/renderers/flow/rows.ts";
import type { PdfAnswer } from "../../src/renderers/pdf/job.ts";
import type { PdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";
import { findTheme, templates } from "../../src/templates/registry.ts";
import { compareLines } from "../support/compare-lines.ts";
import { patientRenderer } from "../support/patient-renderer.ts";
import { type PdfPiece, pdfPieces } from "../support/pdf-lines.ts";
import { openPreview, type PreviewBrowser } from "../support/preview-browser.ts";
import type { ShownPage } from "../support/preview-entry.ts";

let renderer: PdfRenderer;
let preview: PreviewBrowser;
beforeAll(async () => {
  [renderer, preview] = await Promise.all([patientRenderer(), openPreview()]);
});
afterAll(async () => {
  await Promise.all([renderer.close(), preview.close()]);
});

const found = findTheme("signature");
if (!found) throw new Error("there is no theme");
const theme = found;
const PT = 0.75;
const [, secondJob] = sampleResume.experience;
if (!secondJob) throw new Error("the sample has one job");

const withSection: Resume = { ...sampleResume, sectionOptions: { education: { startsPage: true } } };
const withEntry: Resume = {
  ...sampleResume,
  experience: sampleResume.experience.map((job) => (job === secondJob ? { ...job, startsPage: true } : job)),
};
const withRole: Resume = {
  ...sampleResume,
  experience: withEntry.experience.map((job) => (job.startsPage ? { ...job, sameEmployer: true } : job)),
};
const cases = templates.flatMap((template) => [
  { template, what: "a section", resume: withSection, text: "Education", pointer: "/education" },
  { template, what: "an entry", resume: withEntry, text: secondJob.title, pointer: "/experience/1/title" },
  {
    template,
    what: "a later role at an employer",
    resume: withRole,
    text: secondJob.title,
    pointer: "/experience/1/title",
  },
]);

type Drawn = { plan: Plan; made: PdfAnswer; shown: ShownPage[]; pieces: PdfPiece[][] };

function planOf(resume: Resume, template: Template): Plan {
  return planDocument(compose(resume, { template, theme, page: "a4" }));
}

async function drawn(resume: Resume, template: Template, fit = false): Promise<Drawn> {
  const at = (tightness: number) => compose(resume, { template, theme, page: "a4", tightness });
  const [made, shown] = await Promise.all([
    renderer.render(at, { fit }),
    preview.show({ resume, template: template.id, theme: theme.id, page: "a4", fit }),
  ]);
  return { plan: planOf(resume, template), made, shown, pieces: pdfPieces(made.pdf) };
}

/** What stands at the top of each page's main column in the file. */
function topsInPdf({ plan, pieces }: Drawn): string[] {
  const { page, columns } = plan.design;
  const edge = columns && plan.side.length > 0 ? page.marginX + columns.sideWidth + columns.gap / 2 : 0;
  return pieces.map(
    (all) =>
      all.filter(({ left }) => left >= edge * PT).toSorted((one, other) => one.baseline - other.baseline)[0]
        ?.text ?? "",
  );
}

/** And in the preview: the first row that is none of the side column. */
function topsInPreview({ plan, shown }: Drawn): string[] {
  const aside = new Set(
    plan.side.flatMap((frame) => [
      frame.pointer,
      ...frame.rows.flatMap(({ runs }) => runs.map((run) => run.pointer)),
    ]),
  );
  return shown.map(({ rows }) => rows.find(({ pointer }) => !aside.has(pointer))?.pointer ?? "");
}

test.each(cases)(
  "$what that begins a page stands at its top in preview and PDF of $template.name",
  async ({ template, resume, text, pointer }) => {
    const usual = await drawn(sampleResume, template);
    expect(topsInPreview(usual)).not.toContain(pointer);
    const forced = await drawn(resume, template);
    const tight = text.replaceAll(" ", "").toLowerCase();
    const page = topsInPreview(forced).indexOf(pointer);
    expect(page).toBeGreaterThan(0);
    expect(topsInPdf(forced)[page]?.toLowerCase().startsWith(tight)).toBe(true);
    expect(forced.pieces[page - 1]?.length).toBeGreaterThan(0);
    expect(compareLines(forced.shown, forced.pieces)).toMatchObject({ broken: [], pagesAgree: true });
  },
);

test.each(templates)(
  "fitting $name to one page gives up where a break is asked for, and says so",
  async (template) => {
    expect((await drawn(sampleResume, template, true)).made).toMatchObject({ pages: 1, fit: { fits: true } });
    for (const resume of [withSection, withEntry]) {
      const { made, shown } = await drawn(resume, template, true);
      const pages = mupdf.Document.openDocument(made.pdf, "application/pdf").countPages();
      expect(pages).toBeGreaterThan(1);
      expect(made).toMatchObject({ pages, fit: { fits: false, level: 0 } });
      expect(shown).toHaveLength(pages);
    }
  },
);

test.each(templates)(
  "what stands first in its column of $name begins no page of its own",
  async (template) => {
    const [first, ...jobs] = sampleResume.experience;
    if (!first) throw new Error("the sample has no job");
    const resume: Resume = {
      ...sampleResume,
      summary: "",
      experience: [{ ...first, startsPage: true }, ...jobs],
      sectionOptions: { experience: { startsPage: true } },
    };
    const { made, shown } = await drawn(resume, template, true);
    expect(made).toMatchObject({ pages: 1, fit: { fits: true } });
    expect(shown).toHaveLength(1);
  },
);

test("a section of a narrow column begins a page of that column alone", async () => {
  const narrow = templates.filter((template) => planOf(sampleResume, template).side.length > 1);
  expect(narrow.length).toBeGreaterThan(0);
  for (const template of narrow) {
    const { pointer = "", section = "" } = planOf(sampleResume, template).side.at(-1) ?? {};
    const usual = await drawn(sampleResume, template);
    const forced = await drawn(
      { ...sampleResume, sectionOptions: { [section]: { startsPage: true } } },
      template,
    );
    const isThere = ({ rows }: ShownPage): boolean => rows.some((row) => row.pointer === pointer);
    expect([usual.shown.findIndex(isThere), forced.shown.findIndex(isThere)]).toEqual([0, 1]);
    expect(topsInPreview(forced)).toEqual(topsInPreview(usual));
    expect(compareLines(forced.shown, forced.pieces)).toMatchObject({ broken: [], pagesAgree: true });
  }
});
