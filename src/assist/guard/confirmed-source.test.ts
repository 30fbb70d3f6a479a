import { expect, test } from "vitest";
import { confirmedSource } from "./confirmed-source.ts";

test.for([
  [
    "wrote part of the manual, tested it with users",
    ["Wrote the manual."],
    "Wrote the manual, tested it with users",
  ],
  ["sold bread", ["Trained 4 apprentices."], "sold bread. Trained 4 apprentices."],
  [
    "helped plan the fair. kept the till",
    ["Planned the fair.", "Kept both tills."],
    "Planned the fair. Kept both tills",
  ],
  ["sold bread", [" "], "sold bread"],
] as const)("%s with %j", ([source, statements, expected]) => {
  expect(confirmedSource(source, statements)).toBe(expected);
});
