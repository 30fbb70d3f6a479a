import { expect, test, vi } from "vitest";
import { emptyContent } from "../../../drafts/draft-content.ts";
import { NO_HISTORY } from "../../../drafts/history.ts";
import { deviceTarget } from "./device-target.ts";
import type { PendingSave } from "./save-machine.ts";

let stored: unknown;

vi.mock("../../../drafts/device-database.ts", () => ({
  openDeviceDatabase: async () => ({
    async change(_key: string, decide: (found: unknown) => object | null) {
      stored = decide(stored) ?? stored;
    },
  }),
}));

const pending: PendingSave = { saveId: "one", edit: 1, base: 3, content: emptyContent(), decided: false };
const target = deviceTarget(({ base, content }) => ({
  key: "guest|d1",
  owner: null,
  resumeId: "d1",
  tab: "own",
  content,
  history: NO_HISTORY,
  revision: (base ?? 0) + 1,
  base: null,
  savedTitle: null,
  flight: null,
  unsaved: false,
  isUntouched: false,
  savedAt: "2026-11-15T08:00:00Z",
}));

test("a save on the revision that is kept looks at its number and reads nothing else of it", async () => {
  const read = vi.fn();
  stored = {
    key: "guest|d1",
    revision: 3,
    get content() {
      return read();
    },
    get history() {
      return read();
    },
  };
  expect(await target.save(pending)).toEqual({ type: "saved", revision: 4 });
  expect(read).not.toHaveBeenCalled();
  expect(stored).toMatchObject({ revision: 4 });
});

test("a save on an older revision than the one that is kept is a conflict, and what is kept stays", async () => {
  const kept = { key: "guest|d1", revision: 5, content: { ...emptyContent(), title: "Of another tab" } };
  stored = kept;
  expect(await target.save(pending)).toEqual({
    type: "conflict",
    current: { revision: 5, content: kept.content },
  });
  expect(stored).toBe(kept);
});
