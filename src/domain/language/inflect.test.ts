import { expect, test } from "vitest";
import { baseOf, gerund, past, third } from "./inflect.ts";

test.for([
  ["swap", "swapped", "swapping", "swaps"],
  ["prepare", "prepared", "preparing", "prepares"],
  ["co-write", "co-wrote", "co-writing", "co-writes"],
  ["fit", "fitted", "fitting", "fits"],
  ["carry", "carried", "carrying", "carries"],
  ["patrol", "patrolled", "patrolling", "patrols"],
  ["enrol", "enrolled", "enrolling", "enrols"],
  ["debug", "debugged", "debugging", "debugs"],
  ["transmit", "transmitted", "transmitting", "transmits"],
  ["babysit", "babysat", "babysitting", "babysits"],
  ["typeset", "typeset", "typesetting", "typesets"],
  ["coach", "coached", "coaching", "coaches"],
] as const)("%s, %s, %s, %s", ([base, was, doing, does]) => {
  expect([past(base), gerund(base), third(base)]).toEqual([was, doing, does]);
});

test("a word that is mostly a thing is a deed only in its other forms", () => {
  expect(baseOf("emailing", "gerund")).toBe("email");
  expect(baseOf("emailed", "past")).toBe("email");
  expect(baseOf("email", "base")).toBeNull();
});

test("both spellings of a doubled letter lead to the same verb", () => {
  expect(baseOf("labelling", "gerund")).toBe("label");
  expect(baseOf("labeling", "gerund")).toBe("label");
});
