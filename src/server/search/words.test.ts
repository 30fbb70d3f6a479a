import { expect, test } from "vitest";
import { wordsOf } from "./words.ts";

test("words are found whatever their case, accents and signs around them", () => {
  expect(wordsOf("Zoë O'Neil", "zoe.oneil@example.com")).toEqual([
    "zoe",
    "o",
    "neil",
    "oneil",
    "example",
    "com",
  ]);
});

test("a long name does not hide the address", () => {
  const name = Array.from({ length: 100 }, (_, index) => `name${index}`).join(" ");
  expect(wordsOf(name, "ada@example.com")).toContain("ada");
});

test("a text without words has none", () => {
  expect(wordsOf(" %_*' -- ")).toEqual([]);
});

test("neither a long text nor a long word makes a long list", () => {
  expect(wordsOf(Array.from({ length: 500 }, (_, index) => `word${index}`).join(" "))).toHaveLength(40);
  expect(wordsOf("a".repeat(5000))).toEqual(["a".repeat(40)]);
  expect(wordsOf(`${"a".repeat(39)}𝒳𐐀`)[0]?.isWellFormed()).toBe(true);
});
