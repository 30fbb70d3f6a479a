import { monthsBetween } from "./derive/calendar.ts";
import type { Figure } from "./figures/figure.ts";
import { readFigures } from "./figures/read-figures.ts";
import { MONTH, YEAR } from "./figures/units.ts";
import { isJoined } from "./intervals.ts";
import { COMPARED } from "./pair.ts";

/** Letters between a month and its year: "Dec 2021", "12/2021". */
const YEAR_BEHIND = 12;

/**
 * A text with the length beside each interval of its dates, where the suggestion says that length: "jan 2019 – dec 2021 (3
 * years)". Who compares only words finds no three years in it.
 */
export function withLengths(text: string, suggestion: string): string {
  const lengths = readFigures(suggestion).filter(
    ({ dimension, spoken }) => dimension === "duration" && spoken > 0,
  );
  if (lengths.length === 0) return text;
  const figures = readFigures(text, true).slice(0, COMPARED);
  const lengthAt = new Map<number, string>();
  for (const { days, end } of [...monthSpans(figures), ...yearSpans(figures)]) {
    const same = lengths.find(({ value }) => days.some((length) => Math.abs(length - value) < MONTH / 2));
    if (same && !lengthAt.has(end)) lengthAt.set(end, same.written);
  }
  return [...lengthAt]
    .sort(([one], [other]) => other - one)
    .reduce((whole, [end, length]) => `${whole.slice(0, end)} (${length})${whole.slice(end)}`, text);
}

interface DatedSpan {
  /** How long it may be, in days: with its last month, or without. */
  readonly days: readonly number[];
  /** Where its second date ends. */
  readonly end: number;
}

function monthSpans(figures: readonly Figure[]): DatedSpan[] {
  return joinedDates(figures, "month").map(([from, to]) => ({
    days: monthsBetween(from, to).map(({ value }) => value),
    end: Math.max(to.end, ...figures.flatMap((one) => (isYearOf(to, one) ? [one.end] : []))),
  }));
}

function isYearOf({ start, end, of }: Figure, one: Figure): boolean {
  return (
    one.dimension === "year" &&
    String(one.value) === of &&
    one.start >= start &&
    one.start <= end + YEAR_BEHIND
  );
}

/** Years alone: those of months are counted with them. */
function yearSpans(figures: readonly Figure[]): DatedSpan[] {
  const ofMonths = new Set(figures.flatMap(({ dimension, of }) => (dimension === "month" && of ? [of] : [])));
  return joinedDates(figures, "year")
    .filter(([from, to]) => !ofMonths.has(String(from.value)) && !ofMonths.has(String(to.value)))
    .map(([from, to]) => ({ days: [(to.value - from.value) * YEAR], end: to.end }));
}

function joinedDates(figures: readonly Figure[], dimension: "month" | "year"): [Figure, Figure][] {
  const dates = figures.filter((one) => one.dimension === dimension);
  return dates.flatMap((from, index): [Figure, Figure][] => {
    const to = dates[index + 1];
    return to && isJoined(from, to) ? [[from, to]] : [];
  });
}
