import { beforeCount, countedBy } from "./counted.ts";
import { smallNumber } from "./quantities/number-words.ts";
import type { Quantity } from "./quantities/quantity.ts";
import { same } from "./quantities/support-quantity.ts";
import type { StatedNumbers } from "./stated-numbers.ts";
import { alike, type Reading, says } from "./support.ts";

/** Of a share or the end of a change a bound can be told. */
export function isBounded(said: Quantity, suggestion: Reading, source: StatedNumbers): boolean {
  return isShare(said, suggestion, source) || isEnd(said, suggestion, source);
}

/** Numbers that a source has in a word, a list or a way of speaking. */
export function isImplied(said: Quantity, suggestion: Reading, source: StatedNumbers): boolean {
  return CASES.some((holds) => holds(said, suggestion, source));
}

type Case = (said: Quantity, suggestion: Reading, source: StatedNumbers) => boolean;

function before({ start }: Quantity, { text }: Reading, length = 16): string {
  return text.slice(Math.max(0, start - length), start);
}

/** "one hour" says no more than "an hour". */
const isOneSpan: Case = (said, _, { reading }) => {
  const span = /^one[ -](second|minute|hour|day|week|month|year)\b/i.exec(said.text)?.[1];
  return (
    span !== undefined && new RegExp(`\\b(?:an?|per|each|single|every) ${span}\\b`, "i").test(reading.text)
  );
};

const HOURS = /\bfrom \d{1,2} (?:to|until|till) \d{1,2} ?h\b/i;

/** "6:30" may be minutes and seconds, "7-15h" hours of the day, and "7 a.m." is hardly more than "at 7". */
const isClock: Case = (said, _, { quantities, reading }) => {
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

/** "level 2" for "L2". */
const isStep: Case = (said, suggestion, { reading }) =>
  /\b(?:level|grade|year|stage|tier|band|class|terminal|priority) $/i.test(before(said, suggestion, 9)) &&
  new RegExp(`\\b[a-z]{1,4}${said.value}\\b`, "i").test(reading.text);

const isNone: Case = (said, _, { reading }) =>
  said.value === 0 &&
  /\b(?:no|none|never|nobody|nothing|without|any|free|not an? single|not one)\b/i.test(reading.text);

/** "the two of us" are one colleague and I; "one of four" has three others. */
const isOthers: Case = (said, suggestion, { reading }) => {
  if (!/^ (?:colleagues?|others?|co-?\w+)\b/i.test(suggestion.text.slice(said.end, said.end + 14)))
    return false;
  const all = /\b(\w+) of us\b|\bone of (?:the )?(\w+)\b/i.exec(reading.text);
  return smallNumber(all?.[1] ?? all?.[2] ?? "") === said.value + 1;
};

/** "both branches" are two; so are a colleague and I. */
const isTwo: Case = (said, suggestion, { reading }) => {
  if (said.value !== 2 || said.unit !== "plain") return false;
  const noun = countedBy(said, suggestion)[0]?.lower;
  if (/\bboth\b/i.test(reading.text)) return noun === undefined || says(reading, noun);
  if (/^pair$/i.test(said.text))
    return /\b(?:me|i) and (?:an?|my|one)\b|\band (?:i|me)\b|\bwith (?:an?|one|my) \w+\b/i.test(reading.text);
  return (
    /\b(?:team|group) of $/i.test(before(said, suggestion, 10)) &&
    /\bwith (?:an?|one|my|another) (?:other\b|(?:other )?(?:colleague|co-?worker|friend|partner|brother|sister|person|nurse|carer|teacher|cook|driver))\b/i.test(
      reading.text,
    )
  );
};

const isOne: Case = (said, suggestion, { reading }) => {
  if (said.value !== 1 || said.unit !== "plain" || !/^one$/i.test(said.text)) return false;
  const noun = countedBy(said, suggestion)[0];
  return noun === undefined || says(reading, noun.lower);
};

const SETS: readonly [value: number, words: RegExp][] = [
  [2, /\b(?:twins?|duo|duet|duplicate|bilingual)\b/i],
  [3, /\b(?:triplets|trio|triplicate|trilingual)\b/i],
  [4, /\b(?:quartet|quadruplets)\b/i],
  [5, /\b(?:quintet)\b/i],
];

/** "a group of four" for "a quartet". */
const isSet: Case = (said, suggestion, { reading }) => {
  if (said.unit !== "plain") return false;
  const counted = countedBy(said, suggestion);
  return (
    SETS.some(([value, words]) => value === said.value && words.test(reading.text)) &&
    (counted.length === 0 || counted.some(({ lower }) => OF_A_SET.test(lower) || says(reading, lower)))
  );
};

const OF_A_SET =
  /^(?:players?|members?|musicians?|singers?|people|children|boys|girls|babies|copies|languages|piece)$/;

/** "second place" for "runner-up", a top-three finish for who came second. */
const isRank: Case = (said, suggestion, { reading, quantities }) => {
  if (said.unit === "ordinal" && said.value === 2) return /\brunner[- ]?up\b/i.test(reading.text);
  return (
    /\btop[- ]$/i.test(before(said, suggestion, 5)) &&
    quantities.some(({ unit, value }) => unit === "ordinal" && value <= said.value)
  );
};

/** "six-figure" for 240,000. */
const isFigures: Case = (said, suggestion, { quantities }) =>
  /^[- ]figure\b/i.test(suggestion.text.slice(said.end, said.end + 8)) &&
  quantities.some(({ value }) => String(Math.trunc(value)).length === said.value);

const SPAN = /^(?:an?|one) (?:minute|hour|day|week|month|year)$/i;

/** "from a week to a day" for "a week of emails": the same words. */
const isSameWords: Case = ({ text, bound }, _, { reading }) =>
  bound === "exact" &&
  SPAN.test(text) &&
  new RegExp(`(?<!\\b(?:half|than|under|nearly|almost|about|over) )\\b${text}\\b`, "i").test(reading.text);

/** "1,200 km" for "1.200 km", as much of Europe writes it. */
const isEuropean: Case = ({ spoken }, _, { reading }) =>
  spoken >= 1000 &&
  new RegExp(
    `(?<![\\d.])${Math.trunc(spoken / 1000)}\\.${String(spoken % 1000).padStart(3, "0")}(?![\\d.])`,
  ).test(reading.text);

/** "Kitchen 2" for "kitchen no. 2". */
const isNumberOf: Case = (said, suggestion, { reading }) =>
  said.unit === "plain" &&
  countedBy(said, suggestion).length === 0 &&
  new RegExp(`\\b(?:no|nr|number)\\.? ?${said.value}\\b`, "i").test(reading.text);

/** "tripled" for "grew 3 times", "10 socks" for "5 pairs of socks". */
const isMultiple: Case = ({ unit, value }, _, { reading }) => {
  if (unit === "times")
    return [
      ...reading.text.matchAll(/\b(?:grew|grown|grow|increased|rose|up)\b[^.;,\d]{0,16}(\w+) times\b/gi),
    ].some(([, count = ""]) => smallNumber(count) === value);
  return (
    unit === "plain" &&
    [...reading.text.matchAll(/\b(\w+) pairs of\b/gi)].some(
      ([, count = ""]) => (smallNumber(count) ?? 0) * 2 === value,
    )
  );
};

const WEEKDAY = /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*\b\.?/gi;

/** "two days a week" for "Sat. and Sun."; "four days on" for "4 on 4 off". */
const isDays: Case = (said, _, { reading }) => {
  if (said.unit !== "seconds" || !/days?$/i.test(said.text)) return false;
  const named = new Set([...reading.text.matchAll(WEEKDAY)].map(([, day = ""]) => day.toLowerCase()));
  if (named.size === said.spoken) return true;
  const shifts = /\b(\d+|\w+) on,? (?:and )?(\d+|\w+) off\b/i.exec(reading.text);
  return [shifts?.[1], shifts?.[2]].some(
    (count) => count !== undefined && smallNumber(count) === said.spoken,
  );
};

/** "20 more" for "140 (target 120)", "59 of 60" for "lost only 1 of 60". */
const isDifference: Case = (said, suggestion, { quantities, reading }) => {
  if (said.unit !== "plain" || said.bound !== "exact" || said.high !== undefined) return false;
  const compared = /^[^.;,\n]{0,24}?\b(?:more|fewer|less|above|below|ahead|left)\b/i.test(
    suggestion.text.slice(said.end, said.end + 40),
  );
  const lost = /\b(?:lost|missed|failed|left|dropped out|except|but)\b/i.test(reading.text);
  if (!compared && !lost) return false;
  return quantities.some(
    (one, index) =>
      one.unit === "plain" &&
      quantities[index + 1]?.unit === "plain" &&
      Math.abs(one.value - (quantities[index + 1]?.value ?? 0)) === said.value,
  );
};

/** "80 %" for "150 quotes, 120 became policies"; growth is no share. */
const isShare: Case = (said, suggestion, { quantities }) => {
  const grown = /^ (?:more|fewer|less|higher|lower|faster|cheaper|growth|increase)\b/i;
  if (said.unit !== "percent" || /^by\b/i.test(said.text)) return false;
  if (
    grown.test(suggestion.text.slice(said.end, said.end + 12)) ||
    /\bby $/i.test(before(said, suggestion, 4))
  )
    return false;
  return quantities.some((part, index) =>
    [quantities[index - 1], quantities[index + 1]].some(
      (whole) =>
        whole?.unit === part.unit &&
        (part.unit === "plain" || part.unit === "money") &&
        part.value < whole.value &&
        whole.value >= 10 &&
        isAbout((part.value / whole.value) * 100, said),
    ),
  );
};

function isAbout(share: number, { value, bound }: Quantity): boolean {
  if (bound === "over" || bound === "least") return share > value && share <= value * 1.1;
  return bound === "nearly" ? share < value && share >= value * 0.95 : Math.abs(share - value) <= 0.51;
}

/** "July to September" for "Q3". */
const isQuarter: Case = (said, suggestion, { reading }) => {
  if (said.unit !== "month") return false;
  const quarters = [...reading.text.matchAll(/\bQ([1-4])\b/gi)].map(([, quarter]) => Number(quarter));
  const months = new Set(
    suggestion.quantities.flatMap(({ unit, value }) => (unit === "month" ? [value] : [])),
  );
  return quarters.some((quarter) => months.has(quarter * 3 - 2) && months.has(quarter * 3));
};

/** "the second half" for "Q3 and Q4". */
const isHalfYear: Case = (said, _, { reading }) => {
  if (said.unit !== "ordinal" || !/half$/i.test(said.text)) return false;
  const quarters = said.value === 1 ? ["Q1", "Q2"] : ["Q3", "Q4"];
  return quarters.every((quarter) => new RegExp(`\\b${quarter}\\b`, "i").test(reading.text));
};

/** "2012" for "2009-12", which looks like a month. */
const isShortYear: Case = (said, _, { reading }) =>
  said.unit === "year" &&
  new RegExp(`\\b(?:19|20)\\d\\d ?[-–/] ?'?${String(said.value).slice(2)}\\b`).test(reading.text);

/** "one hour" for "took 90 minutes, got it to 60": an end of a change has the unit of the other. */
const isEnd: Case = (said, _, { changes }) =>
  changes.some((change) =>
    change.some((end) => end.unit === said.unit && same(end.value, said.value) && end.bound === said.bound),
  );

/** "60 % of full time" for "0.6 FTE". */
const isFullTimeShare: Case = (said, _, { reading }) => {
  const share = /\b(0?\.\d+) ?FTE\b/i.exec(reading.text)?.[1];
  return said.unit === "percent" && share !== undefined && same(Number(share) * 100, said.value);
};

/** "Years 7 to 9" for "yrs 7, 8 + 9"; "four floors" for "floors 2 to 5"; "three shifts" for "1st, 2nd and 3rd shift". */
const isRun: Case = (said, suggestion, { quantities, reading }) => {
  const values = new Set(quantities.map(({ value }) => value));
  if (said.high !== undefined && Number.isInteger(said.value) && said.high - said.value <= 12) {
    const run = Array.from({ length: said.high - said.value + 1 }, (_, more) => said.value + more);
    return run.length > 2 && run.every((value) => values.has(value));
  }
  if (said.unit !== "plain") return false;
  const counted = countedBy(said, suggestion);
  const ordinals = new Set(quantities.filter(({ unit }) => unit === "ordinal").map(({ value }) => value));
  if (ordinals.size > 1 && ordinals.size === said.value)
    return counted.some(({ lower }) => says(reading, lower));
  return quantities.some(
    (one) =>
      one.high !== undefined &&
      one.high - one.value + 1 === said.value &&
      beforeCount(one, reading)
        .slice(0, 1)
        .some((noun) => counted.some((other) => alike(noun.lower, other.lower))),
  );
};

const LIST = /\b[\p{L}-]+(?:, [\p{L}-]+)*(?:,? (?:and|&|\+) |\/)[\p{L}-]+\b/gu;

/** "three languages: German, French and Dutch": what is counted is listed. */
const isListed: Case = (said, suggestion, { reading }) =>
  said.unit === "plain" &&
  [...reading.text.matchAll(LIST)].some(([list]) => {
    const items = list.split(/,? (?:and|&|\+) |, |\//);
    return items.length === said.value && items.every((item) => suggestion.words.has(item.toLowerCase()));
  });

const CASES: readonly Case[] = [
  isOneSpan,
  isClock,
  isStep,
  isNone,
  isOthers,
  isTwo,
  isOne,
  isSet,
  isRank,
  isFigures,
  isDays,
  isFullTimeShare,
  isRun,
  isDifference,
  isQuarter,
  isMultiple,
  isSameWords,
  isEuropean,
  isNumberOf,
  isHalfYear,
  isShortYear,
  isEnd,
  isShare,
  isListed,
];
