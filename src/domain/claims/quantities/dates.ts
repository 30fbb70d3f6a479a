import { timesOfDayIn } from "./clock.ts";
import type { Quantity, Unit } from "./quantity.ts";

const MONTH_NAMES =
  /\b(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|May(?=[ ,.]*(?:\d|to\b|until\b|till\b|and\b|[-–]|$))|(?<=\b(?:in|since|from|until|till|to|last|each|every|of) |[-–/])May)\b\.?/g;
const SMALL_MONTHS =
  /\b(?:january|february|april|june|july|august|september|october|november|december|feb|apr|sept|oct|nov)\b\.?|(?<=\b(?:in|since|from|until|till|to|thru|through|last|each|every|left|joined|started) |[-–/]|\b\d{1,2}(?:st|nd|rd|th)? (?:of )?)(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?|\b(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?(?= ?(?:['\d]|(?:[-–/,] ?|(?:to|until|till|and|through|thru) )(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:[a-z]{3,6})?\b))/g;
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const NUMERIC_MONTH =
  /(?<![\d./-])(0?[1-9]|1[0-2])[/.](?=(?:19|20)\d\d\b)|(?<=\b(?:19|20)\d\d-)(0[1-9]|1[0-2])\b/g;
/** "03/19 - 11/22" */
const SHORT_MONTH_YEAR = /(?<![\d./-])(0[1-9]|1[0-2])\/([0-4]\d)(?![\d/])/g;
const ISO_DAY = /(?<=\b(?:19|20)\d\d-(?:0[1-9]|1[0-2])-)(?:0[1-9]|[12]\d|3[01])\b/g;
const NUMERIC_DATE = /(?<![\d./-])(\d{1,2})([./-])(\d{1,2})\2((?:19|20)\d\d)\b/g;
const SHORT_YEAR =
  /(?<=(?:^|[\s(/–-])'|\b(?:expired|passed|graduated|qualified|finished) in |\bFY ?|\b(?:19|20)\d\d[/–-]|\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? |\b(?:summers?|winters?|springs?|autumns?|seasons?) of (?:\d\d (?:and|&|\+) )?)(\d\d)\b(?![-/:.]?\d|%|(?:st|nd|rd|th)\b|,? (?:19|20)\d\d|\s?(?:hours|hrs|days))/gi;
const QUARTER =
  /\bQ([1-4])\b|\b([1-4])Q\b|\b(first|second|third|fourth|1st|2nd|3rd|4th)(?:[- ]quarter\b|(?= (?:and|to|or) (?:the )?(?:second|third|fourth|2nd|3rd|4th) quarters?\b)|[- ]quarters\b)/gi;
const HALF_YEAR =
  /\bH([12])\b(?= ?[/'\d]|$| of\b| (?:sales|revenue|targets?|results|figures|budget|turnover|profit|goals?)\b)|\b(first|second|1st|2nd|latter)[- ]half(?= of (?:(?:19|20)\d\d|the year))(?: of the year)?/gi;
/** "since 02" */
const SINCE_YEAR = /(?<=\bsince ')\d\d\b|(?<=\bsince )(?:[012]\d|[89]\d)(?=\s*(?:[.,;)]|$))/gi;
const NINETIES = /(?<=\bthe (?:early |late |mid[- ])?)'?([5-9])0s\b/gi;
const DECADES = ["fifties", "sixties", "seventies", "eighties", "nineties"];
const SPELLED_DECADE = new RegExp(`(?<=\\bthe (?:early |late |mid[- ])?)(?:${DECADES.join("|")})\\b`, "gi");
/** "1 October", "October 1st": the day's number counts nothing. */
const DAY_BEFORE =
  /(?<![\d.,/:-])(3[01]|[12]\d|0?[1-9])(?:st|nd|rd|th)?(?= (?:of )?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b)/gi;
const DAY_AFTER =
  /(?<=\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? (?:the )?)(3[01]|[12]\d|0?[1-9])(?:st|nd|rd|th|(?=, ?(?:19|20)\d\d))/gi;
/** "winter term 18/19" */
const TERM_YEARS =
  /(?<=\b(?:term|semester|season|year|yr|winter|summer|autumn|spring)s? )([0-4]\d)\/([0-4]\d)\b(?![/\d])/gi;
const QUARTERS = ["first", "second", "third", "fourth"];
const MAY_HAVE_DATE =
  /\d|quarter|half|ties|clock|noon|midday|midnight|morning|afternoon|evening|night|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i;

/** Days, months, years, quarters and times of day, in words and figures. */
export function datesIn(text: string): Quantity[] {
  const found: Quantity[] = [];
  if (!MAY_HAVE_DATE.test(text)) return found;
  const add = (start: number, said: string, unit: Unit, value: number) =>
    found.push({
      value,
      spoken: value,
      unit,
      bound: "exact",
      text: said.trim(),
      start,
      end: start + said.length,
    });
  for (const match of text.matchAll(NUMERIC_DATE)) {
    const [whole, first = "", sign = "", second = "", year = ""] = match;
    const yearAt = match.index + whole.length - year.length;
    // 12.05.2019 is a day in May, 05/12/2019 may be one of May or December: the month is whichever can be one.
    for (const [part, at] of [
      [first, match.index],
      [second, match.index + first.length + 1],
    ] as const)
      add(
        at,
        part,
        Number(part) <= 12 && !(sign === "." && at === match.index) ? "month" : "ordinal",
        Number(part),
      );
    add(yearAt, year, "year", Number(year));
  }
  for (const pattern of [MONTH_NAMES, SMALL_MONTHS])
    for (const match of text.matchAll(pattern))
      add(match.index, match[0], "month", MONTHS.indexOf(match[0].slice(0, 3).toLowerCase()) + 1);
  for (const match of text.matchAll(NUMERIC_MONTH))
    add(match.index, match[1] ?? match[2] ?? "", "month", Number(match[1] ?? match[2]));
  for (const match of text.matchAll(SHORT_MONTH_YEAR)) {
    const [whole, month = "", year = ""] = match;
    add(match.index, month, "month", Number(month));
    add(match.index + whole.length - 2, year, "year", 2000 + Number(year));
  }
  for (const match of text.matchAll(ISO_DAY)) add(match.index, match[0], "ordinal", Number(match[0]));
  for (const match of text.matchAll(SHORT_YEAR)) {
    const short = Number(match[0]);
    add(match.index, match[0], "year", short < 50 ? 2000 + short : 1900 + short);
  }
  for (const match of text.matchAll(SINCE_YEAR)) {
    const short = Number(match[0]);
    add(match.index, match[0], "year", short < 50 ? 2000 + short : 1900 + short);
  }
  for (const match of text.matchAll(NINETIES))
    add(match.index, match[0], "year", 1900 + Number(match[1]) * 10);
  for (const match of text.matchAll(SPELLED_DECADE))
    add(match.index, match[0], "year", 1950 + DECADES.indexOf(match[0].toLowerCase()) * 10);
  for (const pattern of [DAY_BEFORE, DAY_AFTER])
    for (const match of text.matchAll(pattern)) add(match.index, match[0], "ordinal", Number(match[1]));
  for (const match of text.matchAll(TERM_YEARS)) {
    const [whole, from = "", to = ""] = match;
    add(match.index, from, "year", 2000 + Number(from));
    add(match.index + whole.length - to.length, to, "year", 2000 + Number(to));
  }
  for (const match of text.matchAll(QUARTER)) {
    const word = (match[3] ?? "").toLowerCase();
    add(
      match.index,
      match[0],
      "ordinal",
      Number(match[1] ?? match[2] ?? (QUARTERS.indexOf(word) + 1 || word[0])),
    );
  }
  for (const match of text.matchAll(HALF_YEAR))
    add(match.index, match[0], "ordinal", /^(?:1|first|1st)$/i.test(match[1] ?? match[2] ?? "") ? 1 : 2);
  for (const { minutes, text: said, start } of timesOfDayIn(text)) add(start, said, "clock", minutes);
  return found;
}
