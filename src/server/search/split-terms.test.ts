import { expect, test } from "vitest";
import { termsOf } from "./split-terms.ts";

test("words are found whatever their case, accents and signs around them", () => {
  expect(termsOf("Zoë O'Neil", "zoe.oneil@example.com")).toEqual([
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
  expect(termsOf(name, "ada@example.com")).toContain("ada");
});

test("a text without words has none", () => {
  expect(termsOf(" %_*' -- ")).toEqual([]);
});

test("neither a long text nor a long word makes a long list", () => {
  expect(termsOf(Array.from({ length: 500 }, (_, index) => `word${index}`).join(" "))).toHaveLength(40);
  expect(termsOf("a".repeat(5000))).toEqual(["a".repeat(40)]);
  expect(termsOf(`${"a".repeat(39)}𝒳𐐀`)[0]?.isWellFormed()).toBe(true);
});
