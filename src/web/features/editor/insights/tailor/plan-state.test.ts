import { describe, expect, test } from "vitest";
import { openDocument } from "../../../../../../tests/factories/document-store.ts";
import { resumeOf } from "../../../../../../tests/factories/given-resume.ts";
import { setField } from "../../../../../domain/resume/edits.ts";
import { withAnswer } from "../../../../../domain/tailor/answer-question.ts";
import type { Plan, Step, TailorQuestion } from "../../../../../domain/tailor/plan.ts";
import { emptyContent } from "../../../../drafts/draft-content.ts";
import {
  type Decision,
  decided,
  decisionsIn,
  openedPlan,
  type PlanState,
  renewedPlan,
  withAnswered,
} from "./plan-state.ts";

const resume = resumeOf({
  summary: "Nurse.",
  experience: [{ company: "A", title: "Nurse", period: "2020", bullets: ["one", "two"] }],
});
const [position] = resume.experience;
const reworded = (place: string, before: string, text: string): Step => ({
  id: text,
  kind: "reword",
  proofs: [{ requirement: "asked", quote: { place, text: before } }],
  before,
  after: text,
  edits: [{ type: "text", place, text }],
});
const line = (at: number) => `/experience/${position?.id}/bullets/${position?.bullets[at]?.id}`;
const steps = [reworded(line(0), "one", "One better"), reworded(line(1), "two", "Two better")];
const planOf = (all: readonly Step[], now = 0): Plan => ({
  requirements: [],
  steps: all,
  questions: [],
  scores: { now, tailored: now },
});
const opened = (all: readonly Step[] = steps) => {
  const store = openDocument({ ...emptyContent(), resume });
  const texts = () => store.read().content.resume.experience[0]?.bullets.map(({ text }) => text);
  const shown = (state: PlanState) => Object.fromEntries(decisionsIn(state, store.read().history));
  return { store, state: openedPlan(planOf(all), resume), texts, shown };
};
const accepted = (...ids: string[]) => new Map<string, Decision>(ids.map((id) => [id, "accepted"]));
const all = accepted("One better", "Two better");
const first = accepted("One better");

describe("what is decided", () => {
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

  test("after all was taken back, what is accepted anew is one step again", () => {
    const { store, state, texts } = opened();
    const none = decided(store, decided(store, state, first), new Map());
    decided(store, none, all);
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

  test("is what the draft holds, after undo and redo too", () => {
    const { store, state, texts, shown } = opened();
    const after = decided(store, state, new Map([...first, ["Two better", "refused"]]));
    store.undo();
    expect(shown(after)).toEqual({ "Two better": "refused" });
    store.redo();
    expect(shown(after)).toEqual({ "One better": "accepted", "Two better": "refused" });
    const more = decided(store, after, all);
    expect(texts()).toEqual(["One better", "Two better"]);
    store.undo();
    expect(shown(more)).toEqual({});
    expect(texts()).toEqual(["one", "two"]);
    // Decided on from there, nothing of what was undone comes back.
    const again = decided(store, more, accepted("Two better"));
    expect(texts()).toEqual(["one", "Two better"]);
    expect(shown(again)).toEqual({ "Two better": "accepted" });
  });

  test("a step that the draft cannot hold changes nothing, and what was accepted before stands", () => {
    const long = reworded(line(1), "two", "x".repeat(100_000));
    const { store, state, texts, shown } = opened([...steps, long]);
    const after = decided(store, state, first);
    const refused = decided(store, after, accepted("One better", long.id));
    expect(texts()).toEqual(["One better", "two"]);
    expect(shown(refused)).toEqual({ "One better": "accepted" });
    decided(store, refused, new Map());
    expect(texts()).toEqual(["one", "two"]);
  });

  test("goes back step by step where something was typed between", () => {
    const { store, state, shown } = opened();
    const after = decided(store, state, first);
    store.edit(setField("/experience/0/company", "Mercy"));
    const later = decided(store, after, all);
    store.undo();
    expect(shown(later)).toEqual({ "One better": "accepted" });
    store.undo();
    expect(shown(later)).toEqual({ "One better": "accepted" });
    store.undo();
    expect(shown(later)).toEqual({});
  });
});

describe("an answer", () => {
  const summary = reworded("/summary", "Nurse.", "Night nurse.");
  const question: TailorQuestion = {
    ...{ requirements: ["permit"], kind: "authorisation", asked: "A permit" },
    ...{ question: "Is that true of you?", place: "/summary" },
  };
  const words = { text: "EU citizen", detail: "", position: 0 };
  const answer = (store: ReturnType<typeof openDocument>, state: PlanState) => {
    const { content, history } = store.read();
    const made = withAnswer(content.resume, question, words, () => "new1");
    if (!made.ok) throw new Error("refused");
    store.putAll([setField("", made.resume)]);
    return withAnswered(store, state, { question, words, before: { resume: content.resume, history } });
  };
  const decisions = new Map([...accepted("Night nurse."), ["One better", "refused" as const]]);

  test("keeps what was decided, and is undone with it", () => {
    const { store, state, shown } = opened([summary, ...steps]);
    const after = answer(store, decided(store, state, decisions));
    const text = () => store.read().content.resume.summary;
    expect(text()).toBe("Night nurse. EU citizen.");
    expect(after.base.summary).toBe("Nurse. EU citizen.");
    const anew = renewedPlan({ ...after, isRenewing: true }, planOf([steps[1] as Step], 20));
    expect(shown(anew)).toEqual({ "Night nurse.": "accepted", "One better": "refused" });
    expect(anew.plan.steps.map(({ id }) => id)).toEqual(["Night nurse.", "One better", "Two better"]);
    expect(anew).toMatchObject({ isRenewing: false, plan: { scores: { now: 0, tailored: 20 } } });
    expect([...anew.answered]).toEqual(["permit"]);
    store.undo();
    expect(text()).toBe("Nurse.");
    expect(shown(anew)).toEqual({ "One better": "refused" });
    store.redo();
    expect(shown(anew)).toMatchObject({ "Night nurse.": "accepted" });
    // All taken back, the answer stays: it is the person's own.
    const none = decided(store, anew, new Map());
    expect(text()).toBe("Nurse. EU citizen.");
    expect(shown(none)).toEqual({});
    store.undo();
    expect(shown(none)).toEqual({ "Night nurse.": "accepted" });
    expect(text()).toBe("Night nurse. EU citizen.");
  });

  test("stays where something was typed before it", () => {
    const { store, state, texts } = opened([summary, ...steps]);
    const typed = decided(store, state, accepted("Night nurse.", "Two better"));
    store.edit(setField("/experience/0/company", "Mercy"));
    const after = answer(store, typed);
    decided(store, after, new Map());
    expect(store.read().content.resume).toMatchObject({
      summary: "Nurse. EU citizen.",
      experience: [{ company: "Mercy" }],
    });
    expect(texts()).toEqual(["one", "two"]);
  });
});
