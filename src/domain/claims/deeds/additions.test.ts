import { describe, expect, test } from "vitest";
import { read } from "../support.ts";
import { additions } from "./additions.ts";

function added(source: string, suggestion: string): string[] {
  const stated = read(source);
  return additions(read(suggestion), stated, stated).map(({ text }) => text);
}

describe("what a suggestion has more than its source", () => {
  test("is nothing where each new word takes the place of another", () => {
    expect(added("sold popcorn and drinks at the cinema", "Sold refreshments at a movie theater")).toEqual(
      [],
    );
  });

  test("is nothing where one plain word comes in by itself", () => {
    expect(added("edited in the studio", "Edited footage in the studio")).toEqual([]);
  });

  test("is one thing more in a list", () => {
    expect(added("took X-rays of animals", "Took X-rays and ultrasound scans of animals")).toEqual([
      "ultrasound scans",
    ]);
  });

  test("is an adjective before a word of the source", () => {
    expect(added("cooked lunch for the nursery", "Cooked organic lunch for the nursery")).toEqual([
      "organic",
    ]);
  });

  test("is a deed of its own", () => {
    expect(added("planned the garden", "Planned the garden and fertilised lawns")).toContain(
      "and fertilised lawns",
    );
  });

  test("is a deed beside the one that is known", () => {
    expect(added("operated the lathe", "Operated and programmed the lathe")).toContain("programmed");
  });

  test("is a purpose that nobody stated", () => {
    expect(added("changed the menu", "Changed the menu to attract tourists")).toContain(
      "to attract tourists",
    );
    expect(added("changed the menu to attract tourists", "Attracted tourists by changing the menu")).toEqual(
      [],
    );
  });

  test("is no plain noun at the end of a name that the source has", () => {
    expect(added("painted three schools", "Painted three school buildings")).toEqual([]);
  });
});
