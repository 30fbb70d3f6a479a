import { unitsOf } from "./units.ts";

/** How often, or in what time, said without a number. */
export interface Period {
  readonly days: number;
  /** "within a year": less is said as well. */
  readonly within: boolean;
  readonly written: string;
  readonly start: number;
}

const PERIOD =
  /(?<!-)\b(hourly|nightly|weekly|fortnightly|monthly|quarterly|yearly)\b|\b(?:every|each) (hour|day|week|fortnight|month|quarter|year)(?=[\s,.;:)]|$)(?! (?:group|book))|\b(?:with)?in (?:an?|the|under an?) (hour|day|week|month|year)(?=[\s,.;:)]|$)(?! and a half| of\b)/gi;

/** "weekly", "every month", "within a year" */
export function periodsIn(text: string): Period[] {
  return [...text.matchAll(PERIOD)].map(({ 0: written, 1: rhythm, 2: each, 3: within, index: start }) => {
    const units = unitsOf((rhythm ?? each ?? within ?? "").toLowerCase());
    const days = units.find(({ dimension }) => dimension === "duration")?.size ?? 0;
    return { days, within: within !== undefined, written, start };
  });
}
