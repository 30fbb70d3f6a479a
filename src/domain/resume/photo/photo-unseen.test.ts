import { expect, test } from "vitest";
import { PORTRAIT } from "../../../../tests/factories/photos.ts";
import { DEFAULT_TEMPLATE } from "../../../templates/registry.ts";
import { checkContent } from "../../insights/check/check-content.ts";
import { prepareInterview } from "../../insights/interview/prepare-interview.ts";
import { draftLetter } from "../../insights/letter/draft-letter.ts";
import { matchJob } from "../../insights/match/match-job.ts";
import { parserView } from "../../insights/parser/parser-view.ts";
import { exportJsonResume } from "../json-resume/export-json-resume.ts";
import { sampleResume } from "../sample-resume.ts";

const AD = "We look for an engineer with TypeScript, PostgreSQL, Kubernetes and Rust.";

test.each([
  [
    "the check, but for whether there is one,",
    (resume) =>
      checkContent(resume, { template: DEFAULT_TEMPLATE, today: "2026-11-18", pageCount: 1 }).filter(
        ({ id }) => id !== "photo",
      ),
  ],
  ["the parser's view", (resume) => parserView(resume, [])],
  ["the match", (resume) => matchJob(resume, AD)],
  ["the interview", (resume) => prepareInterview(resume)],
  ["the letter", (resume) => draftLetter(resume, { job: AD })],
  ["JSON Resume", (resume) => exportJsonResume(resume)],
] satisfies [string, (resume: typeof sampleResume) => unknown][])(
  "%s is the same with a photo and without one",
  (_name, made) => {
    expect(made({ ...sampleResume, photo: { data: PORTRAIT } })).toEqual(made(sampleResume));
  },
);
