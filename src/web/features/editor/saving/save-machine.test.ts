import { describe, expect, test } from "vitest";
import { ERRORS } from "../../../../domain/errors.ts";
import { type DraftContent, emptyContent } from "../../../drafts/draft-content.ts";
import { mergeWithoutAsking } from "./merge-conflict.ts";
import { openedState } from "./save-loop.ts";
import {
  type Answer,
  mayAdopt,
  type Reduced,
  reduce,
  type SaveEvent,
  type SaveState,
} from "./save-machine.ts";
import { saveWords } from "./save-words.ts";

const pace = { pauseMs: 800, patienceMs: 5000 };
const named = (name: string): DraftContent => ({
  ...emptyContent(),
  resume: { ...emptyContent().resume, name },
});
const opened = openedState(named(""), { revision: 7, unsaved: false });
const edited = (name: string, edit: number, now = 0): SaveEvent => ({
  type: "edited",
  content: named(name),
  edit,
  now,
});
const answered = (saveId: string, answer: Answer): SaveEvent => ({ type: "answered", saveId, answer });
const run = (state: SaveState, ...events: SaveEvent[]): Reduced =>
  events.reduce<Reduced>(([now], event) => reduce(now, event, pace), [state, []]);

describe("a save", () => {
  test("waits for a pause in the typing, but not for ever", () => {
    expect(run(opened, edited("A", 1, 0))[1]).toEqual([{ type: "pause", ms: 800 }]);
    expect(run(opened, edited("A", 1, 0), edited("Ad", 2, 4700))[1]).toEqual([{ type: "pause", ms: 300 }]);
    expect(run(opened, edited("A", 1, 0), edited("Ad", 2, 9000))[1]).toEqual([{ type: "pause", ms: 0 }]);
  });

  test("is the only one under way, and what was typed meanwhile follows it", () => {
    const [flying, effects] = run(opened, edited("A", 1), { type: "pause-over", saveId: "one" });
    expect(effects).toMatchObject([{ type: "send", flight: { saveId: "one", base: 7, edit: 1 } }]);
    expect(run(flying, edited("Ad", 2), { type: "pause-over", saveId: "two" })[1]).toEqual([]);
    const [landed, next] = run(flying, edited("Ad", 2), answered("one", { type: "saved", revision: 8 }));
    expect(landed).toMatchObject({ saved: 1, revision: 8, flight: null });
    expect(next).toEqual([{ type: "pause", ms: 0 }]);
    expect(run(landed, { type: "pause-over", saveId: "two" })[1]).toMatchObject([
      { flight: { base: 8, edit: 2 } },
    ]);
  });

  test("without an answer goes out again under the same id with the same words, sooner or later within 4 s", () => {
    let state = run(opened, edited("A", 1), { type: "pause-over", saveId: "one" })[0];
    for (const ms of [500, 1000, 2000, 4000, 4000]) {
      const [lost, effects] = run(state, answered("one", { type: "unreachable", message: null }));
      expect(effects).toEqual([{ type: "retry", ms }]);
      const [again, sent] = run(lost, edited("Ada", 2), { type: "try-again" });
      expect(sent).toMatchObject([
        { type: "send", flight: { saveId: "one", edit: 1, content: { resume: { name: "A" } } } },
      ]);
      state = again;
    }
  });

  test("that meets its own words has arrived before", () => {
    const flying = run(opened, edited("A", 1), { type: "pause-over", saveId: "one" })[0];
    const current = { revision: 8, content: named("A") };
    expect(run(flying, answered("one", { type: "conflict", current }))[0]).toMatchObject({
      trouble: null,
      saved: 1,
      revision: 8,
    });
  });

  test("that meets somebody else's words stops until the person has decided", () => {
    const flying = run(opened, edited("A", 1), { type: "pause-over", saveId: "one" })[0];
    const current = { revision: 8, content: named("B") };
    const [stopped] = run(
      flying,
      answered("one", { type: "conflict", current }),
      edited("Ad", 2),
      { type: "pause-over", saveId: "two" },
      { type: "try-again" },
    );
    expect(stopped).toMatchObject({ trouble: { kind: "conflict" }, flight: null, saved: 0 });
    const [, effects] = run(
      stopped,
      { type: "decided", content: named("Ad"), edit: 3, onto: current },
      { type: "pause-over", saveId: "three" },
    );
    expect(effects).toMatchObject([{ type: "send", flight: { base: 8, decided: true } }]);
  });

  test("waits for the sign-in and then goes on", () => {
    const flying = run(opened, edited("A", 1), { type: "pause-over", saveId: "one" })[0];
    const [out] = run(flying, answered("one", { type: "signed-out" }));
    expect(run(out, { type: "try-again" })[1]).toEqual([]);
    expect(run(out, { type: "signed-in" })[1]).toMatchObject([{ type: "send", flight: { saveId: "one" } }]);
  });
});

describe("what stands at the revision that a page stands on", () => {
  const stored = { revision: 8, content: named("B") };
  const flying = run(opened, edited("A", 1), { type: "pause-over", saveId: "one" })[0];

  test("is known after every way to a revision", () => {
    expect(opened.base).toEqual(named(""));
    expect(run(flying, edited("Ad", 2))[0].base).toEqual(named(""));
    const saved = answered("one", { type: "saved", revision: 8 });
    expect(run(flying, edited("Ad", 2), saved)[0].base).toEqual(named("A"));
    expect(run(opened, { type: "adopted", stored, edit: 1 })[0].base).toEqual(named("B"));
    const decision: SaveEvent = { type: "decided", content: named("AB"), edit: 3, onto: stored };
    expect(run(flying, decision)[0].base).toEqual(named("B"));
  });

  test("makes one of two versions that have nothing to ask, and nothing without it", () => {
    const theirs = { ...named(""), theme: "navy" };
    const conflict = answered("one", { type: "conflict", current: { revision: 8, content: theirs } });
    const [stopped] = run(flying, conflict);
    expect(mergeWithoutAsking(stopped)?.merged).toEqual({ ...named("A"), title: "A", theme: "navy" });
    expect(mergeWithoutAsking({ ...stopped, base: null })).toBeNull();
    expect(
      mergeWithoutAsking(run(flying, answered("one", { type: "conflict", current: stored }))[0]),
    ).toBeNull();
    expect(mergeWithoutAsking(opened)).toBeNull();
  });
});

describe("what another page saved", () => {
  const stored = (name: string, revision: number) => ({ revision, content: named(name) });

  test("is shown here once nothing of this page is unsaved", () => {
    const [next] = run(opened, { type: "adopted", stored: stored("B", 8), edit: 1 });
    expect(next).toMatchObject({ revision: 8, saved: 1, edits: 1, content: { resume: { name: "B" } } });
  });

  test("is not shown when its news come after a later save of this page", () => {
    const saved = run(
      opened,
      edited("A", 1),
      { type: "pause-over", saveId: "one" },
      answered("one", { type: "saved", revision: 8 }),
    )[0];
    expect(run(saved, { type: "adopted", stored: stored("", 7), edit: 2 })[0]).toBe(saved);
    expect(mayAdopt(saved, stored("", 7))).toBe(false);
    expect(mayAdopt(saved, stored("B", 9))).toBe(true);
    expect(mayAdopt(run(saved, edited("Ad", 2))[0], stored("B", 9))).toBe(false);
  });
});

describe("the words", () => {
  const flying = run(opened, edited("A", 1), { type: "pause-over", saveId: "one" })[0];
  const lost = run(flying, answered("one", { type: "unreachable", message: null }))[0];
  const text = (state: SaveState) => {
    const { text: words, kept } = saveWords(state, "server");
    return kept ? `${words} ${kept}` : words;
  };

  test("say what is true of the last edit", () => {
    expect(text(opened)).toBe("Saved");
    expect(text(flying)).toBe("Saving…");
    expect(text(run(flying, answered("one", { type: "saved", revision: 8 }))[0])).toBe("Saved");
    expect(text(lost)).toBe("Saving…");
    expect(text(run(lost, { type: "kept", edit: 1 })[0])).toBe("Saved on this device");
    expect(text(run(lost, { type: "keeps-nothing" })[0])).toMatch(/^Not saved: .* keeps no copy/);
  });

  test("give the server's reason once", () => {
    const full = answered("one", { type: "unreachable", message: ERRORS.not_saved.message });
    expect(text(run(flying, full, { type: "kept", edit: 1 })[0])).toBe(
      "Not saved: the server cannot write to its storage. What is stored can still be read. Your text is on this device.",
    );
  });

  test("of an older copy on the device do not claim the newer edit", () => {
    expect(text(run(lost, { type: "kept", edit: 1 }, edited("Ad", 2))[0])).toBe("Saving…");
  });
});
