import { expect, test } from "vitest";
import { LONGEST_TEXT } from "../../../domain/suggestions/request.ts";
import { readLines } from "./read-lines.ts";

const answer = (...lines: unknown[]) => JSON.stringify({ lines });

test.for([
  [
    "every line under its number",
    answer({ line: 2, text: "two" }, { line: 1, text: " one " }),
    ["one", "two"],
  ],
  ["a fence around it", `\`\`\`json\n${answer({ line: 1, text: "one" })}\n\`\`\``, ["one", null]],
  ["a line that is missing", answer({ line: 2, text: "two" }), [null, "two"]],
  ["a line that is there twice", answer({ line: 1, text: "a" }, { line: 1, text: "b" }), [null, null]],
  [
    "numbers of no line",
    answer({ line: 0, text: "a" }, { line: 3, text: "b" }, { line: 1.5, text: "c" }),
    [null, null],
  ],
  ["no words", answer({ line: 1, text: " " }, { line: 2, text: 5 }), [null, null]],
  ["a number in quotes", answer({ line: "1", text: "one" }, { line: 2, text: "two" }), [null, "two"]],
  ["entries of any kind", answer(null, 7, "one", [], { line: 2, text: "two" }), [null, "two"]],
  ["a line over all bounds", answer({ line: 1, text: "x".repeat(LONGEST_TEXT + 1) }), [null, null]],
  ["talk", "Sure! Here are your lines.", [null, null]],
  ["a list alone", JSON.stringify([{ line: 1, text: "one" }]), [null, null]],
  ["half of it", answer({ line: 1, text: "one" }).slice(0, -3), [null, null]],
  ["lines that are none", JSON.stringify({ lines: { 1: "one" } }), [null, null]],
  ["a name of every object", '{"lines": [{"line": 1, "__proto__": {"text": "one"}}]}', [null, null]],
] as const)("of %s, what can be read is", ([, content, expected]) => {
  expect(readLines(content, 2)).toEqual(expected);
});
