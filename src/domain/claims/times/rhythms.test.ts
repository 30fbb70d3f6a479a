import { describe, expect, test } from "vitest";
import { rhythmsIn, sharedRhythms } from "./rhythms.ts";

describe("how often", () => {
  test.for([
    ["daily", 365],
    ["every other week", 26],
    ["fortnightly", 26],
    ["every two weeks", 26],
    ["twice a year", 2],
    ["every six months", 2],
    ["three times a month", 36],
    ["twice weekly", 104],
    ["quarterly", 4],
  ] as const)("%s is %d times a year", ([text, perYear]) => {
    expect(rhythmsIn(text).map((rhythm) => rhythm.perYear)).toContain(perYear);
  });

  test("one rhythm in other words is shared, another is not", () => {
    expect(sharedRhythms("met fortnightly", "met every two weeks")).toHaveLength(1);
    expect(sharedRhythms("met weekly", "met every two weeks")).toEqual([]);
  });
});
