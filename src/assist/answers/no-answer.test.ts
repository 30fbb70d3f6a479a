import { expect, test } from "vitest";
import { isNoAnswer } from "./no-answer.ts";

test.for([
  "don't know",
  "Don’t know.",
  "I dont know",
  "no idea",
  "No idea, sorry",
  "n/a",
  "N/A",
  "NA",
  "-",
  "--",
  "?",
  "none",
  "None.",
  "nothing",
  "nothing really",
  "not sure",
  "I'm not sure",
  "unsure tbh",
  "can't remember",
  "I didn't count",
  "we didn't use any",
  "it varied",
  "depends on the day",
  "lots",
  "too many to count",
  "don't know how many we had",
  "not sure exactly",
  "we don't have any figures",
  "it depends on the season really",
  "no change",
  "",
])("“%s” is no answer", (answer) => {
  expect(isNoAnswer(answer)).toBe(true);
});

test.for([
  "10",
  "none of them left",
  "no accidents in 2 years",
  "nothing broke again",
  "I don't know exactly, about 12",
  "not sure, maybe 40",
  "various tools like Excel",
  "dozens",
  "Notion",
  "no complaints",
  "No more late orders",
  "we don't have complaints any more",
  "no change in sickness, but morale rose",
  "no tools lost since",
  "depends less on agency staff now",
  "not sure, Excel maybe",
])("“%s” is one", (answer) => {
  expect(isNoAnswer(answer)).toBe(false);
});
