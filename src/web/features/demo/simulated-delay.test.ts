import { expect, test } from "vitest";
import { simulatedDelay } from "./simulated-delay.ts";

test("a run takes between 500 and 1200 ms", () => {
  expect(simulatedDelay(() => 0)).toBe(500);
  expect(simulatedDelay(() => 0.5)).toBe(850);
  expect(simulatedDelay(() => 1)).toBe(1200);
});
