import { expect, test } from "vitest";
import { changesIn } from "./changes.ts";
import { readQuantities } from "./read-quantities.ts";

test.for([
  ["9.000 EUR", 9000, "money"],
  ["1 200 calls", 1200, "plain"],
  ["4 mio. EUR", 4_000_000, "money"],
  ["2000 trees", 2000, "plain"],
  ["in 2000", 2000, "year"],
  ["joined Jan '19", 2019, "year"],
  ["3/4 of the fleet", 75, "percent"],
  ["every fifth call", 20, "percent"],
  ["one in four", 25, "percent"],
  ["by one fifth", 20, "percent"],
  ["no. 2 of 60", 2, "ordinal"],
  ["a year and a half", 18, "months"],
  ["two and a half hours", 9000, "seconds"],
  ["1.5 percentage points", 1.5, "points"],
  ["220 m3", 220_000, "litres"],
  ["12 eighteen-hour", 12, "plain"],
] as const)("%s is %d %s", ([text, value, unit]) => {
  expect(readQuantities(text)).toContainEqual(expect.objectContaining({ value, unit }));
});

test("a number left bare takes the unit of the other end", () => {
  expect(readQuantities("from 8 to 2 %").map(({ unit }) => unit)).toEqual(["percent", "percent"]);
  expect(readQuantities("from four days to one").map(({ value }) => value)).toEqual([345_600, 86_400]);
  expect(readQuantities("5-10k tickets")).toMatchObject([{ value: 5000, high: 10_000 }]);
});

test.for([
  ["from 10 to 5 days", 10, 5],
  ["15 minutes, it was 40 before", 40, 15],
  ["80 %, up from 60", 60, 80],
  ["31 when I came and 52 when I left", 31, 52],
  ["done in 4 days not 7", 7, 4],
] as const)("%s goes from %d to %d", ([text, from, to]) => {
  const changes = changesIn({ text, quantities: readQuantities(text) });
  expect(changes.map((ends) => ends.map(({ spoken }) => spoken))).toEqual([[from, to]]);
});
