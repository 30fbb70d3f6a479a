import { expect, test } from "vitest";
import { parseDay } from "./parse-day.ts";

test.each([
  ["", ""],
  ["2026-03-09", "2026-03-09"],
  ["2026-03-09T10:00:00Z", "2026-03-09"],
  ["2026-03-09 10:00", "2026-03-09"],
  ["03.10.2026", "2026-10-03"],
  ["3.1.2026", "2026-01-03"],
  ["25/04/2026", "2026-04-25"],
  ["04/25/2026", "2026-04-25"],
  ["04/04/2026", "2026-04-04"],
])("%j is the day %j", (text, day) => {
  expect(parseDay(text)).toEqual({ day });
});

test.each([
  ["10/04/2026", "ambiguous"],
  ["31.02.2026", "unknown"],
  ["03.10.26", "unknown"],
  ["31/31/2026", "unknown"],
  ["3.10/2026", "unknown"],
  ["soon", "unknown"],
])("%j is no day: %s", (text, fault) => {
  expect(parseDay(text)).toEqual({ fault });
});
