import { expect, test } from "vitest";
import { joinSpacedLetters, wordsOf } from "./spaced-letters.ts";

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

const known = wordsOf(["Kitchen of nine, 70 covers", "petra.novotna@example.cz", "Design"]);

test.each([
  ["G r a p h i c D e s i g n e r & I l l u s t r a t o r", "Graphic Designer & Illustrator"],
  ["O U T S I D E T H E K I T C H E N", "OUTSIDE THE KITCHEN"],
  ["P E T R A N O V O T N A", "PETRA NOVOTNA"],
  // Nothing tells where one word ends: joined, it would be no word at all.
  ["E X T R A O R D I N A R Y T H I N G Y", "E X T R A O R D I N A R Y T H I N G Y"],
  ["P A T I S S E R I E", "PATISSERIE"],
])("%s is %s, by its capitals and by what else the file says", (spaced, words) => {
  expect(joinSpacedLetters(spaced, known)).toBe(words);
});
