import { expect, test } from "vitest";
import { openClock } from "./clock.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 2, 1);

/** A machine whose clock can jump, beside the time that really passes. */
function machine(keptBefore: Date | null = null) {
  let passed = 0;
  let jump = 0;
  const clock = openClock({ now: () => new Date(START + passed + jump), elapsed: () => passed }, keptBefore);
  const reading = () => [clock.earliest(), clock.latest()].map((at) => at.getTime() - START);
  return {
    pass: (ms: number) => {
      passed += ms;
      return reading();
    },
    jump: (ms: number) => {
      jump += ms;
      return reading();
    },
  };
}

test("a clock that keeps time is believed", () => {
  const { pass } = machine();
  expect(pass(0)).toEqual([0, 0]);
  expect(pass(HOUR)).toEqual([HOUR, HOUR]);
  expect(pass(90 * DAY)).toEqual([HOUR + 90 * DAY, HOUR + 90 * DAY]);
});

test("a year ahead for a minute makes nothing old, and all is right as soon as it is back", () => {
  const { pass, jump } = machine();
  expect(jump(365 * DAY)).toEqual([0, 365 * DAY]);
  expect(pass(60_000)).toEqual([24 * 60_000, 365 * DAY + 60_000]);
  expect(jump(-365 * DAY)[0]).toBe(60_000);
});

test("a year behind for a minute dates nothing before its time", () => {
  const { pass, jump } = machine();
  expect(jump(-365 * DAY)).toEqual([-365 * DAY, 0]);
  expect(pass(60_000)[1]).toBe(-24 * 60_000);
  expect(jump(365 * DAY)[1]).toBe(60_000);
});

test("after a month without a server the time is caught up within two days of running", () => {
  const { pass } = machine(new Date(START - 30 * DAY));
  expect(pass(0)).toEqual([-30 * DAY, 0]);
  expect(pass(32 * HOUR)).toEqual([32 * HOUR, 32 * HOUR]);
});
