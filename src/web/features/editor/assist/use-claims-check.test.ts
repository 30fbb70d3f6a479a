import { expect, test } from "vitest";
import { lostWords } from "./use-claims-check.ts";

const judged = { source: "Closed the till", context: { company: "Rema", statements: ["I led it"] } };
const now = (change: object, source = judged.source) => ({
  source,
  context: { ...judged.context, ...change },
});

test("what was judged stands while its words are there, a statement more takes nothing away, and what is gone is named", () => {
  expect(lostWords(judged, now({}))).toBeNull();
  expect(lostWords(judged, now({ statements: ["I led it", "I trained 4 people"] }))).toBeNull();
  expect(lostWords(judged, now({ statements: [] }))).toBe("statement");
  expect(lostWords(judged, now({ statements: undefined }))).toBe("statement");
  expect(lostWords(judged, now({ company: "Kiwi" }))).toBe("around");
  expect(lostWords(judged, now({}, "Closed the shop"))).toBe("text");
});
