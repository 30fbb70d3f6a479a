import { expect, test } from "vitest";
import { withToldText } from "./told-text.ts";

const told = (text: string): string =>
  Buffer.from(withToldText(new TextEncoder().encode(text))).toString("latin1");

test("the letters of an Arabic ligature are told from the left, all others as they were", () => {
  const map = "3 beginbfchar\n<0001> <06440627>\n<0002> <0646>\n<0003> <00660069>\nendbfchar";
  expect(told(`${map} <0001> <06440627> ${map}`)).toBe(
    `${map} <0001> <06440627> ${map}`.replaceAll("\n<0001> <06440627>", "\n<0001> <06270644>"),
  );
});

test("the blanks between a title and its date are told as spaces", () => {
  expect(told("beginbfchar\n<0001> <2007FE0F>\n<0002> <2007>\nendbfchar")).toBe(
    "beginbfchar\n<0001> <00200020>\n<0002> <2007>\nendbfchar",
  );
});
