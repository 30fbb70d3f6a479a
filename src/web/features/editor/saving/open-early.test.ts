import { expect, test } from "vitest";
import { earlyOpening } from "./open-early.ts";

test("what is opened early is given to who asks for the same, and once", async () => {
  const early = earlyOpening<string>();
  const { promise, resolve } = Promise.withResolvers<string>();
  const started = early.start("one", () => promise);
  expect(early.opened("one")).toBe(null);
  resolve("opened");
  await started;
  expect(early.opened("one")).toBe("opened");
  expect(early.opened("two")).toBe(null);
  expect(await early.take("one")).toBe("opened");
  expect(early.take("one")).toBe(null);
  expect(early.opened("one")).toBe(null);
});

test("what somebody else asked for is opened anew", async () => {
  const early = earlyOpening<string>();
  await early.start("one", async () => "opened");
  expect(early.take("two")).toBe(null);
});
