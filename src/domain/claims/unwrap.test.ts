import { describe, expect, test } from "vitest";
import { unsupportedClaims } from "./check-claims.ts";
import { readQuantities } from "./quantities/read-quantities.ts";
import { unwrapped } from "./unwrap.ts";

describe("a line break", () => {
  test.for([
    ["Managed the stock of three\nshops in Leeds", "Managed the stock of three shops in Leeds"],
    ["sold shoes with\na colleague", "sold shoes with a colleague"],
    ["Planned\nroutes and\nloads for six vans", "Planned routes and loads for six vans"],
  ] as const)("inside a sentence is a space: %j", ([text, joined]) => {
    expect(unwrapped(text)).toBe(joined);
  });

  test.for([
    "sold shoes\nhelped customers",
    "Sold shoes.\nin all weathers",
    "Sold shoes\n- helped customers",
    "Sold\nShoes",
  ])("between bullets stays: %j", (text) => {
    expect(unwrapped(text)).toBe(text);
  });

  test("inside a sentence cuts no deed off from what it was done to", () => {
    const source = "Helped the chef with the\nwedding menu";
    expect(unsupportedClaims(source, "Helped the chef with the wedding menu")).toEqual([]);
    expect(unsupportedClaims(source, "Led the\nwedding menu")).not.toEqual([]);
  });

  test("before a bullet gives no number its unit", () => {
    expect(readQuantities("Trained 12\nmonths of planning")).toMatchObject([{ value: 12, unit: "plain" }]);
    expect(readQuantities("Served 5\n- 20 staff")).toMatchObject([{ value: 5 }, { value: 20 }]);
  });
});
