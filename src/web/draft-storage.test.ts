import { expect, test } from "vitest";
import { sampleResume } from "../domain/resume/sample-resume.ts";
import type { DeviceStorage } from "./device-storage.ts";
import { addSampleDraft, readDrafts } from "./draft-storage.ts";

function memory(saved: string | null = null): DeviceStorage {
  const entries = new Map(saved === null ? [] : [["drafts", saved]]);
  return {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => entries.set(key, value),
    remove: (key) => entries.delete(key),
  };
}

const now = new Date("2026-11-15T08:00:00Z");
const wanted = { template: "google", theme: "signature", resume: sampleResume };

test("a sample draft is kept with its template, theme and data", () => {
  const storage = memory();
  expect(addSampleDraft(wanted, now, storage)).toBe(true);
  expect(readDrafts(storage)).toMatchObject([{ ...wanted, savedAt: now.toISOString(), isSample: true }]);
});

test("a second sample takes the first one's place; what the person wrote stays", () => {
  const own = {
    id: "own",
    template: "meta",
    theme: "ink",
    resume: {},
    savedAt: "2026-01-01",
    isSample: false,
  };
  const storage = memory(JSON.stringify({ version: 1, drafts: [own] }));
  addSampleDraft(wanted, now, storage);
  addSampleDraft({ ...wanted, template: "apple" }, now, storage);
  expect(readDrafts(storage).map(({ template }) => template)).toEqual(["apple", "meta"]);
});

test.each(["{", "null", "[]", '{"version":2,"drafts":[]}', '{"version":1,"drafts":[{"id":1}]}'])(
  "the broken entry %s counts as none and does not stand in the way",
  (broken) => {
    const storage = memory(broken);
    expect(readDrafts(storage)).toEqual([]);
    expect(addSampleDraft(wanted, now, storage)).toBe(true);
  },
);

test("a device that keeps nothing is not said to have kept the draft", () => {
  const blocked: DeviceStorage = { read: () => null, write: () => {}, remove: () => {} };
  expect(addSampleDraft(wanted, now, blocked)).toBe(false);
});
