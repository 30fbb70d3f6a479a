import { expect, test } from "vitest";
import { stillSay } from "./use-claims-check.ts";

const judged = { source: "Closed the till", context: { company: "Rema", statements: ["I led it"] } };
const now = (change: object, source = judged.source) => ({
  source,
  context: { ...judged.context, ...change },
});

test("what was judged stands while its words are there, and a statement more takes nothing away", () => {
  expect(stillSay(judged, now({}))).toBe(true);
  expect(stillSay(judged, now({ statements: ["I led it", "I trained 4 people"] }))).toBe(true);
  expect(stillSay(judged, now({ statements: [] }))).toBe(false);
  expect(stillSay(judged, now({ statements: undefined }))).toBe(false);
  expect(stillSay(judged, now({ company: "Kiwi" }))).toBe(false);
  expect(stillSay(judged, now({}, "Closed the shop"))).toBe(false);
});
