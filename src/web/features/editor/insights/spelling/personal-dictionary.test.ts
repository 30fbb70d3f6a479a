import { expect, test } from "vitest";
import type { DeviceStorage } from "../../../../device-storage.ts";
import { createPersonalDictionary } from "./personal-dictionary.ts";

function memory(keeps = true): DeviceStorage {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void (keeps && kept.set(key, value)),
    remove: (key) => void kept.delete(key),
  };
}

test("a word is known in every case and with a genitive, after a reload too, until it is removed", () => {
  const storage = memory();
  createPersonalDictionary(storage).add("Wexing");
  const words = createPersonalDictionary(storage);
  expect(["wexing", "WEXING", "Wexing’s"].map(words.has)).toEqual([true, true, true]);
  expect(words.has("wex")).toBe(false);
  words.add("wexing");
  expect(words.read()).toEqual(["wexing"]);
  words.remove("WEXING");
  expect(createPersonalDictionary(storage).read()).toEqual([]);
});

test("words that another tab added meanwhile stay", () => {
  const storage = memory();
  const [one, other] = [createPersonalDictionary(storage), createPersonalDictionary(storage)];
  one.read();
  other.add("first");
  one.add("second");
  expect(createPersonalDictionary(storage).read()).toEqual(["first", "second"]);
});

test("the list is bounded, hears its listeners, and is there for the page where nothing is kept", () => {
  const words = createPersonalDictionary(memory(false));
  let heard = 0;
  words.subscribe(() => heard++);
  for (let count = 0; count < 510; count++) words.add(`word${"x".repeat(count)}`);
  expect(heard).toBe(510);
  expect(words.read().length).toBeLessThanOrEqual(500);
  expect(Math.max(...words.read().map((word) => word.length))).toBeLessThanOrEqual(60);
});

test.each(["{", "7", '[1, "", null]'])("what is broken (%s) counts as none", (saved) => {
  const storage = memory();
  storage.write("spellingWords", saved);
  expect(createPersonalDictionary(storage).read()).toEqual([]);
});
