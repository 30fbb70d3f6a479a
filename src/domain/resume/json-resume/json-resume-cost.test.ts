import { expect, test } from "vitest";
import { cpuOf } from "../../../../tests/support/cpu.ts";
import { importJsonResume } from "./import-json-resume.ts";

/** As much as a file may have. */
const ONE_MEGABYTE = 1_000_000;

function dictionary(keys: number): object {
  return Object.fromEntries(Array.from({ length: keys }, (_, at) => [`k${at}`, at]));
}

const position = (at: number) => ({
  name: "Acme",
  startDate: "2019-03",
  endDate: "Spring",
  "x-candor": { section: `c${at % 20}`, period: `March 2019 to ${at}` },
});
const custom = Array.from({ length: 20 }, (_, at) => ({ id: `c${at}`, title: "", kind: "experience" }));

// Some times what it takes on a machine with nothing else to do, and far less than work that grows with the square of the size.
test.each([
  ["90,000 keys in one object", dictionary(90_000)],
  ["90,000 keys in many items", { work: Array.from({ length: 45 }, () => dictionary(1_990)) }],
  ["90,000 lists", { x: Array.from({ length: 90_000 }, () => []) }],
  ["30,000 items", { work: Array.from({ length: 30_000 }, () => ({})) }],
  [
    "the most items of custom sections",
    { work: Array.from({ length: 2_000 }, (_, at) => position(at)), meta: { "x-candor": { custom } } },
  ],
  ["a name of brackets", { certificates: [{ name: " (a".repeat(ONE_MEGABYTE / 3) }] }],
  ["halves of characters", { x: "\ud800".repeat(ONE_MEGABYTE / 6) }],
])("%s cost little", (_, document) => {
  expect(cpuOf(() => importJsonResume(document))).toBeLessThan(300);
});
