import { expect, test } from "vitest";
import { takenFrom } from "./from-above.ts";

const own = {};
const same = { same: true };
const hidden = { hidden: true };

test.each([
  ["the first item", [own, same], 0, null],
  ["one below its head", [own, same], 1, 0],
  ["one below others of the same", [own, own, same, same], 3, 1],
  ["one below what is hidden", [own, hidden, { ...hidden, ...same }, same], 3, 0],
  ["one with nothing but hidden ones above", [hidden, same], 1, null],
  ["one whose head is hidden: the first that is shown", [hidden, same, same], 2, 1],
  ["one that is not there", [], 3, null],
])("%s takes from the right place", (_, items, at, from) => {
  expect(takenFrom(items, at, "same")).toBe(from);
});
