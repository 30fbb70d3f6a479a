import { isAfter, isoDate } from "../../dates/interval.ts";
import { certainInterval } from "../../dates/parse-interval.ts";
import { DEFAULT_LANGUAGE } from "../../resume-language/registry.ts";

interface Dates {
  readonly start: string | null;
  readonly end: string | null;
}

const NONE: Dates = { start: null, end: null };
const MONTHS: readonly string[] = DEFAULT_LANGUAGE.months.short;
const DATE = /^(?:(?:(\d{1,2}) )?([A-Z][a-z]{2}) )?(\d{4})$/;

/**
 * The dates that a text can only mean. Most texts here were written from dates a moment ago: to know them by their form spares the
 * server the search for every meaning of thousands of periods.
 */
export function certainDates(text: string): Dates {
  return shortDates(text) ?? certainInterval(text) ?? NONE;
}

/** "1 Mar 2019 – Jul 2021", as dates are written here when they are imported; null for anything else. */
export function shortDates(text: string): Dates | null {
  const [first = "", last, more] = text.split(" – ");
  const start = shortDate(first);
  if (start === null || more !== undefined) return null;
  if (last === undefined) return { start, end: start };
  if (last === DEFAULT_LANGUAGE.present) return { start, end: null };
  const end = shortDate(last);
  return end === null || isAfter(start, end) ? null : { start, end };
}

function shortDate(text: string): string | null {
  const [, day, month, year] = DATE.exec(text) ?? [];
  if (year === undefined) return null;
  if (month === undefined) return isoDate(Number(year));
  const at = MONTHS.indexOf(month);
  return at < 0 ? null : isoDate(Number(year), at + 1, day && Number(day));
}
