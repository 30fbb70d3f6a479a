import { expect, test } from "vitest";
import { JUDGE } from "../../../tests/support/judge.ts";
import { figuresOf } from "../../domain/endpoints/evaluation-figures.ts";
import { type ImproveRequest, REFUSAL } from "../../domain/suggestions/request.ts";
import type { Engine } from "../engine.ts";
import { runAtOnce } from "../run-in-slices.ts";
import { evaluateCase } from "./evaluate-case.ts";

const request: ImproveRequest = {
  task: "experience",
  text: "Responsible for closing the till and counting 3 registers every night",
  tone: "professional",
  seniority: "mid",
};
const HONEST = "Closed the till and counted 3 registers every night";
const LIE = "Closed the till and counted 3 registers every night, saving $2 million";

/** Answers in turn; each takes 100 ms. */
function run(...answers: string[]) {
  let time = 0;
  const engine: Engine = {
    name: "hosted",
    propose: async () => {
      time += 100;
      return answers.shift() ?? "";
    },
  };
  const helpers = {
    engine,
    runInSlices: runAtOnce(JUDGE),
    afterAnswer: (asked: Engine) => asked,
    elapsed: () => time,
  };
  return evaluateCase(request, helpers);
}

test("an honest answer is used as it came", async () => {
  expect(await run(HONEST)).toEqual({ invented: false, badForm: false, shown: "first", times: [100] });
});

test("an invented one counts as such, whatever becomes of it", async () => {
  expect(await run(LIE, HONEST)).toEqual({
    invented: true,
    badForm: false,
    shown: "repaired",
    times: [100, 100],
  });
  expect(await run(LIE, "Led a team of 12, saving $2 million")).toMatchObject({
    invented: true,
    shown: "embedded",
  });
});

test("talk around an answer is bad form, and a refusal is one", async () => {
  expect(await run(`Sure! Here it is:\n\n**${HONEST}**`, HONEST)).toMatchObject({ badForm: true });
  expect(await run(REFUSAL)).toEqual({ invented: false, badForm: false, shown: "refused", times: [100] });
});

test("figures are counted of what was answered, with times and tokens where they are known", () => {
  const outcome = { invented: false, badForm: false, shown: "first", times: [100], tokens: null } as const;
  const slow = { ...outcome, invented: true, shown: "repaired", times: [300, 500] } as const;
  const withTokens = { ...outcome, tokens: { prompt: 400, completion: 20 } };
  expect(figuresOf([outcome, slow, null, withTokens])).toMatchObject({
    answered: 3,
    failed: 1,
    invented: 1,
    first: 2,
    repaired: 1,
    p50: 100,
    p95: 500,
    promptTokens: 400,
    completionTokens: 20,
  });
  expect(figuresOf([])).toMatchObject({ answered: 0, failed: 0, p50: null, p95: null, promptTokens: null });
});
