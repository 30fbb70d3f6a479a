import { expect, test } from "vitest";
import { cpuOfFirst } from "../../../tests/support/cpu.ts";
import { relevantContext } from "./relevant-context.ts";

const AROUND = [
  "Staff nurse",
  "St Anne's Hospital",
  "2019 – 2023",
  "Six years of experience",
  "Ran the drug round on Ward 7",
  "Spanish",
];

test.each([
  ["helped on the ward with meds", "Helped on the ward with medication", []],
  ["helped with meds", "Helped with medication at St Anne's", ["St Anne's Hospital"]],
  ["helped with meds", "Spanish-speaking helper with medication", ["Spanish"]],
  ["did nights", "Worked nights, running drug rounds", ["Ran the drug round on Ward 7"]],
])("of what stands around %s only what the rewrite takes is told: %s", (source, suggestion, told) => {
  expect(relevantContext(source, suggestion, AROUND.join("\n"))).toBe(told.join("\n"));
});

test.each([
  ["in initials", "did nights", "RN on nights"],
  ["in figures", "did nights", "6 winters of nights"],
])("what may be said there %s is looked for in all of it", (_, source, suggestion) => {
  expect(relevantContext(source, suggestion, AROUND.join("\n"))).toBe(AROUND.join("\n"));
});

test("costs no more than the length of its texts", () => {
  const text = "word1 Ab12 other ".repeat(6000);
  expect(cpuOfFirst(() => relevantContext(text, text.toUpperCase(), text.repeat(3)))).toBeLessThan(2000);
});
