import { expect, test } from "vitest";
import type { ImproveAnswer } from "../../../../contract/assist.ts";

type Question = ImproveAnswer["questions"][number];

import {
  type AssistEvent,
  advance,
  canImprove,
  canUse,
  isStale,
  madeEarlierFor,
  opened,
  typedAnswers,
  usableResult,
} from "./assist-machine.ts";
import type { ClaimsCheck } from "./use-claims-check.ts";

const quota = { limit: 100, left: 99, resetsAt: "2026-03-02T00:00:00.000Z" };
const result: ImproveAnswer = {
  text: "Closed the till",
  verdict: "supported",
  questions: [],
  engine: "embedded",
  findings: [],
  hints: [],
  refused: false,
  quota,
};
const status = { engine: "embedded", host: null, consented: true, quota: { ...quota, left: 100 } } as const;
const SOURCE = "Responsible for the till";
const SUPPORTED: ClaimsCheck = { at: "supported" };
const question: Question = {
  text: "Led",
  start: 0,
  end: 3,
  question: "Did you help with it, or lead it?",
  choices: [
    { label: "I led it", statement: "I led the night shift", text: "Led the night shift" },
    { label: "I helped with it", statement: null, text: "Helped with the night shift" },
  ],
};
const inDoubt = {
  type: "answered",
  result: { ...result, text: "Led the night shift", verdict: "ask", questions: [question] },
} as const satisfies AssistEvent;
const after = (...events: AssistEvent[]) =>
  events.reduce(advance, opened({ tone: "professional", seniority: "mid" }, 0));
const started = { type: "started", words: { source: SOURCE, context: {} } } as const;
const answered = { type: "answered", result } as const;

test("Improve is there for a source that says something, and not while a result is present", () => {
  expect(canImprove(after(), SOURCE)).toBe(true);
  expect(canImprove(after(), " \n ")).toBe(false);
  expect(canImprove(after(), "x".repeat(6_001))).toBe(false);
  expect(canImprove(after(started), SOURCE)).toBe(false);
  expect(canImprove(after(started, answered), SOURCE)).toBe(false);
  expect(canImprove(after(started, answered, { type: "cleared" }), SOURCE)).toBe(true);
});

test("a result can be used while its source stands", () => {
  expect(canUse(after(started), SOURCE, SUPPORTED)).toBe(false);
  expect(canUse(after(started, answered), SOURCE, SUPPORTED)).toBe(true);
  const refused = after(started, { type: "answered", result: { ...result, refused: true } });
  expect(canUse(refused, SOURCE, SUPPORTED)).toBe(false);
});

test("a result that says what the person's words do not, or of which that is not known, is never used", () => {
  const done = after(started, answered);
  const accepted = advance(done, { type: "accepted", replaces: "Newer" });
  const checks: ClaimsCheck[] = [
    { at: "unsupported", texts: ["till"] },
    { at: "unsupported", texts: [] },
    { at: "checking" },
    { at: "failed" },
  ];
  for (const check of checks) {
    expect(canUse(done, SOURCE, check)).toBe(false);
    expect(canUse(accepted, "Newer", check)).toBe(false);
  }
});

test("what is in question is used only as the person has chosen it, and the choice can be changed", () => {
  const done = after(started, inDoubt);
  expect(usableResult(done)).toBeNull();
  expect(canUse(done, SOURCE, SUPPORTED)).toBe(false);
  const led = advance(done, { type: "chose-wording", choice: 0 });
  expect(usableResult(led)).toEqual({ text: "Led the night shift", statement: "I led the night shift" });
  expect(canUse(led, SOURCE, SUPPORTED)).toBe(true);
  const helped = advance(led, { type: "chose-wording", choice: 1 });
  expect(usableResult(helped)).toEqual({ text: "Helped with the night shift", statement: null });
  expect(canUse(helped, "Newer", SUPPORTED)).toBe(false);
});

test("doubt without a question is never used", () => {
  const done = after(started, { ...inDoubt, result: { ...inDoubt.result, questions: [] } });
  expect(canUse(advance(done, { type: "chose-wording", choice: 0 }), SOURCE, SUPPORTED)).toBe(false);
});

test("questions about a line are counted up to two, over several tries; another bullet begins anew", () => {
  const again = [{ type: "cleared" }, started, inDoubt] as const;
  expect(after(started, answered).asked).toBe(0);
  expect(after(started, inDoubt).asked).toBe(1);
  expect(after(started, inDoubt, ...again).asked).toBe(2);
  const thrice = after(started, inDoubt, ...again, ...again);
  expect(thrice.asked).toBe(2);
  expect(usableResult(thrice)).toBeNull();
  expect(advance(thrice, { type: "chose-bullet", bullet: 1 }).asked).toBe(0);
});

test("a stale result replaces only the very text that the person agreed to replace", () => {
  const done = after(started, answered);
  expect(isStale(done, SOURCE)).toBe(false);
  expect(isStale(done, "Newer")).toBe(true);
  expect(canUse(done, "Newer", SUPPORTED)).toBe(false);
  const accepted = advance(done, { type: "accepted", replaces: "Newer" });
  expect(canUse(accepted, "Newer", SUPPORTED)).toBe(true);
  expect(canUse(accepted, "Newer still", SUPPORTED)).toBe(false);
});

test("an answer to what was given up changes nothing", () => {
  expect(after(started, { type: "cancelled" }, answered)).toEqual(after());
});

test("a draft is seen while it is written, cannot be used, and is gone with the answer, a failure or who gives up", () => {
  const drafted = { type: "drafted", draft: { stage: "writing", text: result.text } } as const;
  const writing = after(started, drafted);
  expect(writing.phase).toMatchObject({ at: "improving", draft: drafted.draft });
  expect(usableResult(writing)).toBeNull();
  expect(canUse(writing, SOURCE, SUPPORTED)).toBe(false);
  expect(canImprove(writing, SOURCE)).toBe(false);
  expect(after(started, drafted, answered)).toEqual(after(started, answered));
  expect(after(started, drafted, { type: "closed" })).toEqual(after());
  // One that comes late is of a request that nobody waits for.
  expect(after(drafted)).toEqual(after());
  expect(after(started, answered, drafted)).toEqual(after(started, answered));
  expect(after(started, drafted, { type: "cancelled" }, drafted)).toEqual(after());
  expect(after(started, drafted, started).phase).toMatchObject({ draft: null });
});

test("a failure leaves everything ready for another try, and the next try clears it", () => {
  const failed = after(started, { type: "failed", problem: "Please try after few minutes" });
  expect(failed).toMatchObject({ phase: { at: "ready" }, problem: "Please try after few minutes" });
  expect(advance(failed, started).problem).toBeNull();
});

test("another bullet begins anew; tone and seniority stay", () => {
  const state = after({ type: "chose", choices: { tone: "friendly" } }, started, answered, {
    type: "chose-bullet",
    bullet: 2,
  });
  expect(state).toMatchObject({
    bullet: 2,
    phase: { at: "ready" },
    choices: { tone: "friendly", seniority: "mid" },
  });
  expect(after(started, { type: "chose-bullet", bullet: 2 }).bullet).toBe(0);
});

test("a result says for which choices it was made once others are chosen, and stays usable", () => {
  const done = after({ type: "chose", choices: { tone: "confident" } }, started, answered);
  expect(madeEarlierFor(done)).toBeNull();
  const changed = advance(done, { type: "chose", choices: { seniority: "senior" } });
  expect(madeEarlierFor(changed)).toEqual({ tone: "confident", seniority: "mid" });
  expect(canUse(changed, SOURCE, SUPPORTED)).toBe(true);
  expect(madeEarlierFor(advance(changed, { type: "chose", choices: { seniority: "mid" } }))).toBeNull();
  expect(madeEarlierFor(advance(changed, { type: "cleared" }))).toBeNull();
  const refused = after(started, { type: "answered", result: { ...result, refused: true } });
  expect(madeEarlierFor(advance(refused, { type: "chose", choices: { tone: "friendly" } }))).toBeNull();
});

test("what is typed beside a question stays through an improvement until it is taken, and goes with its bullet", () => {
  const typed = (question: string, answer: string) =>
    ({ type: "typed", given: { question, answer } }) as const;
  const both = ["How many people?", "In which shop?"];
  const filled = after(started, answered, typed(both[0] ?? "", " 4 "), typed(both[1] ?? "", "Oslo"));
  expect(typedAnswers(filled, both)).toEqual([
    { question: both[0], answer: "4" },
    { question: both[1], answer: "Oslo" },
  ]);
  // One that is not asked any more is not taken.
  expect(typedAnswers(filled, both.slice(1))).toHaveLength(1);
  expect(typedAnswers(advance(filled, typed(both[0] ?? "", "  ")), both)).toHaveLength(1);
  const took = { type: "took-answers", questions: both.slice(0, 1), pressedUse: true } as const;
  const again = [took, started, answered].reduce(advance, filled);
  expect(again.pressedUse).toBe(true);
  expect(typedAnswers(again, both)).toEqual([{ question: both[1], answer: "Oslo" }]);
  expect(typedAnswers(advance(filled, { type: "chose-bullet", bullet: 1 }), both)).toEqual([]);
});

test("a question without an answer is passed by: what was typed for it is not taken, and it stays passed until another bullet", () => {
  const question = "How many people?";
  const filled = after(started, answered, { type: "typed", given: { question, answer: "no idea" } });
  expect(typedAnswers(filled, [question])).toEqual([]);
  const passed = after(
    started,
    answered,
    { type: "typed", given: { question, answer: "no idea" } },
    { type: "passed", question },
    started,
    answered,
  );
  expect(passed).toMatchObject({ passed: [question], typed: {} });
  expect(advance(passed, { type: "chose-bullet", bullet: 1 }).passed).toEqual([]);
});

test("consent is asked for, can be declined, and is asked no more once given", () => {
  const asked = { type: "asked", host: "ai.example" } as const;
  expect(canImprove(after(asked), SOURCE)).toBe(false);
  expect(after(asked, { type: "declined" })).toEqual(after());
  expect(after(asked, { type: "agreeing" }).phase).toEqual({ at: "asking", host: "ai.example", busy: true });
  const known = { type: "status", status: { ...status, consented: false } } as const;
  expect(after(known, asked, { type: "agreed" }).status?.consented).toBe(true);
});

test("the allowance shown is the one that came with the answer", () => {
  expect(after({ type: "status", status }, started, answered).status?.quota.left).toBe(99);
});
