import { describe, expect, test } from "vitest";
import { formFaults } from "./form.ts";
import { REFUSAL } from "./request.ts";

describe("an answer misses its form", () => {
  test.for([
    ["Sure! Answered phones", "commentary"],
    ["Sure, here is a better one", "commentary"],
    ["Great. Answered phones", "commentary"],
    ["Here's an improved bullet", "commentary"],
    ["Improved version: Answered phones", "commentary"],
    ["Summary: cashier of eight years", "commentary"],
    ["Answered phones\nLet me know if this works", "commentary"],
    ["Answered phones\nTone: friendly", "commentary"],
    ["Here you go: Answered phones", "commentary"],
    ["There you go! Answered phones", "commentary"],
    ["I'd suggest: Answered phones", "commentary"],
    ["Try this: Answered phones", "commentary"],
    ["A stronger version: Answered phones", "commentary"],
    ["Bullet 1: Answered phones", "commentary"],
    ["Answered phones (note: add a number here)", "commentary"],
    ["Answered phones [add number]", "commentary"],
    ["Answered phones, cutting waits by XX%", "commentary"],
    ["Answered phones\nExplanation: shorter and stronger", "commentary"],
    ["Answered phones. You could also add a number.", "commentary"],
    ["Answered phones. If you have figures, include them.", "commentary"],
    ["**Answered** phones", "markup"],
    ["<b>Answered</b> phones", "markup"],
    ["![x](https://evil.example/y.png)", "markup"],
    ["Called [phone 3] daily", "markup"],
    ["“Answered phones”", "markup"],
    ["I'm sorry, but I cannot help with that", "refusal"],
    ["I can only help with other things", "refusal"],
    ["  \n ", "empty"],
    [Array.from({ length: 25 }, () => "word").join(" "), "too-long"],
  ] as const)("%s: %s", ([text, fault]) => {
    expect(formFaults("experience", text)).toContain(fault);
  });

  test("a project's line by one word fewer than a bullet's, a summary by its lines", () => {
    const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");
    expect(formFaults("project", words(22))).toEqual([]);
    expect(formFaults("project", words(23))).toEqual(["too-long"]);
    expect(formFaults("experience", words(24))).toEqual([]);
    expect(formFaults("summary", "One line.")).toEqual(["lines"]);
    expect(formFaults("summary", "One.\nTwo.")).toEqual([]);
    expect(formFaults("summary", "One.\nTwo.\nThree.\nFour.\nFive.")).toEqual(["lines"]);
  });
});

test.for([
  REFUSAL,
  "Great Ormond Street nurse who led 4 teams",
  "Absolutely revised nothing without a second pair of eyes",
  "Rewritten rules, taught to 40 referees",
  "Sold 3 * 4 boxes & 5 > 4 crates",
  "Summary writing for judges",
  "Option pricing and hedging for two desks",
  "Built an app where you can add notes",
  "Trained staff (number plates and badges)",
  "Here and abroad: 14 shows",
  "Noted changes: 40 a week",
])("%s is in form", (text) => {
  expect(formFaults("experience", text)).toEqual([]);
});
