import { describe, expect, test } from "vitest";
import { read } from "../support.ts";
import { multiplied, wholes } from "./parts.ts";
import { takenDeeds } from "./taken-deeds.ts";

const texts = (claims: readonly { readonly text: string }[]) => claims.map(({ text }) => text);

describe("a deed of somebody else", () => {
  const taken = (source: string, suggestion: string) => texts(takenDeeds(read(suggestion), read(source)));

  test("is not the person's, in other words neither", () => {
    expect(taken("I drafted it, my boss finished it", "Finished it")).toEqual(["Finished it"]);
    expect(taken("I drafted it, my boss finished it", "Completed it")).toEqual(["Completed it"]);
  });

  test("done to the person is not done by them", () => {
    expect(taken("trained on the tills by my manager", "Trained staff on the tills")).toHaveLength(1);
    expect(taken("was trained to lead tours", "Trained in leading tours")).toEqual([]);
  });

  test("is theirs where the source says so, and where things change by themselves", () => {
    expect(taken("I was the one who opened the shop", "Opened the shop")).toEqual([]);
    expect(taken("costs were high, they fell", "Lowered costs")).toEqual([]);
    expect(taken("the team grew from four to nine", "Grew the team from four to nine")).toEqual([]);
  });
});

test("a part is not the whole, and to be in a committee is no part of it", () => {
  const found = (source: string, suggestion: string) => texts(wholes(read(suggestion), read(source)));
  expect(found("wrote parts of the report", "Wrote the report")).toEqual(["report"]);
  expect(found("part of the committee", "Served on the committee")).toEqual([]);
  expect(found("part of the night team", "Member of the night team")).toEqual([]);
});

test("one is not many, but a day is no thing", () => {
  const found = (source: string, suggestion: string) => texts(multiplied(read(suggestion), read(source)));
  expect(found("trained a new starter", "Trained new starters")).toEqual(["starters"]);
  expect(found("worked at our school", "Worked at schools")).toEqual(["schools"]);
  expect(found("200 calls a year", "Two years of calls")).toEqual([]);
});
