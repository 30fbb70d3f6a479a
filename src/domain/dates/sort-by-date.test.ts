import { expect, test } from "vitest";
import { certainInterval } from "./parse-interval.ts";
import { sortByDate } from "./sort-by-date.ts";

const sorted = (...texts: string[]) => sortByDate(texts, (text) => certainInterval(text));

test("what goes on comes first, then what ended last, then what began last", () => {
  expect(sorted("2012 – 2015", "2015 – 2019", "2019 – Present", "2016 – 2019", "2021 – heute")).toEqual([
    "2021 – heute",
    "2019 – Present",
    "2016 – 2019",
    "2015 – 2019",
    "2012 – 2015",
  ]);
});

test("an item without a certain date keeps its place, and equal dates keep their order", () => {
  expect(sorted("2012", "soon", "2015", "03/04/2019", "2019")).toEqual([
    "2019",
    "soon",
    "2015",
    "03/04/2019",
    "2012",
  ]);
  const items = [
    { name: "a", period: "2019" },
    { name: "b", period: "2020" },
    { name: "c", period: "2019" },
  ];
  const order = sortByDate(items, ({ period }) => certainInterval(period)).map(({ name }) => name);
  expect(order).toEqual(["b", "a", "c"]);
});

test("the list that was given stays as it was", () => {
  const items = Object.freeze(["2012", "2015"]);
  expect(sortByDate(items, (text) => certainInterval(text))).toEqual(["2015", "2012"]);
  expect(items).toEqual(["2012", "2015"]);
});
