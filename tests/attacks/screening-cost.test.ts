import { expect, test } from "vitest";
import { screen } from "../../src/assist/screening/screen.ts";
import { LONGEST_TEXT } from "../../src/domain/suggestions/request.ts";
import { BOMB_NAMES, bomb } from "../support/bombs.ts";

/** Milliseconds of the processor for a text as long as it may be. */
const MOST_MS = 50;

const lines = (count: number) => `a b${"\n".repeat(count)}c`;
const repeated = (unit: string) => unit.repeat(LONGEST_TEXT).slice(0, LONGEST_TEXT);

/** Bait for the patterns that look for orders: each of these begins one again and again. */
const BAIT: readonly (readonly [string, string])[] = [
  ["lines in Base64", Buffer.from(lines(4400)).toString("base64")],
  ["tabs in Base64", Buffer.from(`a b\n${"\t\n".repeat(2200)}c`).toString("base64")],
  ["lines", lines(5900)],
  ["quotations", repeated('"abc" ')],
  ["quotations of tests", repeated('jailbreak "abc" ')],
  ...[
    "please ",
    "please now just ",
    "add more some ",
    "ignore all of the ",
    "system: ",
    "### ",
    "explain a ",
    "ha ",
  ].map((unit) => [`“${unit}” again and again`, repeated(unit)] as const),
  ...BOMB_NAMES.map((name) => [name, bomb(name, 8 * LONGEST_TEXT).slice(0, LONGEST_TEXT)] as const),
];

function costOf(text: string): number {
  const before = process.threadCpuUsage();
  screen({ task: "experience", text, tone: "professional", seniority: "mid" });
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

test("to look for orders in a text costs no more than its length, whatever is in it", () => {
  // The lexicons are read at the first text.
  costOf("Sold shoes in Leeds");
  const costs = BAIT.map(([name, text]) => [name, Math.min(costOf(text), costOf(text))] as const);
  expect(costs.filter(([, cost]) => cost > MOST_MS)).toEqual([]);
});
