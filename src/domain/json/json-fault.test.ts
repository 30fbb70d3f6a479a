import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonFaultAt } from "./json-fault.ts";

test.each([
  ['{\n  "version": 1,\n  "name": \n}', 29],
  ['{"a": 1,}', 8],
  ['{"a" 1}', 5],
  ["[1, 2", 5],
  ["[1 2]", 3],
  ["{'a': 1}", 1],
  ['{"a": tru}', 6],
  ['{"a": "x', 8],
  ['"line\nbreak"', 5],
  ['"\\q"', 1],
  ["01", 1],
  ["[1]]", 3],
  ["{]", 1],
  ["", 0],
  ["1 // why", 2],
])("%j stops being JSON at its place", (text, at) => {
  expect(jsonFaultAt(text)).toBe(at);
});

const readable = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test("it finds a fault exactly where the engine's own reader finds one", () => {
  fc.assert(
    fc.property(
      fc.json(),
      fc.nat(),
      fc.constantFrom("", "}", "]", '"', ",", ":", "\\", "x", "\n"),
      (json, place, sign) => {
        const at = place % (json.length + 1);
        for (const text of [json, json.slice(0, at), json.slice(0, at) + sign + json.slice(at + 1)])
          expect(jsonFaultAt(text) === null).toBe(readable(text));
      },
    ),
    { numRuns: 2_000 },
  );
});

test("a deep text and a long one are read without trouble", () => {
  expect(jsonFaultAt("[".repeat(1_000_000))).toBe(1_000_000);
  expect(jsonFaultAt(`"${"x".repeat(5_000_000)}"`)).toBeNull();
});
