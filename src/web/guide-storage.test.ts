import { expect, test } from "vitest";
import { endGuide, hasGuide, keepGuide, passGuide } from "./guide-storage.ts";

function deviceWith(saved: string | null = null) {
  const entries = new Map(saved === null ? [] : [["guides", saved]]);
  return {
    entries,
    read: (key: string) => entries.get(key) ?? null,
    write: (key: string, value: string) => void entries.set(key, value),
    remove: (key: string) => void entries.delete(key),
  };
}

test("a guide is kept by draft, passed on to the resume that the draft becomes, and ended", () => {
  const storage = deviceWith();
  keepGuide("draft", storage);
  keepGuide("draft", storage);
  passGuide("draft", "resume", storage);
  passGuide("unknown", "other", storage);
  expect([hasGuide("draft", storage), hasGuide("resume", storage), hasGuide("other", storage)]).toEqual([
    false,
    true,
    false,
  ]);
  endGuide("resume", storage);
  expect(storage.entries.size).toBe(0);
});

test.each(["{", "null", '{"a":1}', "[1]"])(
  "a broken entry (%s) is no guide, and is written over",
  (saved) => {
    const storage = deviceWith(saved);
    expect(hasGuide("1", storage)).toBe(false);
    keepGuide("draft", storage);
    expect(hasGuide("draft", storage)).toBe(true);
  },
);

test("old guides make room for new ones", () => {
  const storage = deviceWith();
  for (let index = 0; index < 150; index++) keepGuide(`draft-${index}`, storage);
  expect([hasGuide("draft-0", storage), hasGuide("draft-149", storage)]).toEqual([false, true]);
});
