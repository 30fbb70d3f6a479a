import { expect, test } from "vitest";
import { PORTRAIT } from "../../../../tests/factories/photos.ts";
import { DEFAULT_TEMPLATE } from "../../../templates/registry.ts";
import { findAts } from "../../insights/ats/find-ats.ts";
import { parserView } from "../../insights/ats/parser-view.ts";
import { prepareInterview } from "../../insights/interview/prepare-interview.ts";
import { draftLetter } from "../../insights/letter/draft-letter.ts";
import { matchJob } from "../../insights/match/match-job.ts";
import { exportJsonResume } from "../json-resume/export-json-resume.ts";
import { sampleResume } from "../sample-resume.ts";

const AD = "We look for an engineer with TypeScript, PostgreSQL, Kubernetes and Rust.";

test.each([
  ["the checks for parsers", (resume) => findAts(resume, { template: DEFAULT_TEMPLATE, pageCount: 1 })],
  ["the parser's view", (resume) => parserView(resume, "Nora Whitfield")],
  ["the match", (resume) => matchJob(resume, AD)],
  ["the interview", (resume) => prepareInterview(resume)],
  ["the letter", (resume) => draftLetter(resume, AD)],
  ["JSON Resume", (resume) => exportJsonResume(resume)],
] satisfies [string, (resume: typeof sampleResume) => unknown][])(
  "%s is the same with a photo and without one",
  (_name, made) => {
    expect(made({ ...sampleResume, photo: { data: PORTRAIT } })).toEqual(made(sampleResume));
  },
);
