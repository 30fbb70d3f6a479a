// `npm run bench:insights` times the insights on texts from 1 KB to 1 MB and writes docs/benchmarks/insights.md.
import { writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { coverLetterOpening } from "../../src/domain/demo/cover-letter-opening.ts";
import { extractSkills } from "../../src/domain/demo/extract-skills.ts";
import { interviewQuestions } from "../../src/domain/demo/interview-questions.ts";
import { matchKeywords } from "../../src/domain/demo/match-keywords.ts";
import { findAts } from "../../src/domain/insights/ats/find-ats.ts";
import { prepareInterview } from "../../src/domain/insights/interview/prepare-interview.ts";
import { readAd } from "../../src/domain/insights/match/ad/read-ad.ts";
import { matchAd, matchJob } from "../../src/domain/insights/match/match-job.ts";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { DEFAULT_TEMPLATE } from "../../src/templates/registry.ts";
import { type Measured, report } from "./report.ts";
import { adOf, resumeOf, resumeTextOf } from "./texts.ts";

const root = path.resolve(import.meta.dirname, "../..");
const { values } = parseArgs({
  options: {
    kilobytes: { type: "string", default: "1,10,100,1000" },
    out: { type: "string", default: path.join(root, "docs/benchmarks/insights.md") },
  },
});
const sizes = values.kilobytes.split(",").map(Number);
/** No resume as data holds more. */
const LARGEST_RESUME = 200;
const LEAST_MS = 400;
const LEAST_RUNS = 5;
const smallAd = adOf(4_000);
const readBefore = readAd(smallAd);

const WORK: readonly { name: string; most?: number; prepare: (length: number) => () => unknown }[] = [
  { name: "Demo: keyword match", prepare: (length) => pair(length, matchKeywords) },
  { name: "Demo: skills", prepare: (length) => one(adOf(length), extractSkills) },
  { name: "Demo: interview questions", prepare: (length) => one(adOf(length), interviewQuestions) },
  {
    name: "Demo: letter's first paragraph",
    prepare: (length) => one(resumeTextOf(length), (resume) => coverLetterOpening({ resume })),
  },
  {
    name: "Job match: the ad grows",
    prepare: (length) => one(adOf(length), (job) => matchJob(sampleResume, job)),
  },
  {
    name: "Job match: the resume grows",
    prepare: (length) => one(resumeTextOf(length), (resume) => matchJob(resume, smallAd)),
  },
  {
    name: "Job match while typing: the resume grows, the ad was read before",
    most: LARGEST_RESUME,
    prepare: (length) => one(resumeOf(length), (resume) => matchAd(resume, readBefore)),
  },
  {
    name: "ATS check",
    most: LARGEST_RESUME,
    prepare: (length) => one(resumeOf(length), (resume) => findAts(resume, { template: DEFAULT_TEMPLATE })),
  },
  {
    name: "Interview preparation",
    most: LARGEST_RESUME,
    prepare: (length) => one(resumeOf(length), prepareInterview),
  },
];

function one<Input>(input: Input, run: (input: Input) => unknown): () => unknown {
  return () => run(input);
}

function pair(length: number, run: (resume: string, job: string) => unknown): () => unknown {
  const [resume, job] = [resumeTextOf(length), adOf(length)];
  return () => run(resume, job);
}

/** The fastest of at least five runs over at least 400 ms, after one to warm up: what others do on the machine is no cost. */
function timed(run: () => unknown): number {
  run();
  let fastest = Number.POSITIVE_INFINITY;
  const started = performance.now();
  for (let runs = 0; runs < LEAST_RUNS || performance.now() - started < LEAST_MS; runs += 1) {
    const from = performance.now();
    run();
    fastest = Math.min(fastest, performance.now() - from);
  }
  return fastest;
}

const before = loadavg()[0] ?? 0;
const measured: Measured[] = [];
for (const { name, most = Number.POSITIVE_INFINITY, prepare } of WORK) {
  const own = [...new Set(sizes.map((size) => Math.min(size, most)))];
  measured.push({ name, times: own.map((size) => ({ kilobytes: size, ms: timed(prepare(size * 1000)) })) });
}
const text = report(measured, { cores: cpus().length, arch: process.arch, before, after: loadavg()[0] ?? 0 });
await writeFile(values.out, text);
process.stdout.write(text);
