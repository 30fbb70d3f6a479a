import { expect, test } from "vitest";
import { limitConcurrency } from "./concurrency-limit.ts";

test("one more than a person may have under way is turned away, another person's is not, and there is room afterwards", async () => {
  const limited = limitConcurrency(2);
  const { promise, resolve } = Promise.withResolvers<void>();
  const taken = [
    limited("ada", () => promise),
    limited("ada", () => promise.then(() => Promise.reject(new Error("failed")))),
  ];
  await expect(limited("ada", async () => 1)).rejects.toMatchObject({ code: "too_many_requests" });
  expect(await limited("bob", async () => 2)).toBe(2);
  resolve();
  await Promise.allSettled(taken);
  expect(await Promise.all([1, 2].map((nth) => limited("ada", async () => nth)))).toEqual([1, 2]);
});
