import { expect, test } from "vitest";
import { lostSupport } from "./use-claims-check.ts";

const judged = { source: "Closed the till", context: { company: "Rema", statements: ["I led it"] } };
const now = (change: object, source = judged.source) => ({
  source,
  context: { ...judged.context, ...change },
});

test("what was judged stands while its words are there, a statement more takes nothing away, and what is gone is named", () => {
  expect(lostSupport(judged, now({}))).toBeNull();
  expect(lostSupport(judged, now({ statements: ["I led it", "I trained 4 people"] }))).toBeNull();
  expect(lostSupport(judged, now({ statements: [] }))).toBe("statement");
  expect(lostSupport(judged, now({ statements: undefined }))).toBe("statement");
  expect(lostSupport(judged, now({ company: "Kiwi" }))).toBe("around");
  expect(lostSupport(judged, now({}, "Closed the shop"))).toBe("text");
});
