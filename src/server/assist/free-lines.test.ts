import { expect, test } from "vitest";
import { freeLines } from "./free-lines.ts";

test("the lines of a review may be said anew for an hour, each person's own and no more than there were", () => {
  let at = Date.parse("2026-03-01T10:00:00Z");
  const free = freeLines(() => new Date(at));
  expect(free.take("ada", 1)).toBe(false);
  free.give("ada", 3);
  expect(free.take("bob", 1)).toBe(false);
  expect([free.take("ada", 2), free.take("ada", 2), free.take("ada", 1), free.take("ada", 1)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  free.give("ada", 3);
  at += 60 * 60 * 1000;
  expect(free.take("ada", 1)).toBe(false);
});
