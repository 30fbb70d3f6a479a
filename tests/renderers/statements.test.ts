import { afterAll, beforeAll, expect, test } from "vitest";
import { compose } from "../../src/domain/document/compose.ts";
import { composeLetter } from "../../src/domain/document/compose-letter.ts";
import { DOCUMENT_PARTS, FILE_FORMATS } from "../../src/domain/files/file-format.ts";
import { checkContent } from "../../src/domain/insights/check/check-content.ts";
import { prepareInterview } from "../../src/domain/insights/interview/prepare-interview.ts";
import { draftLetter } from "../../src/domain/insights/letter/draft-letter.ts";
import { resumeText } from "../../src/domain/insights/letter/resume-text.ts";
import { matchJob } from "../../src/domain/insights/match/match-job.ts";
import { parserView } from "../../src/domain/insights/parser/parser-view.ts";
import type { Resume } from "../../src/domain/resume/resume.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { renderFile } from "../../src/renderers/file/render-file.ts";
import { createPdfRenderer, type PdfRenderer } from "../../src/renderers/pdf/render-pdf.ts";
import { templates, themes } from "../../src/templates/registry.ts";
import { checkedTexts } from "../../src/web/features/editor/insights/spelling/checked-texts.ts";

/** Asked for by the ad, found by every check, and in a script that no font of a PDF writes. */
const STATEMENT = "Led 40 people with Kubernetes และ Terraform, jane@elsewhere.example";
const AD = "We need Kubernetes and Terraform. You lead a team of 40 people.";

const plain: Resume = { ...sampleResume, coverLetter: "Dear reader" };
const confirmed: Resume = {
  ...plain,
  statements: [STATEMENT],
  experience: plain.experience.map((item) => ({
    ...item,
    statements: [STATEMENT, { text: STATEMENT, line: STATEMENT }],
  })),
  projects: plain.projects.map((item) => ({ ...item, statements: [STATEMENT] })),
};
const [theme] = themes;

let pdf: PdfRenderer;
beforeAll(async () => {
  pdf = await createPdfRenderer({ deadline: 30_000 });
});
afterAll(() => pdf.close());

test("no template draws a statement, in the resume or in the letter", () => {
  for (const template of templates) {
    const options = { template, theme: theme ?? expect.fail(), page: "a4" } as const;
    expect(compose(confirmed, options)).toEqual(compose(plain, options));
    expect(composeLetter(confirmed, options)).toEqual(composeLetter(plain, options));
  }
});

test.each(FILE_FORMATS)("a file as %s is the same with statements and without", async (format) => {
  for (const part of DOCUMENT_PARTS) {
    const order = { template: "google", theme: "signature", page: "a4", fit: false, part, format } as const;
    const [one, other] = await Promise.all(
      [plain, confirmed].map((resume) => renderFile({ ...order, resume }, async () => pdf)),
    );
    expect(other?.unwritten).toEqual(one?.unwritten);
    expect(Buffer.compare(other?.bytes ?? expect.fail(), one?.bytes ?? expect.fail())).toBe(0);
  }
});

test("no insight counts a statement", () => {
  const answers = (resume: Resume) => ({
    check: checkContent(resume, { template: templates[0] ?? expect.fail(), today: "2026-11-18" }),
    parser: parserView(resume, [{ reader: "stream", text: "Jane Doe", resume: null, leftOver: [] }]),
    match: matchJob(resume, AD),
    interview: prepareInterview(resume),
    letter: draftLetter(resume, { job: AD }),
    letterGuard: resumeText(resume),
    spelling: checkedTexts(resume),
  });
  expect(answers(confirmed)).toEqual(answers(plain));
});
