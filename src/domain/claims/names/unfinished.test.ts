import { expect, test } from "vitest";
import { read } from "../support.ts";
import { finishedEarly } from "./unfinished.ts";

const found = (source: string, suggestion: string) =>
  finishedEarly(read(suggestion), read(source)).map(({ text }) => text);

test("what the source calls unfinished may not be held", () => {
  expect(found("PhD candidate in botany", "Holds a PhD in botany")).toEqual(["PhD"]);
  expect(found("enrolled in a welding course", "Completed a welding course")).toEqual(["Completed"]);
  expect(found("part-qualified ACCA", "ACCA-qualified")).toEqual(["qualified"]);
  expect(found("PhD student in ecology", "PhD in ecology")).toEqual(["PhD"]);
});

test("what is still under way may be said so", () => {
  expect(found("PhD student in ecology", "PhD candidate in ecology")).toEqual([]);
  expect(
    found("part-qualified ACCA, passed 9 papers", "Part-qualified ACCA with nine papers passed"),
  ).toEqual([]);
});
