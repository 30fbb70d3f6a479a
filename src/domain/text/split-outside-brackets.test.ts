import { expect, test } from "vitest";
import { splitOutsideBrackets } from "./split-outside-brackets.ts";

const COMMA = /[,;]/gu;

test.each([
  ["React (hooks, router), Git", ["React (hooks, router)", "Git"]],
  ["a ,b;  c", ["a", "b", "c"]],
  ["one", ["one"]],
  ["a, (b, c", ["a", "(b", "c"]],
  ["a, b), c", ["a, b)", "c"]],
  [",", ["", ""]],
])("%s is parted outside of its brackets", (text, parts) => {
  expect(splitOutsideBrackets(text, COMMA)).toEqual(parts);
});

test("a text of nothing but commas and brackets takes as long as it is", () => {
  const began = process.cpuUsage();
  for (const sign of [",", "(,", ",)", " ,"]) splitOutsideBrackets(sign.repeat(200_000), COMMA);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1000).toBeLessThan(1500);
});
