import { expect, test } from "vitest";
import { TIGHTEST } from "../../domain/document/tightness.ts";
import { fitToPage } from "./fit.ts";

test("a document that takes one page stays as designed", () => {
  expect(fitToPage(() => 1)).toEqual({ fits: true, level: 0 });
});

test("a document gives way no more than it must", () => {
  for (let needed = 1; needed <= TIGHTEST; needed++) {
    expect(fitToPage((level) => (level >= needed ? 1 : 2))).toEqual({ fits: true, level: needed });
  }
});

test("a document that cannot fit says so and stays as designed", () => {
  expect(fitToPage(() => 2)).toEqual({ fits: false, level: 0 });
});
