import { describe, expect, test } from "vitest";
import { answeredText } from "../answered-text.ts";
import { ANSWERED } from "./answered-examples.ts";

describe("an answer is said in the line, in the person's own words", () => {
  test.for(ANSWERED)("%s: %s + %s %s", ([, line, question, answer, expected]) => {
    expect(answeredText("experience", line, [`${question} ${answer}`])).toBe(expected);
  });
});
