import { type Day, isDay } from "./history.ts";

/** The day that a cell names, "" for an empty cell, or why it names none. */
export type ParsedDay = { day: Day | "" } | { fault: "unknown" | "ambiguous" };

const PARTED = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})$/;

/**
 * Days as tables have them: 2026-03-09, with a time behind it or not; with dots the day comes first; with slashes it is taken where the
 * numbers allow one order alone, since half of the world writes the month first.
 */
export function parseDay(text: string): ParsedDay {
  if (text === "") return { day: "" };
  const [written = ""] = text.split(/[T ]/, 1);
  if (isDay(written)) return { day: written };
  const [, first = "", sign, second = "", year = ""] = PARTED.exec(written) ?? [];
  const [dayFirst, monthFirst] = [isoDay(year, second, first), isoDay(year, first, second)];
  if (sign === "." || dayFirst === monthFirst) return dayFirst ? { day: dayFirst } : { fault: "unknown" };
  if (dayFirst && monthFirst) return { fault: "ambiguous" };
  return { day: dayFirst ?? monthFirst ?? "" };
}

function isoDay(year: string, month: string, day: string): Day | null {
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(iso) ? iso : null;
}
