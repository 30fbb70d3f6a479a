import { describe, expect, test } from "vitest";
import { newFacts, newWords, survives } from "./facts.ts";
import { numbersIn } from "./numbers.ts";

describe("the numbers of a text", () => {
  test.each([
    ["processed 5k orders", [5000]],
    ["5,000 orders and 1.5 million rows", [5000, 1.5, 1_500_000]],
    ["cut by forty percent", [40]],
    ["thirty-two plans, two thousand eight hundred abstracts", [32, 2800]],
    ["one hundred and twenty people", [120]],
    ["from 7.9 to 8.6", [7.9, 8.6]],
    ["60-80 leads, a 120-room hotel", [60, 80, 120]],
    ["£48,000 and 2 GB", [48_000, 2]],
    ["3 500 tickets", [3500]],
    ["a dozen", [12]],
    ["four classes of 28", [4, 28]],
  ])("%s", (text, values) => {
    expect([...numbersIn(text)]).toEqual(expect.arrayContaining(values));
  });
});

describe("new facts", () => {
  const kinds = (source: string, answer: string): string[] =>
    newFacts(source, answer).map(({ kind, text }) => `${kind} ${text}`);

  test("a tightened sentence has none", () => {
    expect(
      kinds(
        "I was responsible for maintaining of the billing service in Go",
        "Maintained the billing service in Go",
      ),
    ).toEqual([]);
    expect(kinds("helped w/ 5k orders in js", "Supported 5,000 orders in JavaScript")).toEqual([]);
  });

  test("a number, a name, a tool and a claim are found", () => {
    expect(kinds("Sold phones", "Sold 40 phones")).toEqual(["number 40"]);
    expect(kinds("Sold phones", "Sold phones for Vodafone")).toEqual(["name Vodafone"]);
    expect(kinds("Built a dashboard", "Built a dashboard with docker")).toEqual(["technology docker"]);
    expect(kinds("Sold phones", "Sold phones daily, boosting revenue")).toEqual([
      "claim daily",
      "claim boosting",
      "claim revenue",
    ]);
  });

  test("an everyday word is a tool only with a capital", () => {
    expect(kinds("Kept lists", "Kept lists for the rest of the epic")).toEqual([]);
    expect(kinds("Kept lists", "Kept lists in Epic")).toContain("technology epic");
  });

  test("a capital that starts a sentence is no name", () => {
    expect(kinds("was cleaning machines", "Cleaned machines.\nMachines were clean.")).toEqual([]);
  });

  test("words brought in are listed without forms of the source's own", () => {
    expect(newWords("translating letters", "Translated confidential letters")).toEqual(["confidential"]);
  });
});

describe("a fact survives", () => {
  test("in another form, order or spelling of its number", () => {
    expect(survives("12,000 SKUs", "Counted 12k SKUs")).toBe(true);
    expect(survives("sick leave records", "Recorded sick leave")).toBe(true);
    expect(survives("Parkinsons", "a man with Parkinson's")).toBe(true);
    expect(survives("fifteen children", "15 children")).toBe(true);
  });

  test("not when a word or a value is gone", () => {
    expect(survives("6 to 8 patients", "Cared for 6 patients")).toBe(false);
    expect(survives("Mercy Hill Clinic", "Worked at Mercy Clinic")).toBe(false);
  });
});
