import { expect, test } from "vitest";
import { calendarDay, dayAndTime, monthAndYear } from "./dates.ts";

test("dates are shown as people read them", () => {
  expect(monthAndYear("2026-03-05T10:00:00.000Z")).toBe("March 2026");
  expect(calendarDay("2026-05-01")).toBe("1 May 2026");
  expect(dayAndTime("2026-03-05T10:00:00.000Z")).toMatch(/^5 March 2026 at \d\d:\d\d$/);
});

test("what is no date is shown as none, instead of breaking the page", () => {
  for (const broken of ["", "yesterday", "2026-13-45"]) expect(monthAndYear(broken)).toBeNull();
});
