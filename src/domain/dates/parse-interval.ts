import { dateCode } from "./date-code.ts";
import { coarserOf, type Interval, isAfter } from "./interval.ts";
import { type DateReading, dateReadings, orderOf } from "./parse-date.ts";

export type ParsedInterval =
  | { readonly kind: "interval"; readonly interval: Interval; readonly isBare: boolean }
  /** To be asked, not guessed. */
  | { readonly kind: "ambiguous"; readonly readings: readonly Interval[]; readonly isBare: boolean }
  | { readonly kind: "none" };

const NONE: ParsedInterval = { kind: "none" };
const MOST_SEPARATORS = 6;
/** Nobody's period is longer: "2019-03" is not 2019 to 2103. */
const LONGEST_SPAN = 60;

/**
 * The interval that a text means. Every meaning is looked for: one is the answer, several are a question.
 * `language` is that of the resume, where it is known.
 */
export function parseInterval(text: string, language?: string): ParsedInterval {
  const found = dateCode(text, language);
  if (found === null || found.code === "") return NONE;
  const readings = distinct(intervalsOf(found.code, language));
  const inOrder = readings.filter(({ start, end }) => start === null || end === null || !isAfter(start, end));
  const [only, other] = inOrder;
  const { isBare } = found;
  if (only && !other) return { kind: "interval", interval: only, isBare };
  if (only) return { kind: "ambiguous", readings: inOrder, isBare };
  // An end before its beginning is a slip in one of the two, or their order.
  if (readings.length === 0) return NONE;
  return { kind: "ambiguous", readings: distinct(readings.map(reversed)), isBare };
}

/** Texts whose interval is known. A file is compared with what it would be written as, so each of its dates is asked for several times. */
const known = new Map<string, Interval | null>();
const MOST_KNOWN = 5_000;
const LONGEST_KNOWN = 60;

/** The interval of a text that can mean only one thing, else null. */
export function certainInterval(text: string, language?: string): Interval | null {
  const key = `${language ?? ""}\0${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const parsed = parseInterval(text, language);
  const interval = parsed.kind === "interval" ? parsed.interval : null;
  if (known.size >= MOST_KNOWN) known.clear();
  if (key.length <= LONGEST_KNOWN) known.set(key, interval);
  return interval;
}

function intervalsOf(code: string, language: string | undefined): Interval[] {
  const parts = code
    .split(/([~USP])/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length > MOST_SEPARATORS) return [];
  const shape = parts.map((part) => (/^[~USP]$/.test(part) ? part : "D")).join("");
  const [first = "", last = ""] = parts.filter((part) => !/^[~USP]$/.test(part));
  const dates = (date: string): DateReading[] => dateReadings(date, language);
  if (shape === "D") {
    const single = dates(first).map(once);
    // Where dates begin with the year, "2010-12" is December.
    const isSettled = single.length > 0 && orderOf(language) === "ymd";
    return isSettled ? single : [...single, ...hyphenated(first, language)];
  }
  if (/^(?:S+D|DS+|S?D~|S?D[~SU]*PU?|P~D)$/.test(shape)) return dates(first).map(goingOn);
  if (/^(?:[~U]+D|DU)$/.test(shape)) return dates(first).map(endingThen);
  return /^S?D[~SU]+DU?$/.test(shape) ? between(first, last, language) : [];
}

/** Two dates joined without spaces: "2017-20", "2015/16", "01/2019-03/2020". */
function hyphenated(code: string, language: string | undefined): Interval[] {
  const years = /^(\d{4})\/(\d{4}|\d\d)$/.exec(code);
  if (years) return between(years[1] ?? "", years[2] ?? "", language);
  return [...code.matchAll(/-/g)].slice(0, MOST_SEPARATORS).flatMap(({ index }) => {
    const [first, last] = [code.slice(0, index), code.slice(index + 1)];
    const takesFromLast = /^\d\d?\.?$/.test(first) && last.includes("-");
    return takesFromLast ? [] : between(first, last, language);
  });
}

function between(first: string, last: string, language: string | undefined): Interval[] {
  const ends = dateReadings(last, language);
  const starts = dateReadings(first, language);
  if (ends.length === 0) return starts.flatMap((start) => toShortYear(start, last));
  return ends.flatMap((end) => {
    const taken = withYearOf(first, end, language);
    return (taken.length > 0 ? taken : starts).flatMap((start) => span(start, end));
  });
}

/** A beginning that leaves its year, or its month too, to the end: "Mar–Jun 2019", "15–20 May 2019", "1.3.–30.6.2019". */
function withYearOf(first: string, end: DateReading, language: string | undefined): DateReading[] {
  const text = first.trim().replace(/[. ]+$/, "");
  const [year = "", month = ""] = end.end.split("-");
  if (/^[ms]\d+$/.test(text)) return dateReadings(`${text} ${year}`, language);
  const [, number] = /^(\d\d?)$/.exec(text) ?? [];
  if (number !== undefined && end.precision === "month") return dateReadings(`${number}/${year}`, language);
  if (end.precision !== "day") return [];
  if (number !== undefined) return dateReadings(`${number}.${month}.${year}`, language);
  const [, sign] = /^\d\d?([./])\d\d?$/.exec(text) ?? [];
  if (sign !== undefined) return dateReadings(`${text}${sign}${year}`, language);
  return /^\d\d?[. ]*m\d\d$/.test(text) ? dateReadings(`${text} ${year}`, language) : [];
}

/** "2017-20": the last two figures of a year after one in full. */
function toShortYear(start: DateReading, last: string): Interval[] {
  const [, figures] = /^'?(\d\d)$/.exec(last.trim()) ?? [];
  if (figures === undefined || start.precision !== "year") return [];
  const from = Number(start.start);
  const century = Math.floor(from / 100) * 100;
  const to = [century, century + 100].map((base) => base + Number(figures)).find((year) => year >= from);
  if (to === undefined || to - from > LONGEST_SPAN || to > 2099) return [];
  return span(start, { start: String(to), end: String(to), precision: "year" });
}

function span(from: DateReading, to: DateReading): Interval[] {
  // Who writes the day first does so on both sides.
  if (from.order !== undefined && to.order !== undefined && from.order !== to.order) return [];
  const precision = coarserOf(from.precision, to.precision);
  return [{ start: from.start, end: to.end, isOngoing: false, precision }];
}

function once({ start, end, precision }: DateReading): Interval {
  return { start, end, isOngoing: false, precision };
}

function goingOn({ start, precision }: DateReading): Interval {
  return { start, end: null, isOngoing: true, precision };
}

function endingThen({ end, precision }: DateReading): Interval {
  return { start: null, end, isOngoing: false, precision };
}

function reversed(interval: Interval): Interval {
  return { ...interval, start: interval.end, end: interval.start };
}

function distinct(intervals: readonly Interval[]): Interval[] {
  return [...new Map(intervals.map((interval) => [JSON.stringify(interval), interval])).values()];
}
