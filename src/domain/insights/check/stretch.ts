import type { Interval } from "../../dates/interval.ts";

/** Months, counted from year 0, both ends included. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export function monthOf(date: string): number {
  const [year = 0, month = 1] = date.split("-").map(Number);
  return year * 12 + month - 1;
}

/** A year alone is taken whole: nobody is asked about a gap that may not be there. */
export function stretchOf({ start, end, isOngoing }: Interval, now: number): Stretch | null {
  if (start === null) return null;
  const last = end ?? start;
  const to = isOngoing ? now : last.length === 4 ? monthOf(last) + 11 : monthOf(last);
  return { from: monthOf(start), to };
}

/** How many months are in any of them. */
export function monthsIn(stretches: readonly Stretch[]): number {
  let months = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const { from, to } of stretches.toSorted((one, other) => one.from - other.from)) {
    months += Math.max(0, to - Math.max(from, until + 1) + 1);
    until = Math.max(until, to);
  }
  return months;
}
