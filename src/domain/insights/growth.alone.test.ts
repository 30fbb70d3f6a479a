import { expect, test } from "vitest";
import { resumeOf } from "../../../tests/factories/given-resume.ts";
import { cpuOf } from "../../../tests/support/cpu.ts";
import { DEFAULT_TEMPLATE } from "../../templates/registry.ts";
import { coverLetterOpening } from "../demo/cover-letter-opening.ts";
import { interviewQuestions } from "../demo/interview-questions.ts";
import { matchKeywords } from "../demo/match-keywords.ts";
import { checkContent } from "./check/check-content.ts";
import { skillLedger } from "./ledger/skill-ledger.ts";
import { draftLetter } from "./letter/draft-letter.ts";
import { matchJob } from "./match/match-job.ts";
import { parserView } from "./parser/parser-view.ts";

const SHORT = 2_000;
const LONG = 16_000;
/** Eight times the text may take eight times as long; the rest is room for caches. A square would be 64. */
const MOST = 24;
const LEAST_MS = 15;

/** The work of this thread alone, in milliseconds a run: what else the machine does is not counted, and its clock ticks coarsely. */
function leastWork(work: () => void): number {
  const once = () => {
    let runs = 0;
    const from = process.threadCpuUsage();
    const spent = () => {
      const { user, system } = process.threadCpuUsage(from);
      return (user + system) / 1_000;
    };
    while (runs === 0 || (spent() < LEAST_MS && runs < 200)) {
      work();
      runs += 1;
    }
    return spent() / runs;
  };
  once();
  return Math.min(once(), once());
}

/** `larger`: where the squares are cheap, they show in longer texts only. */
function expectGrowth(work: (size: number) => () => void, larger = 1): void {
  const short = Math.max(leastWork(work(SHORT * larger)), 0.1);
  expect(leastWork(work(LONG * larger)) / short).toBeLessThan(MOST);
}

const filled = (piece: string, size: number) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
const numbered = (line: (at: number) => string, size: number) => {
  const lines: string[] = [];
  for (let at = 0, length = 0; length < size; at += 1) {
    const text = line(at);
    lines.push(text);
    length += text.length + 1;
  }
  return lines.join("\n");
};

test.each(["a-", "C ", "not ", "k8s/", "no longer learning "])(
  "the demo's cost grows with the length of %j repeated",
  (piece) => {
    expectGrowth((size) => {
      const text = filled(piece, size);
      return () => {
        matchKeywords(text, text);
        interviewQuestions(text);
        coverLetterOpening({ resume: text, job: text });
      };
    });
  },
);

test.each(["a-", "a ", "x,", "no java, ", "- experience with ", "Must have: "])(
  "the cost of a match grows with the length of %j repeated, in the ad and in the resume",
  (piece) => {
    expectGrowth((size) => {
      const text = `Requirements:\n- a${filled(piece, size)}b`;
      return () => void matchJob(text, text);
    });
  },
);

test.each([" ", "-", " -.", " \u00a0"])(
  "an ad of nothing but %j costs no more than one of words",
  (piece) => {
    const ad = (filling: string) => {
      const text = `Requirements:\n${numbered(() => `- welding a${filled(filling, 900)}b`, LONG)}`;
      return leastWork(() => void matchJob("", text));
    };
    expect(ad(piece)).toBeLessThan(2 * ad("welding pipes, reading plans and "));
  },
);

test.each([
  [
    "one word that every line and every requirement has",
    () => "alpha beta",
    (at: number) => `- alpha x${at}`,
  ],
  [
    "words that each stand in many lines, and in no line together",
    (at: number) => `word${at % 12} filler`,
    (at: number) => `- word${at % 12} word${(at + 1 + (at % 10)) % 12} z${at % 3}`,
  ],
  [
    "requirements that are all different",
    (at: number) => `made item${at}`,
    (at: number) => `- item${at} craft`,
  ],
])("growing on both sides, the cost of a match follows their length: %s", (_, own, asked) => {
  expectGrowth((size) => {
    const resume = numbered(own, size);
    const job = `Requirements:\n${numbered(asked, size)}`;
    return () => void matchJob(resume, job);
  }, 3);
});

test("what a parser sees costs as much as the text is long", () => {
  expectGrowth((size) => {
    const text = numbered((at) => `Built part ${at} of the line`, 2 * size);
    const resume = resumeOf({ skills: text.split("\n") });
    return () => void parserView(resume, [{ reader: "stream", text, resume, leftOver: [] }]);
  }, 8);
});

/** As much as a resume holds: 100 positions of so many lines, none of them like another. */
function largestResume(line: (at: number) => string) {
  let written = 0;
  const experience = Array.from({ length: 100 }, (_, at) => ({
    company: `Firm ${at}`,
    title: `Cook ${at}`,
    period: `0${1 + (at % 9)}/19${String(at).padStart(2, "0")} – Present`,
    bullets: Array.from({ length: 25 }, (__, place) => line(at * 25 + place)).filter((text) => {
      written += text.length;
      return written < 200_000;
    }),
  }));
  return resumeOf({ experience, skills: Array.from({ length: 200 }, (_, at) => `Skill ${at}`) });
}

test.each([
  [
    "plain lines",
    (at: number) => `Was responsible for running part ${at} of the line and I was asked for it ABC${at}`,
  ],
  ["lines of spaces and signs", (at: number) => `${at} was${" ".repeat(60)}- . (A) [b${"x ".repeat(20)}`],
  ["dots", (at: number) => `${at}${".".repeat(860)}a`],
  ["spaces", (at: number) => `${at}${" ".repeat(860)}a`],
  ["letters", (at: number) => `${"a".repeat(860)}${at}`],
  ["digits", (at: number) => `${at} ${"7".repeat(860)}`],
  ["years", () => "2019 ".repeat(172)],
  ["words of papers", (at: number) => `${"pin licence no ".repeat(57)}1${at % 10}`],
  [
    "papers and numbers",
    (at: number) => `passport${" and so on ".repeat(8)}${`${at % 10}12345 `.repeat(20)}`,
  ],
  ["capitals", (at: number) => `AB CD EF GH IJ ${at} ${"QX ".repeat(20)}`],
])("the check of a largest resume takes a moment: %s", (_, line) => {
  const resume = largestResume(line);
  const work = () => void checkContent(resume, { template: DEFAULT_TEMPLATE, today: "2026-11-18" });
  // In a thread of its own and after every pause: what counts is the work itself, not what else the machine has to do.
  const runs = Array.from({ length: 3 }, () => cpuOf(work));
  expect(Math.min(...runs)).toBeLessThan(50);
});

test.each([
  ["plain lines", (at: number) => `Ran skill ${at % 200} with Excel and triage in part ${at}`],
  ["denials", (at: number) => `${"no skill ".repeat(90)}${at}`],
  ["dots", (at: number) => `${at}${".".repeat(860)}skill`],
])("the ledger of a largest resume takes less than a second of its thread: %s", (_, line) => {
  const resume = largestResume(line);
  const runs = Array.from({ length: 3 }, () => cpuOf(() => void skillLedger(resume, "2026-11-18")));
  expect(Math.min(...runs)).toBeLessThan(1_000);
});

test.each([".", ";", " "])("a letter from lines with many %j costs as much as they are long", (mark) => {
  expectGrowth((size) => {
    const bullets = [`Baked bread ${mark.repeat(size)}x`];
    const resume = resumeOf({
      name: "Ida Berg",
      experience: [{ title: "Cook", company: "Rema", period: "2019", bullets }],
    });
    return () => void draftLetter(resume, { job: "Cook" });
  }, 4);
});
