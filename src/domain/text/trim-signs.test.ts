import { expect, test } from "vitest";
import { trimSigns } from "./trim-signs.ts";

test("signs and room go from both ends and stay inside", () => {
  expect(trimSigns(" – Acme, Inc – Cork |,", ",|–")).toBe("Acme, Inc – Cork");
  expect(trimSigns("–,|", ",|–")).toBe("");
});

test("a long row of signs before a letter costs no more than its length", () => {
  const from = performance.now();
  trimSigns(`a${"-".repeat(200_000)}b`, "-");
  expect(performance.now() - from).toBeLessThan(50);
});
