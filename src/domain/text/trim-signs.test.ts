import { expect, test } from "vitest";
import { cpuOf } from "../../../tests/support/cpu.ts";
import { trimSigns } from "./trim-signs.ts";

test("signs and room go from both ends and stay inside", () => {
  expect(trimSigns(" – Acme, Inc – Cork |,", ",|–")).toBe("Acme, Inc – Cork");
  expect(trimSigns("–,|", ",|–")).toBe("");
});

test("a long row of signs before a letter costs no more than its length", () => {
  const signs = `a${"-".repeat(200_000)}b`;
  expect(cpuOf(() => trimSigns(signs, "-"))).toBeLessThan(50);
});
