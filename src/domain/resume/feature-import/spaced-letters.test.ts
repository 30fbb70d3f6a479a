import { expect, test } from "vitest";
import { joinSpacedLetters } from "./spaced-letters.ts";

test.each([
  ["S K I L L S", "SKILLS"],
  ["LANG U AG ES", "LANGUAGES"],
  ["I N SHORT", "IN SHORT"],
  ["W h a t  I  d o", "What I do"],
  ["IT SKILLS", "IT SKILLS"],
  ["J R SMITH", "J R SMITH"],
  ["Z Y X W  V U T S", "ZYXW VUTS"],
])("%s is %s", (spaced, words) => {
  expect(joinSpacedLetters(spaced)).toBe(words);
});
