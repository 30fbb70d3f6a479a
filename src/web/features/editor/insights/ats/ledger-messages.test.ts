import { expect, test } from "vitest";
import { lastUseOf, lengthOf } from "./ledger-messages.ts";

test.each([
  [1, "1 month"],
  [12, "1 year"],
  [38, "3 years 2 months"],
])("%i months are %s", (months, said) => expect(lengthOf({ months })).toBe(said));

test("without dates nothing is said of time", () => {
  expect(lengthOf({ months: null })).toBeNull();
  expect(lastUseOf({ lastUse: null, isCurrent: false })).toBeNull();
});

test("the last use is a month, or now", () => {
  expect(lastUseOf({ lastUse: 2021 * 12 + 2, isCurrent: false })).toBe("last used in March 2021");
  expect(lastUseOf({ lastUse: 2021 * 12 + 2, isCurrent: true })).toBe("in use now");
});
