import { expect, test } from "vitest";
import { edgeSpeed } from "./pointer-drag.ts";

test("a drag scrolls near the edges alone, faster the nearer it is, and no faster beyond them", () => {
  const speeds = [400, 785, 800, 840, 900].map((y) => edgeSpeed(y, 124, 844));
  expect(speeds[0]).toBe(0);
  expect(speeds.slice(1).every((speed, at) => speed >= (speeds[at] ?? 0) && speed > 0)).toBe(true);
  expect(speeds[4]).toBe(edgeSpeed(2000, 124, 844));
  expect(edgeSpeed(130, 124, 844)).toBeLessThan(edgeSpeed(180, 124, 844));
  expect(edgeSpeed(180, 124, 844)).toBeLessThan(0);
});
