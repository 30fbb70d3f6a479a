import { expect, test } from "vitest";
import { versionsToDrop } from "./version-thinning.ts";

const MINUTE = 60_000;
const now = new Date("2026-06-01T12:00:00.000Z");

type Kind = "automatic" | "replaced" | "named";

/** The latest first, one every so many minutes. */
function versions(count: number, everyMinutes: number, kind: Kind = "automatic") {
  return Array.from({ length: count }, (_, index) => ({
    id: `${kind} ${index}`,
    kind,
    savedAt: new Date(now.getTime() - (index + 1) * everyMinutes * MINUTE).toISOString(),
  }));
}

function staying(given: ReturnType<typeof versions>, at = now) {
  const drop = new Set(versionsToDrop(given, at));
  return given.filter(({ id }) => !drop.has(id));
}

test("all of the last two hours stay", () => {
  expect(staying(versions(11, 10))).toHaveLength(11);
});

test("of a day's work one an hour stays, the latest of each", () => {
  const left = staying(versions(144, 10)).map(({ savedAt }) => savedAt.slice(11, 16));
  expect(left.slice(12, 15)).toEqual(["09:50", "08:50", "07:50"]);
  expect(left.length).toBeLessThanOrEqual(12 + 23);
});

test("of a month one a day stays, of a year one a month, and never more than sixty", () => {
  const left = staying(versions(365, 24 * 60));
  expect(left.length).toBeLessThanOrEqual(60);
  expect(left.length).toBeGreaterThan(30 + 10);
  expect(staying(versions(5000, 24 * 60 * 30))).toHaveLength(60);
});

test("thinning again, as time goes on, keeps something of every month", () => {
  let left: ReturnType<typeof versions> = [];
  const start = now.getTime();
  for (let minutes = 0; minutes < 90 * 24 * 60; minutes += 30) {
    const at = new Date(start + minutes * MINUTE);
    left = staying([{ id: `v${minutes}`, kind: "automatic", savedAt: at.toISOString() }, ...left], at);
  }
  const months = new Set(
    left.map(({ savedAt }) => Math.floor(Date.parse(savedAt) / (30 * 24 * 60 * MINUTE))),
  );
  expect(months.size).toBeGreaterThanOrEqual(3);
  expect(left.length).toBeLessThanOrEqual(60);
});

test("what was named stays whatever its age and number; of what was replaced the latest twenty stay", () => {
  expect(staying(versions(500, 60 * 24, "named"))).toHaveLength(500);
  expect(staying(versions(50, 1, "replaced")).at(-1)?.id).toBe("replaced 19");
});
