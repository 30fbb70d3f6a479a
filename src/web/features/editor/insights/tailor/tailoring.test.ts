import { expect, test } from "vitest";
import { openDocument } from "../../../../../../tests/factories/document-store.ts";
import { resumeOf } from "../../../../../../tests/factories/given-resume.ts";
import { setField } from "../../../../../domain/resume/edits.ts";
import type { Step } from "../../../../../domain/tailor/plan.ts";
import { emptyContent } from "../../../../drafts/draft-content.ts";
import { type Decision, decided, type PlanState } from "./tailoring.ts";

const resume = resumeOf({
  experience: [{ company: "A", title: "Nurse", period: "2020", bullets: ["one", "two"] }],
});
const [position] = resume.experience;
const reworded = (at: number, text: string): Step => {
  const line = position?.bullets[at];
  const place = `/experience/${position?.id}/bullets/${line?.id}`;
  const quote = { place, text: line?.text ?? "" };
  return {
    id: text,
    kind: "reword",
    proofs: [{ requirement: "asked", quote }],
    before: quote.text,
    after: text,
    edits: [{ type: "text", place, text }],
  };
};
const steps = [reworded(0, "One better"), reworded(1, "Two better")];
const opened = () => {
  const store = openDocument({ ...emptyContent(), resume });
  const plan = { requirements: [], steps, questions: [], scores: { now: 0, tailored: 0 } };
  const state: PlanState = {
    at: "plan",
    plan,
    decisions: new Map(),
    base: resume,
    put: resume,
    below: resume,
    step: null,
  };
  const texts = () => store.read().content.resume.experience[0]?.bullets.map(({ text }) => text);
  return { store, state, texts };
};
const all = new Map<string, Decision>(steps.map(({ id }) => [id, "accepted"]));
const first = new Map<string, Decision>([["One better", "accepted"]]);

test("decisions one after the other are one step of undo", () => {
  const { store, state, texts } = opened();
  const after = decided(store, decided(store, state, first), all);
  expect(texts()).toEqual(["One better", "Two better"]);
  decided(store, after, first);
  expect(texts()).toEqual(["One better", "two"]);
  store.undo();
  expect(texts()).toEqual(["one", "two"]);
  expect(store.undo()).toBeNull();
});

test("what was typed between two decisions stays", () => {
  const { store, state, texts } = opened();
  const after = decided(store, state, first);
  store.edit(setField("/experience/0/company", "Mercy"));
  const later = decided(store, after, all);
  expect(texts()).toEqual(["One better", "Two better"]);
  decided(store, later, new Map());
  expect(texts()).toEqual(["one", "two"]);
  expect(store.read().content.resume.experience[0]?.company).toBe("Mercy");
});

test("a step that the draft cannot hold changes nothing, and what was accepted before stands", () => {
  const { store, state, texts } = opened();
  const long = reworded(1, "x".repeat(100_000));
  const withLong = { ...state, plan: { ...state.plan, steps: [...steps, long] } };
  const after = decided(store, withLong, first);
  const refused = decided(store, after, new Map([...first, [long.id, "accepted"]]));
  expect(texts()).toEqual(["One better", "two"]);
  expect(refused).toMatchObject({ decisions: first, put: after.put });
  decided(store, refused, new Map());
  expect(texts()).toEqual(["one", "two"]);
});
