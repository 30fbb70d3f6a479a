import { expect, test } from "vitest";
import type { ImproveAnswer } from "../../../../contract/assist.ts";
import {
  type AssistEvent,
  advance,
  canImprove,
  canUse,
  isStale,
  madeEarlierFor,
  opened,
} from "./assist-machine.ts";

const quota = { limit: 100, left: 99, resetsAt: "2026-03-02T00:00:00.000Z" };
const result: ImproveAnswer = {
  text: "Closed the till",
  engine: "embedded",
  findings: [],
  hints: [],
  refused: false,
  quota,
};
const status = { engine: "embedded", host: null, consented: true, quota: { ...quota, left: 100 } } as const;
const SOURCE = "Responsible for the till";
const NOTHING: readonly string[] = [];
const after = (...events: AssistEvent[]) =>
  events.reduce(advance, opened({ tone: "professional", seniority: "mid" }, 0));
const started = { type: "started", words: { source: SOURCE, around: "" } } as const;
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
  expect(canUse(after(started), SOURCE, NOTHING)).toBe(false);
  expect(canUse(after(started, answered), SOURCE, NOTHING)).toBe(true);
  const refused = after(started, { type: "answered", result: { ...result, refused: true } });
  expect(canUse(refused, SOURCE, NOTHING)).toBe(false);
});

test("a result that says what the person's words do not, or of which that is not known, is never used", () => {
  const done = after(started, answered);
  const accepted = advance(done, { type: "accepted", replaces: "Newer" });
  for (const unsaid of [["till"], null]) {
    expect(canUse(done, SOURCE, unsaid)).toBe(false);
    expect(canUse(accepted, "Newer", unsaid)).toBe(false);
  }
});

test("a stale result replaces only the very text that the person agreed to replace", () => {
  const done = after(started, answered);
  expect(isStale(done, SOURCE)).toBe(false);
  expect(isStale(done, "Newer")).toBe(true);
  expect(canUse(done, "Newer", NOTHING)).toBe(false);
  const accepted = advance(done, { type: "accepted", replaces: "Newer" });
  expect(canUse(accepted, "Newer", NOTHING)).toBe(true);
  expect(canUse(accepted, "Newer still", NOTHING)).toBe(false);
});

test("an answer to what was given up changes nothing", () => {
  expect(after(started, { type: "cancelled" }, answered)).toEqual(after());
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
  expect(canUse(changed, SOURCE, NOTHING)).toBe(true);
  expect(madeEarlierFor(advance(changed, { type: "chose", choices: { seniority: "mid" } }))).toBeNull();
  expect(madeEarlierFor(advance(changed, { type: "cleared" }))).toBeNull();
  const refused = after(started, { type: "answered", result: { ...result, refused: true } });
  expect(madeEarlierFor(advance(refused, { type: "chose", choices: { tone: "friendly" } }))).toBeNull();
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
