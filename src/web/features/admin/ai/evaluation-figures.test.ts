import { expect, test } from "vitest";
import { durationOf, shareOf } from "./evaluation-figures.ts";

test("a figure of an evaluation is never broken over two lines", () => {
  expect(shareOf(16, 40)).toBe("16\u00a0(40\u00a0%)");
  expect(shareOf(0, 0)).toBe("–");
  expect(durationOf(138)).toBe("138\u00a0ms");
  expect(durationOf(1250)).toBe("1.3\u00a0s");
});
