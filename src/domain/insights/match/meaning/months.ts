import { certainInterval } from "../../../dates/parse-interval.ts";

/** A stretch of months, counted from year 0; the last one belongs to it. */
export interface Months {
  readonly from: number;
  readonly to: number;
}

/** The months of a period of a resume up to a day; null where it has no certain beginning. */
export function monthsOf(period: string, today: string, language?: string): Months | null {
  const interval = certainInterval(period, language);
  if (interval?.start == null) return null;
  const from = monthOf(interval.start, 1);
  const to = monthOf(interval.isOngoing ? today : (interval.end ?? interval.start), 12);
  return to < from ? null : { from, to: Math.min(to, monthOf(today, 12)) };
}

function monthOf(date: string, other: number): number {
  const [year = 0, month = other] = date.split("-").map(Number);
  return year * 12 + month - 1;
}

/** Months that at least one of the stretches has. */
export function monthsTogether(stretches: readonly Months[]): number {
  let count = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const { from, to } of stretches.toSorted((one, other) => one.from - other.from)) {
    if (to <= until) continue;
    count += to - Math.max(from - 1, until);
    until = to;
  }
  return count;
}
