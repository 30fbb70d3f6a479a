import { expect, test, vi } from "vitest";
import { resumeOf } from "../../../../../../tests/factories/given-resume.ts";
import { JUDGE } from "../../../../../../tests/support/judge.ts";
import { claimPair } from "../../../../../assist/guard/claim-pair.ts";
import { judgeClaims } from "../../../../../assist/guard/judge-claims.ts";
import {
  MOST_SENTENCES,
  sentencesToJudge,
} from "../../../../../domain/insights/letter/sentences-to-judge.ts";
import { type AskSupport, createLetterJudge } from "./letter-judge.ts";

const sentence = (text: string) => ({ text, source: "Helped with ordering", facts: ["Cook"] });
const { signal } = new AbortController();
const honest: AskSupport = async ({ text }) => !text.includes("led");

test("every sentence is judged, and those that say more are named", async () => {
  const judge = createLetterJudge(honest, () => 0);
  expect(await judge([], signal)).toEqual({ at: "supported" });
  expect(await judge(["I helped.", "I was there."].map(sentence), signal)).toEqual({ at: "supported" });
  expect(await judge(["I helped.", "I led it."].map(sentence), signal)).toEqual({
    at: "unsupported",
    sentences: ["I led it."],
  });
});

test("a sentence that nobody judged keeps the whole letter from being called supported", async () => {
  const silent = vi.fn<AskSupport>(async ({ text }) => (text === "Two." ? null : true));
  const judge = createLetterJudge(silent, () => 0);
  expect(await judge(["One.", "Two.", "Three."].map(sentence), signal)).toEqual({ at: "unjudged" });
  expect(silent).toHaveBeenCalledTimes(2);
  const many = Array.from({ length: MOST_SENTENCES + 1 }, (_, at) => sentence(`I helped ${at} times.`));
  expect(await createLetterJudge(honest, () => 0)(many, signal)).toEqual({ at: "unjudged" });
});

test("a sentence is asked for once, and no more than sixty in a minute", async () => {
  const ask = vi.fn<AskSupport>(honest);
  let time = 0;
  const judge = createLetterJudge(ask, () => time);
  for (let at = 0; at < 80; at += 1) await judge([sentence("I helped."), sentence(`Day ${at}.`)], signal);
  expect(ask).toHaveBeenCalledTimes(60);
  expect(await judge([sentence("I came.")], signal)).toEqual({ at: "unjudged" });
  time = 61_000;
  expect(await judge([sentence("I came.")], signal)).toEqual({ at: "supported" });
});

test("whoever has gone asks for nothing more", async () => {
  const ask = vi.fn<AskSupport>(honest);
  await createLetterJudge(ask, () => 0)([sentence("I helped.")], AbortSignal.abort());
  expect(ask).not.toHaveBeenCalled();
});

test("by the guard itself: what was only helped with is not called supported", async () => {
  const resume = resumeOf({
    experience: [
      {
        company: "Rema",
        title: "Cook",
        period: "2019 – 2022",
        bullets: ["Helped with ordering", "Worked on migrating the company to AWS", "Cooked for 12 people"],
      },
    ],
  });
  const guard: AskSupport = async ({ text, source, facts }) =>
    judgeClaims(JUDGE, claimPair(source, text, { facts })).verdict === "supported";
  const lies = [
    "As Cook at Rema I managed ordering and led a team of 12.",
    "I led the migration of the company to AWS.",
  ];
  const judge = createLetterJudge(guard, () => 0);
  const letter = `Dear team,\n\n${lies.join(" ")} I helped with ordering.`;
  expect(await judge(sentencesToJudge(resume, letter), signal)).toEqual({
    at: "unsupported",
    sentences: lies,
  });
  const truth = "I helped with ordering at Rema and worked on the migration of the company to AWS.";
  expect(await judge(sentencesToJudge(resume, truth), signal)).toEqual({ at: "supported" });
});
