/** A span of time in ISO 8601 dates of a year, a month or a day. A start without an end goes on. */
export interface Period {
  readonly start?: string;
  readonly end?: string;
}

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const LONGEST_PERIOD = 60;
const ONGOING = /^(present|now|today|current|ongoing)$/i;
const ISO_DATE = /^((?:19|20)\d\d)(?:-(\d\d)(?:-(\d\d))?)?$/;

/** Reads a period that can mean only one thing; null for anything else, which stays plain text. */
export function parsePeriod(text: string): Period | null {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_PERIOD) return null;
  const until = /^until (.+)$/i.exec(trimmed);
  if (until) return until[1] ? endingAt(parseDate(until[1])) : null;
  const [first, second, ...more] = splitPeriod(trimmed);
  if (first === undefined || more.length > 0) return null;
  if (second === undefined) return within(first);
  const start = parseDate(first);
  if (start === null) return null;
  if (ONGOING.test(second)) return { start };
  const end = parseDate(second);
  return end === null || isAfter(start, end) ? null : { start, end };
}

/** Words a period as resumes do: "Jan 2020 – Present", "2016", "Until Jul 2021"; "" for no dates at all. */
export function formatPeriod({ start, end }: Period): string {
  if (start !== undefined && end !== undefined) {
    return start === end ? formatDate(start) : `${formatDate(start)} – ${formatDate(end)}`;
  }
  if (start !== undefined) return `${formatDate(start)} – Present`;
  return end === undefined ? "" : `Until ${formatDate(end)}`;
}

export function isIsoDate(text: string): boolean {
  const [, year, month, day] = ISO_DATE.exec(text) ?? [];
  return year !== undefined && isoDate(year, month, day) !== null;
}

/** "2020", "2020-01", "2020-01-31", "Jan 2020", "31 January 2020" or "01/2020" as an ISO date. */
export function parseDate(text: string): string | null {
  if (isIsoDate(text)) return text;
  const [, numericMonth, numericYear] = /^(\d{1,2})\/((?:19|20)\d\d)$/.exec(text) ?? [];
  if (numericYear !== undefined) return isoDate(numericYear, numericMonth?.padStart(2, "0"));
  const [, day, month, year] = /^(?:(\d{1,2}) )?([a-z]{3,9})\.? ((?:19|20)\d\d)$/i.exec(text) ?? [];
  if (month === undefined || year === undefined) return null;
  const number = monthNumber(month);
  return number === null ? null : isoDate(year, number, day?.padStart(2, "0"));
}

/** Words an ISO date: "2020", "Jan 2020", "31 Jan 2020". */
export function formatDate(date: string): string {
  const [year = "", month, day] = date.split("-");
  const name = MONTHS[Number(month) - 1]?.slice(0, 3);
  return [day === undefined ? undefined : String(Number(day)), name, year]
    .filter((part) => part !== undefined)
    .join(" ");
}

function splitPeriod(text: string): string[] {
  const years = /^(\d{4})-(\d{4})$/.exec(text);
  return years ? years.slice(1) : text.split(/\s*[–—]\s*|\s+(?:-|to)\s+/i);
}

function within(text: string): Period | null {
  // A lone "2010-12" is December 2010 to some writers and 2010 to 2012 to others.
  if (/^\d{4}-\d\d$/.test(text)) return null;
  const date = parseDate(text);
  return date === null ? null : { start: date, end: date };
}

function endingAt(end: string | null): Period | null {
  return end === null ? null : { end };
}

function isAfter(start: string, end: string): boolean {
  const precision = Math.min(start.length, end.length);
  return start.slice(0, precision) > end.slice(0, precision);
}

function monthNumber(word: string): string | null {
  const lower = word.toLowerCase();
  const index = MONTHS.findIndex((name) => {
    const month = name.toLowerCase();
    return lower === month || lower === month.slice(0, 3) || (lower === "sept" && month === "september");
  });
  return index === -1 ? null : String(index + 1).padStart(2, "0");
}

function isoDate(year: string, month?: string, day?: string): string | null {
  if (month === undefined) return year;
  if (Number(month) < 1 || Number(month) > 12) return null;
  if (day === undefined) return `${year}-${month}`;
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(day) < 1 || Number(day) > lastDay ? null : `${year}-${month}-${day}`;
}
