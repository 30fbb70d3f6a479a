import { describe, expect, test } from "vitest";
import { movedNumbers } from "./moved-numbers.ts";

const TWINS: readonly [source: string, moved: string, honest: string][] = [
  ["counted 3 registers", "Led 3 people counting registers", "Counted three registers"],
  ["cleaned 40 rooms a day", "Cleaned rooms for 40 guests a day", "Cleaned 40 guest rooms a day"],
  ["drove 12 vans of the firm", "Managed 12 drivers of the firm's vans", "Drove 12 of the firm's vans"],
  ["sold 200 tickets", "Sold tickets to 200 customers", "Sold 200 tickets to customers"],
  ["wrote 5 reports for clients", "Wrote reports for 5 clients", "Wrote five client reports"],
  ["4 shops, all staff trained by me", "Trained 4 staff in all shops", "Trained all staff of 4 shops"],
];

describe("a number of things that became one of people", () => {
  test.each(TWINS)("%s is no %s", (source, moved) => {
    expect(movedNumbers(source, moved)).not.toEqual([]);
  });

  test.each(TWINS)("%s, said otherwise, is free", (source, _, honest) => {
    expect(movedNumbers(source, honest)).toEqual([]);
  });
});

test.each([
  ["another word for the same", "ran 12 lads on site", "Led 12 workers"],
  ["one that counts both", "3 registers, 3 people", "Led 3 people counting registers"],
  ["one whose noun goes without saying", "6 rooms, 3 upstairs", "Cleaned 3 bedrooms"],
])("%s is free", (_, source, suggestion) => {
  expect(movedNumbers(source, suggestion)).toEqual([]);
});
