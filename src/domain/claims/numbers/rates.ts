import { blanked } from "../blank.ts";
import type { Quantity } from "../quantities/quantity.ts";
import type { Reading } from "../support.ts";

const UNITS =
  "second|minute|min|hour|hr|h|shift|day|night|week|wk|month|quarter|term|semester|season|year|yr";
const RATE = new RegExp(
  `^[^.;\\n]{0,24}?(?:(?<!\\b(?:in|within|over|under|than|after|for) )\\b(?:an?|per|each|every) |/)(${UNITS})\\b(?! and a half)`,
  "i",
);
/** "60 claims in a day" for "60 claims in a week" */
const WITHIN =
  /^[^.;,\n]{0,24}?\b(?:in|within) (?:an?|one) (minute|hour|day|night|week|month|quarter|year)\b/i;
const BARE = new RegExp(`^ (?:an?|per|each|every) (?:${UNITS})\\b`, "i");
const AT_ONCE = /^[^.,;\n]{0,24}?\b(?:at a time|at once|at the same time|simultaneously)\b/i;
/** "24 pupils each" for "24 pupils in 3 groups": the whole goes by as the part. */
const EACH =
  /^[^.,;\n\d]{0,24}?\b(?:each(?! [a-z])|each(?= (?:for|in|at|on|to|with|across|and|by|over)\b)|(?:in|on|at|to|for) each of|apiece|per (?!hour|day|night|shift|week|month|quarter|term|season|semester|year|annum|minute|second|cent|request|calendar|inch|square|sq|mile|met(?:re|er)|kilo|kg|lit(?:re|er)|gallon|dozen)[a-z]+)\b/i;
const EACH_STATED =
  /\b(?:each|every|per|apiece|both|ea|pp|p\/p|a (?:piece|head|person|pop|dozen)|(?:of|with|an?|by) (?:about |around |up to |over )?(?:[$€£]?\d[\d.,]*k?|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty\b)|an? (?:session|class|group|game|match|visit|round|run|show|event|trip|load|box))\b|[à@/]|\bx\b|\dx\b/i;

export function isEach({ end }: Quantity, { text }: Reading): boolean {
  return EACH.test(text.slice(end, end + 48));
}

/** "2 euros a child" */
function hasBase({ end }: Quantity, { text }: Reading): boolean {
  return /^(?: [a-z]+s)? (?:an?|per) [a-z]+/i.test(text.slice(end, end + 32));
}

const TOTAL = /^[^.;,\n]{0,24}?\b(?:in (?:total|all)|altogether|between (?:them|us)|combined|overall)\b/i;

function isTotal({ end }: Quantity, { text }: Reading): boolean {
  return TOTAL.test(text.slice(end, end + 48));
}

/** "two groups of 20" */
function isOfEach({ start }: Quantity, { text }: Reading): boolean {
  return /\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+) [a-z]+s of $/i.test(
    text.slice(Math.max(0, start - 32), start),
  );
}

const RATE_NAMES: Record<string, string> = { min: "minute", hr: "hour", h: "hour", wk: "week", yr: "year" };
const SHORT_FORMS: Record<string, string> = {
  minute: "mins?|wpm|rpm|bpm",
  hour: "hrs?|h",

  day: "daily|pd|p/d|p\\.d",
  night: "nightly",
  week: "wks?|wkly|pw|p/w",
  month: "mths?|mo|pm|p/m|mthly",
  quarter: "q[1-4]",
  year: "yrs?|annum|annual\\w*|p\\.?a|p/a",
};

const WEEK = 604_800;

/** Three hours a week are not three hours a day; 1.5 million over three years are no rate at all. */
export function sameRate(
  said: Quantity,
  stated: readonly Quantity[],
  suggestion: Reading,
  source: Reading,
): boolean {
  if (/^(?:clock|year|month|ordinal)$/.test(said.unit)) return true;
  const isAtOnce = ({ end }: Quantity, { text }: Reading) => AT_ONCE.test(text.slice(end, end + 48));
  if (
    isEach(said, suggestion) &&
    !EACH_STATED.test(source.text) &&
    !stated.some((one) => hasBase(one, source))
  )
    return false;
  if ((isEach(said, suggestion) || isOfEach(said, suggestion)) && stated.every((one) => isTotal(one, source)))
    return false;
  if (isAtOnce(said, suggestion) && !stated.some((one) => isAtOnce(one, source))) return false;
  const period = WITHIN.exec(suggestion.text.slice(said.end, said.end + 48))?.[1]?.toLowerCase();
  const periods = stated.map(({ end }) => WITHIN.exec(source.text.slice(end, end + 48))?.[1]?.toLowerCase());
  if (period !== undefined && periods.every((other) => other !== undefined && other !== period)) return false;
  const rate = rateOf(said, suggestion);
  if (!rate) return true;
  const rates = stated.map((one) => rateOf(one, source));
  if (rates.includes(rate)) return true;
  // "three a day" for "two a day with three others"
  const isBare = BARE.test(suggestion.text.slice(said.end, said.end + 16));
  if (
    isBare &&
    !isEndOfChange(said, suggestion) &&
    source.quantities.some((one) => rateOf(one, source) === rate)
  )
    return false;
  return rates.every((other) => other === undefined) && hasRate(rate, source);
}

function isEndOfChange({ start }: Quantity, { text }: Reading): boolean {
  return /\bto $/i.test(text.slice(Math.max(0, start - 3), start));
}

/** "ten-hour days" are ten hours a day. */
const LONG = /^[- ](day|night|shift|week)s\b/i;

function rateOf({ end, unit }: Quantity, { text }: Reading): string | undefined {
  const after = text.slice(end, end + 48);
  const rate = (RATE.exec(after) ?? (unit === "seconds" ? LONG.exec(after) : null))?.[1]?.toLowerCase();
  return rate && (RATE_NAMES[rate] ?? rate);
}

/** Whether a text speaks of a unit of time otherwise than as the length of something. */
function hasRate(rate: string, { text, quantities }: Reading): boolean {
  const lengths = quantities.filter(({ unit }) => unit === "months" || unit === "seconds");
  const rest = blanked(text, lengths);
  return (
    lengths.length === 0 ||
    // "open 7 days" is so many days of the week.
    (rate === "week" && lengths.some(({ value, text: said }) => /days?$/i.test(said) && value <= WEEK)) ||
    new RegExp(`(?:\\b|\\d)(?:${rate}(?:s|ly)?|${SHORT_FORMS[rate] ?? rate})\\b`, "i").test(rest)
  );
}
