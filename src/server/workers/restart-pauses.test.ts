import { expect, test } from "vitest";
import { restartPauses } from "./restart-pauses.ts";

test("a worker that dies at once again and again waits longer each time, and not at all after a long life", () => {
  const pauses = restartPauses();
  const inARow = Array.from({ length: 12 }, () => pauses.after(1, 100));
  expect(inARow.slice(0, 5)).toEqual([0, 250, 500, 1000, 2000]);
  expect(inARow.at(-1)).toBe(30_000);
  expect(pauses.after(2, 100)).toBe(0);
  expect(pauses.after(1, 60_000)).toBe(0);
  expect(pauses.after(1, 100)).toBe(0);
});
