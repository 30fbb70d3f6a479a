import { describe, expect, test } from "vitest";
import type { AssistStatusAnswer } from "../../../../../contract/assist.ts";
import { type LineResult, typedAnswers, usable, wordingToEdit } from "./review-item.ts";
import type { ReviewLine } from "./review-lines.ts";
import {
  advance,
  counts,
  looked,
  nextToAsk,
  openedReview,
  type ReviewEvent,
  type ReviewState,
  unasked,
} from "./review-machine.ts";

const quota = { limit: 100, left: 99, resetsAt: "2026-03-02T00:00:00.000Z" };
const status = (engine: AssistStatusAnswer["engine"]): ReviewEvent => ({
  type: "status",
  status: { engine, host: engine === "hosted" ? "ai.example" : null, consented: true, quota },
});

const line = (source: string): ReviewLine => ({
  target: { task: "experience", item: 0 },
  bullet: 0,
  source,
  context: {},
  statements: [],
});
const result = (text: string, more: Partial<LineResult> = {}): LineResult => ({
  text,
  verdict: "supported",
  questions: [],
  engine: "embedded",
  findings: [],
  hints: [],
  refused: false,
  ...more,
});
const inDoubt = result("Led it", {
  verdict: "ask",
  questions: [
    {
      text: "Led",
      start: 0,
      end: 3,
      question: "Did you lead it?",
      choices: [
        { label: "I led it", statement: "I led it", text: "Led it." },
        { label: "I did it", statement: null, text: "Did it" },
      ],
    },
  ],
});

const run = (state: ReviewState, ...events: ReviewEvent[]) => events.reduce(advance, state);
const opened = openedReview({ tone: "professional", seniority: "mid" });
const SOURCES = ["one", "two", "three", "four"];

function reviewed(...results: LineResult[]): ReviewState {
  return run(
    opened,
    status("embedded"),
    { type: "started", lines: SOURCES.map(line), more: 0, drafts: new Map(), at: "working" },
    { type: "all-answered", answer: { lines: results, quota } },
  );
}

const placeOf = ({ phase }: ReviewState) => (phase.at === "reviewing" ? phase.place : phase.at);

describe("a review by the built-in engine", () => {
  test("passes by what is the same, refused or in doubt without a question, and counts it", () => {
    const state = reviewed(
      result("one"),
      result("Two"),
      result("x", { refused: true }),
      result("x", { verdict: "ask" }),
    );
    expect(placeOf(state)).toBe(1);
    expect(counts(state)).toMatchObject({ lines: 4, skipped: 3, open: 1 });
    expect(placeOf(run(state, { type: "used", edited: null }))).toBe("over");
  });

  test("goes on after each decision, and back to change one", () => {
    const state = run(
      reviewed(result("One"), result("two"), result("Three"), result("Four")),
      { type: "used", edited: null },
      { type: "kept" },
    );
    expect(placeOf(state)).toBe(3);
    const back = run(state, { type: "back" }, { type: "back" });
    expect(placeOf(back)).toBe(0);
    expect(placeOf(run(back, { type: "back" }))).toBe(0);
    const changed = run(back, { type: "kept" }, { type: "used", edited: "My three" });
    expect(changed.items.map(({ decision }) => decision)).toEqual(["kept", null, "used", null]);
    expect(usable(changed.items[2] ?? expect.fail())).toEqual({ text: "My three", statement: null });
    expect(looked(changed)).toEqual(["one", "two", "three", "My three", "four"]);
  });

  test("uses nothing that is in question, and the chosen wording with its statement after it", () => {
    const state = reviewed(inDoubt, result("Two"), result("Three"), result("Four"));
    expect(placeOf(run(state, { type: "used", edited: null }))).toBe(0);
    const chosen = run(state, { type: "chose-wording", choice: 0 }, { type: "used", edited: null });
    expect(placeOf(chosen)).toBe(1);
    expect(usable(chosen.items[0] ?? expect.fail())).toEqual({ text: "Led it.", statement: "I led it" });
    expect(chosen.items[0]?.asked).toBe(1);
  });

  test("edits from the person's own words while a question is open, and uses none of the words in question", () => {
    const state = reviewed(inDoubt, result("Two"), result("Three"), result("Four"));
    const [first = expect.fail()] = state.items;
    expect(wordingToEdit(first)).toBe("one");
    for (const edited of ["Led it", " led it. ", "LED it!"])
      expect(placeOf(run(state, { type: "used", edited })), edited).toBe(0);
    for (const edited of ["Led it with Ana", "one", "Did it"])
      expect(placeOf(run(state, { type: "used", edited })), edited).toBe(1);
    // Denied, they are no more the person's than before; confirmed, they are.
    const denied = run(state, { type: "chose-wording", choice: 1 });
    expect(placeOf(run(denied, { type: "used", edited: "Led it" }))).toBe(0);
    const confirmed = run(state, { type: "chose-wording", choice: 0 });
    expect(wordingToEdit(confirmed.items[0] ?? expect.fail())).toBe("Led it.");
    expect(placeOf(run(confirmed, { type: "used", edited: "Led it" }))).toBe(1);
  });

  test("going on leaves a decision as it is, and keeps the own words where there is none", () => {
    const state = run(
      reviewed(result("One"), result("two"), result("Three"), result("Four")),
      { type: "used", edited: null },
      { type: "back" },
      { type: "went-on" },
    );
    expect(placeOf(state)).toBe(2);
    const further = run(state, { type: "went-on" });
    expect(placeOf(further)).toBe(3);
    expect(further.items.map(({ decision }) => decision)).toEqual(["used", null, "kept", null]);
  });

  test("what a decision was made about stands: another choice or answer opens it again", () => {
    const state = run(
      reviewed(inDoubt, result("Two"), result("Three"), result("Four")),
      { type: "used", edited: "My one" },
      { type: "back" },
    );
    const chosen = run(state, { type: "chose-wording", choice: 0 });
    expect(chosen.items[0]).toMatchObject({ decision: null, edited: null, draft: "My one" });
    expect(usable(chosen.items[0] ?? expect.fail())).toMatchObject({ text: "Led it." });
    const answered = run(state, { type: "answered", given: [{ question: "How many?", answer: "4" }] });
    expect(answered.items[0]).toMatchObject({ decision: null, edited: null, draft: "My one" });
  });

  test("keeps what is being written when the box closes, a result comes or another line is shown", () => {
    const state = run(
      reviewed(result("One"), result("Two"), result("Three"), result("Four")),
      { type: "editing", isEditing: true },
      { type: "drafted", wording: "My o" },
    );
    const drafts = (...events: ReviewEvent[]) => run(state, ...events).items[0]?.draft;
    expect(drafts({ type: "editing", isEditing: false })).toBe("My o");
    expect(drafts({ type: "kept" }, { type: "back" })).toBe("My o");
    expect(drafts({ type: "used", edited: "My one" })).toBeNull();
    const renewed = run(state, { type: "line-answered", place: 0, result: result("One!"), quota });
    expect(renewed.phase).toEqual({ at: "reviewing", place: 0, isEditing: true });
    expect(wordingToEdit(renewed.items[0] ?? expect.fail())).toBe("My o");
  });

  test("keeps what was typed beside a hint until it is added", () => {
    const state = run(
      reviewed(result("One"), result("Two"), result("Three"), result("Four")),
      { type: "typed", given: { question: "How many?", answer: "4" } },
      { type: "typed", given: { question: "Where?", answer: "Oslo" } },
      { type: "kept" },
      { type: "back" },
    );
    expect(state.items[0]?.typed).toEqual({ "How many?": "4", "Where?": "Oslo" });
    const added = run(state, { type: "answered", given: [{ question: "Where?", answer: "Oslo" }] });
    expect(added.items[0]).toMatchObject({ typed: { "How many?": "4" }, answers: ["Where? Oslo"] });
  });

  test("takes up only what is typed beside a hint that is still open", () => {
    const [item = expect.fail()] = run(
      reviewed(result("One", { hints: ["How many?", "Where?", "When?"] })),
      { type: "answered", given: [{ question: "Where?", answer: "Oslo" }] },
      { type: "typed", given: { question: "How many?", answer: " 4 " } },
      { type: "typed", given: { question: "Where?", answer: "Oslo" } },
      { type: "typed", given: { question: "When?", answer: "  " } },
    ).items;
    expect(typedAnswers(item)).toEqual([{ question: "How many?", answer: "4" }]);
  });

  test("passes by a hint without an answer: the decision stands and nothing is asked anew", () => {
    const state = run(
      reviewed(result("One", { hints: ["How many?"] })),
      { type: "typed", given: { question: "How many?", answer: "n/a" } },
      { type: "passed", question: "How many?" },
    );
    expect(state.items[0]).toMatchObject({ passed: ["How many?"], typed: {}, answers: [], isAsking: false });
  });

  test("shows a line that was answered anew, also where it says the same", () => {
    const state = run(
      reviewed(result("One"), result("two"), result("three"), result("four")),
      { type: "answered", given: [{ question: "How many?", answer: "4" }] },
      { type: "line-asked", place: 0 },
      { type: "line-answered", place: 0, result: result("one"), quota },
    );
    expect(placeOf(state)).toBe(0);
    expect(state.items[0]).toMatchObject({ answers: ["How many? 4"], isAsking: false });
  });

  test("counts a line that stands as it was written as kept", () => {
    const state = run(
      reviewed(result("One"), result("Two"), result("Three"), result("four")),
      { type: "used", edited: "one" },
      { type: "used", edited: null },
      { type: "kept" },
    );
    expect(counts(state)).toMatchObject({ used: 1, kept: 2, skipped: 1, open: 0 });
  });

  test("leaves what there was no time for", () => {
    const state = run(reviewed(result("One")), { type: "used", edited: null });
    expect(placeOf(state)).toBe("over");
    expect(counts(state)).toMatchObject({ used: 1, open: 3 });
    expect(looked(state)).toEqual(["one", "One"]);
  });
});

describe("a review by an endpoint", () => {
  const begun = run(opened, status("hosted"), {
    type: "started",
    drafts: new Map(),
    lines: SOURCES.map(line),
    more: 0,
    at: "reviewing",
  });

  const answered = (from: number, ...results: LineResult[]): ReviewEvent => ({
    type: "batch-answered",
    from,
    count: 2,
    answer: { lines: results, quota },
  });
  const asking = (from: number): ReviewEvent => ({ type: "batch-asked", from, count: 2 });

  test("asks for the next lines when one that is shown has none after it that is known", () => {
    expect(nextToAsk(begun)).toBe(0);
    expect(unasked(begun, 0)).toHaveLength(4);
    const waiting = run(begun, asking(0));
    expect(waiting.items.map(({ isAsking }) => isAsking)).toEqual([true, true, false, false]);
    expect(nextToAsk(waiting)).toBeNull();
    const two = run(waiting, answered(0, result("One"), result("Two")));
    expect(two.items.some(({ isAsking }) => isAsking)).toBe(false);
    expect(nextToAsk(two)).toBeNull();
    expect(nextToAsk(run(two, { type: "kept" }))).toBe(2);
  });

  test("asks again for what a request had no room for", () => {
    const state = run(begun, asking(0), answered(0, result("One")));
    expect(nextToAsk(state)).toBe(1);
    expect(unasked(state, 1)).toHaveLength(3);
  });

  test("passes by lines as soon as they are known to be the same", () => {
    const state = run(begun, asking(0), answered(0, result("one"), result("two")));
    expect(placeOf(state)).toBe(2);
    // Whoever is further on stays there.
    const further = run(begun, asking(0), { type: "kept" }, { type: "kept" }, answered(0, result("One")));
    expect(placeOf(further)).toBe(2);
  });

  test("lines that failed are not asked again by themselves, but together once one of them is", () => {
    const state = run(begun, asking(0), { type: "batch-failed", from: 0, count: 2, problem: "No." });
    expect(placeOf(state)).toBe(0);
    expect(nextToAsk(state)).toBeNull();
    const wanted = run(state, { type: "batch-wanted", from: 0 });
    expect(nextToAsk(wanted)).toBe(0);
    expect(unasked(wanted, 0)).toHaveLength(4);
  });
});
