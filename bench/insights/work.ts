import { coverLetterOpening } from "../../src/domain/demo/cover-letter-opening.ts";
import { extractSkills } from "../../src/domain/demo/extract-skills.ts";
import { interviewQuestions } from "../../src/domain/demo/interview-questions.ts";
import { matchKeywords } from "../../src/domain/demo/match-keywords.ts";
import { checkContent } from "../../src/domain/insights/check/check-content.ts";
import { prepareInterview } from "../../src/domain/insights/interview/prepare-interview.ts";
import { draftLetter } from "../../src/domain/insights/letter/draft-letter.ts";
import { checkLetter } from "../../src/domain/insights/letter/letter-guard.ts";
import { readAd } from "../../src/domain/insights/match/ad/read-ad.ts";
import { matchAd, matchJob } from "../../src/domain/insights/match/match-job.ts";
import { parserView } from "../../src/domain/insights/parser/parser-view.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { DEFAULT_TEMPLATE } from "../../src/templates/registry.ts";
import { demoAnswers } from "../../src/web/features/demo/demo-answer.ts";
import { adOf, openAdOf, repeated, resumeOf, resumeTextOf, unknownTextOf } from "./texts.ts";

interface Work {
  readonly name: string;
  /** Of the public demo, which promises 100 KB within 100 ms. */
  readonly demo?: true;
  /** Kilobytes beyond which the product takes no text. */
  readonly most?: number;
  readonly prepare: (length: number) => () => unknown;
}

/** No resume as data holds more. */
const LARGEST_RESUME = 200;
/** The bullet improver reads no more characters than a field has. */
const LARGEST_BULLET = 5.9;
// As the page does when somebody comes near.
await demoAnswers.ready({});
const smallAd = adOf(4_000);
const readBefore = readAd(smallAd);

/** Each runs on a text made before the clock starts. */
function on<Input>(make: (length: number) => Input, run: (input: Input) => unknown): Work["prepare"] {
  return (length) => {
    const input = make(length);
    return () => run(input);
  };
}

/** Each time with other figures: the judge answers at once what it has judged before. */
function everNewBullet(length: number): () => unknown {
  const text = resumeTextOf(length);
  let run = 0;
  return () => {
    run += 1;
    return demoAnswers.bullet({ text: text.replace(/\d+/g, (figure) => String(Number(figure) + run)) });
  };
}

const both = (length: number) => ({ resume: resumeTextOf(length), job: adOf(length) });

const DEMO: readonly Work[] = [
  { name: "keyword match", prepare: on(both, ({ resume, job }) => matchKeywords(resume, job)) },
  { name: "skills", prepare: on(adOf, (text) => extractSkills(text)) },
  { name: "interview questions", prepare: on(adOf, interviewQuestions) },
  { name: "letter's first paragraph, with an ad as long", prepare: on(both, coverLetterOpening) },
  { name: "bullet improver, up to its limit", most: LARGEST_BULLET, prepare: everNewBullet },
].map((work) => ({ ...work, name: `Demo: ${work.name}`, demo: true }));

const MATCH: readonly Work[] = [
  { name: "the ad grows", prepare: on(adOf, (job) => matchJob(sampleResume, job)) },
  { name: "the resume grows", prepare: on(resumeTextOf, (resume) => matchJob(resume, smallAd)) },
  { name: "both grow", prepare: on(both, ({ resume, job }) => matchJob(resume, job)) },
  {
    name: "both grow, in words that no lexicon knows",
    prepare: on(
      (length) => ({ resume: unknownTextOf(length), job: openAdOf(length) }),
      ({ resume, job }) => matchJob(resume, job),
    ),
  },
  {
    name: "hostile: one word on every line of both",
    prepare: on(
      (length) => ({ resume: repeated("alpha beta\n", length), job: openAdOf(length, "alpha") }),
      ({ resume, job }) => matchJob(resume, job),
    ),
  },
  {
    name: "hostile: rows of spaces and signs",
    prepare: on(
      (length) => repeated(`- welding a${" -.".repeat(150)}${" ".repeat(400)}b\n`, length),
      (text) => matchJob(text, `Requirements\n${text}`),
    ),
  },
  {
    name: "while typing: the resume grows, the ad was read before",
    most: LARGEST_RESUME,
    prepare: on(resumeOf, (resume) => matchAd(resume, readBefore)),
  },
].map((work) => ({ ...work, name: `Job match: ${work.name}` }));

export const WORK: readonly Work[] = [
  ...DEMO,
  ...MATCH,
  {
    name: "ATS check",
    most: LARGEST_RESUME,
    prepare: on(resumeOf, (resume) =>
      checkContent(resume, { template: DEFAULT_TEMPLATE, today: "2026-11-18" }),
    ),
  },
  {
    name: "What a parser sees",
    most: LARGEST_RESUME,
    prepare: on(
      (length) => ({ resume: resumeOf(length), text: resumeTextOf(length) }),
      ({ resume, text }) => parserView(resume, [{ reader: "stream", text, resume, leftOver: [] }]),
    ),
  },
  { name: "Interview preparation", most: LARGEST_RESUME, prepare: on(resumeOf, prepareInterview) },
  {
    name: "Letter: a draft, with an ad of 4 KB",
    most: LARGEST_RESUME,
    prepare: on(resumeOf, (resume) => draftLetter(resume, { job: smallAd })),
  },
  {
    name: "Letter: the check while typing",
    most: LARGEST_RESUME,
    prepare: on(
      (length) => {
        const resume = resumeOf(length);
        return { resume, letter: draftLetter(resume, { job: smallAd }).text };
      },
      ({ resume, letter }) => checkLetter(resume, letter),
    ),
  },
];
