import { findResumeLanguage } from "../resume-language/registry.ts";
import { isoDate, type Precision } from "./interval.ts";

type Order = "dmy" | "mdy";

/** One thing that a date may mean. A date in figures alone says in which order it was understood. */
export type DateReading = { start: string; end: string; precision: Precision; order?: Order };

type Match = readonly (string | undefined)[];
type Pattern = readonly [RegExp, (match: Match, language: string | undefined) => (DateReading | null)[]];

const Y = String.raw`(\d{4}|'?\d\d)`;
const OPENS_CENTURY = 50;
const PARTS: Readonly<Record<string, readonly [number, number]>> = {
  s1: [3, 5],
  s2: [6, 8],
  s3: [9, 11],
  q1: [1, 3],
  q2: [4, 6],
  q3: [7, 9],
  q4: [10, 12],
  t1: [4, 9],
};

const PATTERNS: readonly Pattern[] = [
  [/^(\d{4}|'\d\d) ?年?$/, ([, year]) => [dated(year)]],
  [new RegExp(`^m(\\d\\d)[ ./-]*${Y} ?年?$`), ([, month, year]) => [dated(year, month)]],
  [/^(\d{4}) ?年?[ ./-]*m(\d\d)$/, ([, year, month]) => [dated(year, month)]],
  [new RegExp(`^(\\d\\d?)[. -]*m(\\d\\d)[ ./-]*${Y}$`), ([, day, month, year]) => [dated(year, month, day)]],
  [/^m(\d\d)[ .]*(\d\d?) (\d{4})$/, ([, month, day, year]) => [dated(year, month, day)]],
  [/^(\d{4})[ .]*m(\d\d)[ .]*(\d\d?)$/, ([, year, month, day]) => [dated(year, month, day)]],
  [/^(\d\d?)[/.-] ?(\d{4}|'\d\d)$/, ([, month, year]) => [dated(year, month)]],
  [/^(\d\d?)[/.] ?(\d\d)$/, ([, month, year]) => [dated(year, month)]],
  [/^(\d{4})([/.-]) ?(\d\d?)$/, yearAndMonth],
  [/^(\d{4})([/.-]) ?(\d\d?)\2 ?(\d\d?)$/, ([, year, , month, day]) => [dated(year, month, day)]],
  [/^(\d\d?)([/.-]) ?(\d\d?)\2 ?(\d{4}|\d\d)$/, dayAndMonth],
  [
    /^(\d{4}) ?年 ?(\d\d?) ?月(?: ?(\d\d?) ?日)?$/,
    ([, year, month, day]) => [day === undefined ? dated(year, month) : dated(year, month, day)],
  ],
  [
    new RegExp(`^([sqt]\\d)[ /.-]*${Y}(?:[/-](\\d\\d(?:\\d\\d)?))?$`),
    ([, part, year, next]) => partOfYear(part, year, next),
  ],
  [/^(\d{4}) ?年?[ /.-]*([sqt]\d)$/, ([, year, part]) => partOfYear(part, year, undefined)],
];

/** Everything that the code of one date can mean. */
export function dateReadings(code: string, language: string | undefined): DateReading[] {
  const text = code.trim().replace(/[. ]+$/, "");
  return PATTERNS.flatMap(([pattern, readings]) => {
    const match = pattern.exec(text);
    return match ? readings(match, language).filter((reading) => reading !== null) : [];
  });
}

/** "'19" and "19" in full, by the century in which a career has it. */
function fullYear(year: string): number {
  const number = Number(year.replace("'", ""));
  if (year.length === 4 && !year.startsWith("'")) return number;
  return number + (number < OPENS_CENTURY ? 2000 : 1900);
}

function dated(year: string | undefined, month?: string, day?: string): DateReading | null {
  if (year === undefined) return null;
  const date = isoDate(
    fullYear(year),
    month === undefined ? undefined : Number(month),
    day === undefined ? undefined : Number(day),
  );
  if (date === null) return null;
  const precision = day !== undefined ? "day" : month !== undefined ? "month" : "year";
  return { start: date, end: date, precision };
}

/** "2011/12" is a month where dates begin with the year, and a year of study elsewhere. */
function yearAndMonth([, year, sign, month]: Match, language: string | undefined): (DateReading | null)[] {
  const order = orderOf(language);
  return sign === "/" && order === "dmy" ? [] : [dated(year, month)];
}

function dayAndMonth(
  [, one, sign, other, year]: Match,
  language: string | undefined,
): (DateReading | null)[] {
  const first = withOrder(dated(year, other, one), "dmy");
  const isSettled = sign === "." || orderOf(language) === "dmy";
  return isSettled ? [first] : [first, withOrder(dated(year, one, other), "mdy")];
}

function withOrder(reading: DateReading | null, order: Order): DateReading | null {
  return reading && { ...reading, order };
}

/** Which comes first in dates of figures, where all readers of the language agree. */
export function orderOf(language: string | undefined): "dmy" | "ymd" | undefined {
  return language === undefined ? undefined : findResumeLanguage(language)?.dates.order;
}

function partOfYear(part = "", written = "", next: string | undefined): (DateReading | null)[] {
  const year = fullYear(written);
  const isWinter = part === "s4" || part === "t2";
  if (next !== undefined && (!isWinter || Number(next) % 100 !== (year + 1) % 100)) return [];
  if (!isWinter) {
    const [from, to] = PARTS[part] ?? [];
    return [months(year, from, year, to)];
  }
  if (part === "t2") return [months(year, 10, year + 1, 3)];
  // A winter named by one year may be the one in which it begins or the one in which it ends.
  const ahead = months(year, 12, year + 1, 2);
  return next === undefined ? [months(year - 1, 12, year, 2), ahead] : [ahead];
}

function months(fromYear: number, from = 0, toYear: number, to = 0): DateReading | null {
  const [start, end] = [isoDate(fromYear, from), isoDate(toYear, to)];
  return start === null || end === null ? null : { start, end, precision: "part" };
}
