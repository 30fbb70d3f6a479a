/** How exactly a date is known; a part of a year is a season, a quarter or a term. */
export type Precision = "day" | "month" | "part" | "year";

/** What a period means, in ISO 8601 dates of a year, a month or a day. */
export type Interval = {
  /** None where only the end is known. */
  readonly start: string | null;
  /** None where it goes on. */
  readonly end: string | null;
  readonly isOngoing: boolean;
  /** That of its less exact date. */
  readonly precision: Precision;
};

const ISO_DATE = /^((?:19|20)\d\d)(?:-(\d\d)(?:-(\d\d))?)?$/;
const PRECISIONS: readonly Precision[] = ["day", "month", "part", "year"];

export function coarserOf(one: Precision, other: Precision): Precision {
  return PRECISIONS.indexOf(one) > PRECISIONS.indexOf(other) ? one : other;
}

export function isIsoDate(text: string): boolean {
  const [, year, month, day] = ISO_DATE.exec(text) ?? [];
  if (year === undefined) return false;
  return isoDate(Number(year), month && Number(month), day && Number(day)) !== null;
}

/** The date in ISO 8601, or null where there is no such day or no such year in a career. */
export function isoDate(year: number, month?: number | "", day?: number | ""): string | null {
  if (year < 1900 || year > 2099) return null;
  if (!month) return month === 0 ? null : String(year);
  if (month > 12) return null;
  const inMonth = `${year}-${String(month).padStart(2, "0")}`;
  if (!day) return day === 0 ? null : inMonth;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day > last ? null : `${inMonth}-${String(day).padStart(2, "0")}`;
}

/** Whether the first date is certainly later: a year is not later than a month of it. */
export function isAfter(one: string, other: string): boolean {
  const known = Math.min(one.length, other.length);
  return one.slice(0, known) > other.slice(0, known);
}

function precisionOf(date: string): Precision {
  if (date.length === 4) return "year";
  return date.length === 7 ? "month" : "day";
}

/** An interval of ISO dates that are known to be such. */
export function intervalOf(start: string | null, end: string | null): Interval {
  const dates = [start, end].filter((date) => date !== null);
  const precision = dates.map(precisionOf).reduce(coarserOf, "day");
  return { start, end, isOngoing: end === null, precision };
}
