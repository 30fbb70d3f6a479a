import { smallNumber } from "../quantities/number-words.ts";
import { same } from "../quantities/support-quantity.ts";
import type { Case } from "./implied-case.ts";

/** "around the clock" for "24h on call". */
export const isAllDay: Case = ({ value }, _, { reading }) =>
  value === 24.7 && /\b24 ?h(?:rs?|ours?)?\b/i.test(reading.text);

/** "one hour" says no more than "an hour". */
export const isOneSpan: Case = (said, _, { reading }) => {
  const span = /^one[ -](second|minute|hour|day|week|month|year)\b/i.exec(said.text)?.[1];
  return (
    span !== undefined && new RegExp(`\\b(?:an?|per|each|single|every) ${span}\\b`, "i").test(reading.text)
  );
};

const HOURS = /\bfrom \d{1,2} (?:to|until|till) \d{1,2} ?h\b/i;

/** "6:30" may be minutes and seconds, "7-15h" hours of the day, and "7 a.m." is hardly more than "at 7". */
export const isClock: Case = (said, _, { quantities, reading }) => {
  if (said.unit === "seconds")
    return quantities.some(({ unit, value }) => unit === "clock" && value === said.value);
  if (said.unit !== "clock") return false;
  return quantities.some(
    ({ unit, value, high, text }) =>
      (unit === "plain" ||
        (unit === "seconds" && (high !== undefined || /^\d+ ?h$/.test(text) || HOURS.test(reading.text)))) &&
      [value, high].some(
        (hour) => hour !== undefined && (hour / (unit === "plain" ? 1 : 3600) - said.value / 60) % 12 === 0,
      ),
  );
};

const SPAN = /^(?:an?|one) (?:minute|hour|day|week|month|year)$/i;

/** "from a week to a day" for "a week of emails": the same words. */
export const isSameWords: Case = ({ text, bound }, _, { reading }) =>
  bound === "exact" &&
  SPAN.test(text) &&
  new RegExp(`(?<!\\b(?:half|than|under|nearly|almost|about|over) )\\b${text}\\b`, "i").test(reading.text);

const WEEKDAY = /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*\b\.?/gi;

const RANGE_OF_DAYS =
  /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*\.? ?(?:to|[-–]|until|till) ?(mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/i;
const WEEK = "mon tue wed thu fri sat sun".split(" ");

/** Four for "Thurs to Sun". */
function daysOfRange(text: string): number | null {
  const [, from = "", to = ""] = RANGE_OF_DAYS.exec(text) ?? [];
  const [first, last] = [WEEK.indexOf(from.toLowerCase()), WEEK.indexOf(to.toLowerCase())];
  return first < 0 || last < 0 ? null : ((last - first + 7) % 7) + 1;
}

/** "two days a week" for "Sat. and Sun."; "four days on" for "4 on 4 off". */
export const isDays: Case = (said, { text }, { reading }) => {
  const counted = /^ (?:nights|evenings|mornings|afternoons|times) (?:a|per|each) week\b/i.test(
    text.slice(said.end, said.end + 28),
  );
  if (!counted && (said.unit !== "seconds" || !/days?$/i.test(said.text))) return false;
  const named = new Set([...reading.text.matchAll(WEEKDAY)].map(([, day = ""]) => day.toLowerCase()));
  if (named.size === said.spoken || daysOfRange(reading.text) === said.spoken) return true;
  const shifts = /\b(\d+|\w+) on,? (?:and )?(\d+|\w+) off\b/i.exec(reading.text);
  return [shifts?.[1], shifts?.[2]].some(
    (count) => count !== undefined && smallNumber(count) === said.spoken,
  );
};

/** "July to September" for "Q3". */
export const isQuarter: Case = (said, suggestion, { reading }) => {
  if (said.unit !== "month") return false;
  const quarters = [...reading.text.matchAll(/\bQ([1-4])\b/gi)].map(([, quarter]) => Number(quarter));
  const months = new Set(
    suggestion.quantities.flatMap(({ unit, value }) => (unit === "month" ? [value] : [])),
  );
  return quarters.some((quarter) => months.has(quarter * 3 - 2) && months.has(quarter * 3));
};

/** "the second half" for "Q3 and Q4". */
export const isHalfYear: Case = (said, _, { reading }) => {
  if (said.unit === "months" && said.value === 6)
    return /\b(?:first|second|latter|1st|2nd) half of the year\b/i.test(reading.text);
  if (said.unit !== "ordinal" || !/half$/i.test(said.text)) return false;
  const quarters = said.value === 1 ? ["Q1", "Q2"] : ["Q3", "Q4"];
  return quarters.every((quarter) => new RegExp(`\\b${quarter}\\b`, "i").test(reading.text));
};

/** "2012" for "2009-12", which looks like a month. */
export const isShortYear: Case = (said, _, { reading }) =>
  said.unit === "year" &&
  new RegExp(`\\b(?:19|20)\\d\\d ?[-–/] ?'?${String(said.value).slice(2)}\\b`).test(reading.text);

/** "60 % of full time" for "0.6 FTE". */
export const isFullTimeShare: Case = (said, _, { reading }) => {
  const share = /\b(0?\.\d+) ?FTE\b/i.exec(reading.text)?.[1];
  return said.unit === "percent" && share !== undefined && same(Number(share) * 100, said.value);
};
