import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyContent } from "../../../drafts/draft-content.ts";
import { openedSync, type SyncedDraft } from "./save-machine.ts";
import { shownSaveMessage } from "./shown-save-message.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const content = emptyContent();
const opened: SyncedDraft = {
  ...{ content, edits: 0, onDevice: 0 },
  sync: openedSync(content, { revision: 7, unsaved: false }),
};

/** A draft that is edited and stored, and all that is said of it, in turn. */
function looked() {
  let draft = opened;
  let listener = () => {};
  const shown = shownSaveMessage(
    {
      read: () => draft,
      subscribe: (heard) => {
        listener = heard;
        return () => {
          listener = () => {};
        };
      },
    },
    "server",
  );
  const said: string[] = [];
  const stop = shown.subscribe(() => {
    const { text, isSlow } = shown.read();
    said.push(isSlow ? `${text} (slow)` : text);
  });
  const become = (change: Partial<SyncedDraft>) => {
    draft = { ...draft, ...change };
    listener();
  };
  return {
    said,
    stop,
    key: () => become({ edits: draft.edits + 1 }),
    stored: () => become({ sync: { ...draft.sync, saved: draft.edits } }),
    refused: () =>
      become({ sync: { ...draft.sync, trouble: { kind: "refused", message: "It is too long." } } }),
  };
}

test("between keys that are stored at once nothing is said anew, and at rest it is said once", () => {
  const { said, key, stored } = looked();
  for (let keys = 0; keys < 20; keys++) {
    key();
    vi.advanceTimersByTime(5);
    stored();
    vi.advanceTimersByTime(95);
  }
  expect(said).toEqual(["Saving…"]);
  vi.advanceTimersByTime(299);
  expect(said).toEqual(["Saving…", "Saved"]);
});

test("saved is never said of a key that is not stored", () => {
  const { said, key, stored } = looked();
  key();
  stored();
  vi.advanceTimersByTime(250);
  key();
  vi.advanceTimersByTime(400);
  expect(said).toEqual(["Saving…"]);
});

test("what takes long is said to, and a key begins anew", () => {
  const { said, key, stored } = looked();
  key();
  vi.advanceTimersByTime(400);
  key();
  vi.advanceTimersByTime(400);
  expect(said).toEqual(["Saving…"]);
  vi.advanceTimersByTime(200);
  expect(said).toEqual(["Saving…", "Saving… (slow)"]);
  stored();
  vi.advanceTimersByTime(300);
  expect(said.at(-1)).toBe("Saved");
});

test("what goes wrong is said at once", () => {
  const { said, key, refused } = looked();
  key();
  refused();
  expect(said).toEqual(["Saving…", "Not saved: it is too long."]);
});

test("who no longer listens hears nothing", () => {
  const { said, key, stored, stop } = looked();
  key();
  stored();
  stop();
  vi.advanceTimersByTime(2000);
  expect(said).toEqual(["Saving…"]);
});
