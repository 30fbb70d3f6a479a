import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadPatiently } from "./load-patiently.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("it is loaded at the first use, and once", async () => {
  const load = vi.fn(async () => "judge");
  const loaded = loadPatiently(load, 1000);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([loaded(), loaded()])).toEqual(["judge", "judge"]);
  expect(await loaded()).toBe("judge");
  expect(load).toHaveBeenCalledTimes(1);
});

test("what failed is tried again", async () => {
  const load = vi.fn(async () => "judge").mockRejectedValueOnce(new Error("offline"));
  const loaded = loadPatiently(load, 1000);
  expect(await loaded()).toBeNull();
  expect(await loaded()).toBe("judge");
});

test("nobody waits longer than that, and what comes late is there for the next", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const load = vi.fn(() => promise);
  const loaded = loadPatiently(load, 1000);
  const first = loaded();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await first).toBeNull();
  resolve("judge");
  expect(await loaded()).toBe("judge");
  expect(load).toHaveBeenCalledTimes(1);
});
