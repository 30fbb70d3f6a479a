import { expect, test } from "vitest";
import type { DeviceStorage } from "./device-storage.ts";
import { addDraft, readDrafts } from "./draft-storage.ts";

function memory(saved: string | null = null): DeviceStorage {
  const entries = new Map(saved === null ? [] : [["drafts", saved]]);
  return {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => entries.set(key, value),
    remove: (key) => entries.delete(key),
  };
}

const now = new Date("2026-11-15T08:00:00Z");
const wanted = { template: "google", theme: "signature" };

test("a chosen template is kept as an empty draft with its theme", () => {
  const storage = memory();
  const id = addDraft(wanted, now, storage);
  expect(readDrafts(storage)).toEqual([
    { ...wanted, id, resume: { version: 1 }, savedAt: now.toISOString(), isUntouched: true },
  ]);
});

test("a second chosen template takes the first one's place; what the person wrote stays", () => {
  const own = {
    id: "own",
    template: "meta",
    theme: "ink",
    resume: {},
    savedAt: "2026-01-01",
    isUntouched: false,
  };
  const storage = memory(JSON.stringify({ version: 1, drafts: [own] }));
  addDraft(wanted, now, storage);
  addDraft({ ...wanted, template: "apple" }, now, storage);
  expect(readDrafts(storage).map(({ template }) => template)).toEqual(["apple", "meta"]);
});

test.each(["{", "null", "[]", '{"version":2,"drafts":[]}', '{"version":1,"drafts":[{"id":1}]}'])(
  "the broken entry %s counts as none and does not stand in the way",
  (broken) => {
    const storage = memory(broken);
    expect(readDrafts(storage)).toEqual([]);
    expect(addDraft(wanted, now, storage)).toBe(readDrafts(storage)[0]?.id);
  },
);

test("a device that keeps nothing is not said to have kept the draft", () => {
  const blocked: DeviceStorage = { read: () => null, write: () => {}, remove: () => {} };
  expect(addDraft(wanted, now, blocked)).toBeNull();
});
