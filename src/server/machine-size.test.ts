import { expect, test } from "vitest";
import { engineSizes, isSmallMachine } from "./machine-size.ts";

test.each([
  ["auto", 512 * 1024 ** 2, true],
  ["auto", 4 * 1024 ** 3, false],
  ["on", 4 * 1024 ** 3, true],
  ["off", 512 * 1024 ** 2, false],
] as const)("SMALL_MACHINE=%s with %i bytes: %s", (setting, bytes, small) => {
  expect(isSmallMachine(setting, bytes)).toBe(small);
});

test("a small machine has one engine of each kind, and they end soon", () => {
  expect(engineSizes(true)).toMatchObject({ render: { pdf: { workers: 1 } }, improve: { threads: 1 } });
  expect(engineSizes(true).render.idle).toBeLessThanOrEqual(30_000);
  expect(engineSizes(false)).toEqual({ render: {}, improve: {} });
});
