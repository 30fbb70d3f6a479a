import { describe, expect, test } from "vitest";
import { ERRORS } from "../../../../domain/errors.ts";
import { type DraftContent, emptyContent } from "../../../drafts/draft-content.ts";
import { mergeWithoutAsking } from "./merge-conflict.ts";
import {
  type Answer,
  type Effect,
  mayAdopt,
  openedSync,
  type Replaced,
  reduce,
  type Stored,
  type SyncEvent,
  type SyncedDraft,
} from "./save-machine.ts";
import { saveMessage } from "./save-message.ts";

const delays = { pauseMs: 800, atMostMs: 5000 };
const named = (name: string): DraftContent => ({
  ...emptyContent(),
  resume: { ...emptyContent().resume, name },
});
const opened: SyncedDraft = {
  content: named(""),
  edits: 0,
  onDevice: 0,
  sync: openedSync(named(""), { revision: 7, unsaved: false }),
};

/** One thing that happens: new content, if it brings any, and what the machine is told of it. */
interface Happening {
  content?: DraftContent;
  kept?: number | null;
  event?: SyncEvent;
}
const edited = (name: string, now = 0): Happening => ({
  content: named(name),
  event: { type: "edited", now },
});
const adopted = ({ revision, content }: Stored): Happening => ({
  content,
  event: { type: "adopted", revision },
});
const decided = (name: string, onto: Replaced): Happening => ({
  content: named(name),
  event: { type: "decided", onto },
});
const answered = (saveId: string, answer: Answer): Happening => ({
  event: { type: "answered", saveId, answer },
});
const pauseOver = (saveId: string): Happening => ({ event: { type: "pause-over", saveId } });
const tryAgain: Happening = { event: { type: "try-again" } };

function run(draft: SyncedDraft, ...happenings: Happening[]): [SyncedDraft, readonly Effect[]] {
  let now = draft;
  let effects: readonly Effect[] = [];
  for (const { content, kept, event } of happenings) {
    if (content) now = { ...now, content, edits: now.edits + 1 };
    if (kept !== undefined) now = { ...now, onDevice: kept };
    if (!event) continue;
    const [sync, next] = reduce(now, event, delays);
    effects = next;
    now = { ...now, sync };
  }
  return [now, effects];
}

describe("a save", () => {
  test("waits for a pause in the typing, but not for ever", () => {
    expect(run(opened, edited("A"))[1]).toEqual([{ type: "pause", ms: 800 }]);
    expect(run(opened, edited("A"), edited("Ad", 4700))[1]).toEqual([{ type: "pause", ms: 300 }]);
    expect(run(opened, edited("A"), edited("Ad", 9000))[1]).toEqual([{ type: "pause", ms: 0 }]);
  });

  test("is the only one under way, and what was typed meanwhile follows it", () => {
    const [flying, effects] = run(opened, edited("A"), pauseOver("one"));
    expect(effects).toMatchObject([{ type: "send", save: { saveId: "one", base: 7, edit: 1 } }]);
    expect(run(flying, edited("Ad"), pauseOver("two"))[1]).toEqual([]);
    const [landed, next] = run(flying, edited("Ad"), answered("one", { type: "saved", revision: 8 }));
    expect(landed.sync).toMatchObject({ saved: 1, revision: 8, pending: null });
    expect(next).toEqual([{ type: "pause", ms: 0 }]);
    expect(run(landed, pauseOver("two"))[1]).toMatchObject([{ save: { base: 8, edit: 2 } }]);
  });

  test("without an answer goes out again under the same id with the same words, sooner or later within 4 s", () => {
    let state = run(opened, edited("A"), pauseOver("one"))[0];
    for (const ms of [500, 1000, 2000, 4000, 4000]) {
      const [lost, effects] = run(state, answered("one", { type: "unreachable", message: null }));
      expect(effects).toEqual([{ type: "retry", ms }]);
      const [again, sent] = run(lost, edited("Ada"), tryAgain);
      expect(sent).toMatchObject([
        { type: "send", save: { saveId: "one", edit: 1, content: { resume: { name: "A" } } } },
      ]);
      state = again;
    }
  });

  test("that meets its own words has arrived before", () => {
    const flying = run(opened, edited("A"), pauseOver("one"))[0];
    const current = { revision: 8, content: named("A") };
    expect(run(flying, answered("one", { type: "conflict", current }))[0].sync).toMatchObject({
      trouble: null,
      saved: 1,
      revision: 8,
    });
  });

  test("that meets somebody else's words stops until the person has decided", () => {
    const flying = run(opened, edited("A"), pauseOver("one"))[0];
    const current = { revision: 8, content: named("B") };
    const [stopped] = run(
      flying,
      answered("one", { type: "conflict", current }),
      edited("Ad"),
      pauseOver("two"),
      tryAgain,
    );
    expect(stopped.sync).toMatchObject({ trouble: { kind: "conflict" }, pending: null, saved: 0 });
    const [, effects] = run(stopped, decided("Ad", current), pauseOver("three"));
    expect(effects).toMatchObject([{ type: "send", save: { base: 8, decided: true } }]);
  });

  test("waits for the sign-in and then goes on", () => {
    const flying = run(opened, edited("A"), pauseOver("one"))[0];
    const [out] = run(flying, answered("one", { type: "signed-out" }));
    expect(run(out, tryAgain)[1]).toEqual([]);
    expect(run(out, { event: { type: "signed-in" } })[1]).toMatchObject([
      { type: "send", save: { saveId: "one" } },
    ]);
  });
});

describe("what stands at the revision that a page stands on", () => {
  const stored = { revision: 8, content: named("B") };
  const flying = run(opened, edited("A"), pauseOver("one"))[0];

  test("is known after every way to a revision", () => {
    expect(opened.sync.base).toEqual(named(""));
    expect(run(flying, edited("Ad"))[0].sync.base).toEqual(named(""));
    const saved = answered("one", { type: "saved", revision: 8 });
    expect(run(flying, edited("Ad"), saved)[0].sync.base).toEqual(named("A"));
    expect(run(opened, adopted(stored))[0].sync.base).toEqual(named("B"));
    const decision = decided("AB", stored);
    expect(run(flying, decision)[0].sync.base).toEqual(named("B"));
  });

  test("makes one of two versions that have nothing to ask, and nothing without it", () => {
    const theirs = { ...named(""), theme: "navy" };
    const conflict = answered("one", { type: "conflict", current: { revision: 8, content: theirs } });
    const [stopped] = run(flying, conflict);
    expect(mergeWithoutAsking(stopped)?.merged).toEqual({ ...named("A"), title: "A", theme: "navy" });
    expect(mergeWithoutAsking({ ...stopped, sync: { ...stopped.sync, base: null } })).toBeNull();
    expect(
      mergeWithoutAsking(run(flying, answered("one", { type: "conflict", current: stored }))[0]),
    ).toBeNull();
    expect(mergeWithoutAsking(opened)).toBeNull();
  });
});

describe("what another page saved", () => {
  const stored = (name: string, revision: number) => ({ revision, content: named(name) });

  test("is shown here once nothing of this page is unsaved", () => {
    const [next] = run(opened, adopted(stored("B", 8)));
    expect(next).toMatchObject({ edits: 1, content: { resume: { name: "B" } } });
    expect(next.sync).toMatchObject({ revision: 8, saved: 1 });
  });

  test("is not shown when its news come after a later save of this page", () => {
    const saved = run(
      opened,
      edited("A"),
      pauseOver("one"),
      answered("one", { type: "saved", revision: 8 }),
    )[0];
    expect(mayAdopt(saved, stored("", 7))).toBe(false);
    expect(mayAdopt(saved, stored("B", 9))).toBe(true);
    expect(mayAdopt(run(saved, edited("Ad"))[0], stored("B", 9))).toBe(false);
  });
});

describe("the words", () => {
  const flying = run(opened, edited("A"), pauseOver("one"))[0];
  const lost = run(flying, answered("one", { type: "unreachable", message: null }))[0];
  const text = (state: SyncedDraft) => {
    const { text: words, kept } = saveMessage(state, "server");
    return kept ? `${words} ${kept}` : words;
  };

  test("say what is true of the last edit", () => {
    expect(text(opened)).toBe("Saved");
    expect(text(flying)).toBe("Saving…");
    expect(text(run(flying, answered("one", { type: "saved", revision: 8 }))[0])).toBe("Saved");
    expect(text(lost)).toBe("Saving…");
    expect(text(run(lost, { kept: 1 })[0])).toBe("Saved on this device");
    expect(text(run(lost, { kept: null })[0])).toMatch(/^Not saved: .* keeps no copy/);
  });

  test("give the server's reason once", () => {
    const full = answered("one", { type: "unreachable", message: ERRORS.not_saved.message });
    expect(text(run(flying, full, { kept: 1 })[0])).toBe(
      "Not saved: the server cannot write to its storage. What is stored can still be read. Your text is on this device.",
    );
  });

  test("of an older copy on the device do not claim the newer edit", () => {
    expect(text(run(lost, { kept: 1 }, edited("Ad"))[0])).toBe("Saving…");
  });
});
