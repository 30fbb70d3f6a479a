import { ordinalValue, SPELLED_NUMBER, SPELLED_ORDINAL, spelledValue } from "./number-words.ts";
import type { Bound, Quantity, Unit } from "./quantity.ts";
import { readSpecialQuantities } from "./special-quantities.ts";

const DIGITS =
  /(?<![\p{L}\d.,_])([$€£₹¥]\s?|(?:USD|EUR|GBP|INR|Rs\.?)\s?)?(\d{1,3}(?:,\d{2,3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?:(st|nd|rd|th)\b|\s?-?(k|mm|bn|m|b|thousand|million|billion|hundred|lakhs?|crores?|dozen)(?![\p{L}\d]))?(\+)?(?![\p{L}]*\d)/giu;

const SCALE: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  hundred: 100,
  lakh: 1e5,
  lakhs: 1e5,
  crore: 1e7,
  crores: 1e7,
  dozen: 12,
};

const PERCENT = /^\s?-?(?:%|percent(?:age points?)?\b|per cent\b|pct\b)/i;
const TIMES = /^(?:\s?[x×](?![\p{L}])|\s?-?times (?=more|faster|as|higher|the|better|bigger)|\s?-?fold\b)/iu;
const MONEY = /^\s?(?:dollars?|usd|euros?|eur|gbp|rupees?|inr|bucks)\b/i;
const DURATION =
  /^[\s-]?(?:full |working |consecutive )?(seconds?|secs?|minutes?|mins?|hours?|hrs?|h|days?|weeks?|wks?|months?|mos?|years?|yrs?)\b(?:'s)?/i;
const SECONDS: Record<string, number> = { s: 1, mi: 60, h: 3600, d: 86_400, w: 604_800 };

const BEFORE: readonly [Bound, RegExp][] = [
  [
    "over",
    /(?:\b(?:over|more than|above|at least|upwards? of|exceeding|in excess of|beyond|greater than|minimum of|a minimum of|past)|>)\s*(?:an? )?$/i,
  ],
  ["upto", /\b(?:up to|as many as|at most|maximum of|max)\s*$/i],
  ["nearly", /\b(?:nearly|almost|close to|just under)\s*$/i],
  ["under", /(?:\b(?:under|less than|below|fewer than|within)|<)\s*$/i],
  [
    "about",
    /(?:\b(?:about|around|approximately|approx\.?|roughly|some|circa|average of|averaging|estimated|an estimated|or so)|~)\s*$/i,
  ],
];

/** Every number in a text, digits or words, in the order of the text. */
export function readQuantities(text: string): Quantity[] {
  const found = readSpecialQuantities(text);
  const taken = (start: number, end: number) => found.some((one) => start < one.end && end > one.start);
  const add = (start: number, end: number, value: number, unit: Unit | null, plus: boolean) => {
    if (!taken(start, end) && Number.isFinite(value))
      found.push(complete(text, start, end, value, unit, plus));
  };
  for (const match of text.matchAll(DIGITS)) {
    const [whole, sign, digits = "", ordinal, scale, plus] = match;
    // The number of "COVID-19" or "K-12" is part of a name.
    if (/[A-Z]-$/.test(text.slice(0, match.index))) continue;
    const value = Number(digits.replaceAll(",", "")) * (SCALE[scale?.toLowerCase() ?? ""] ?? 1);
    const unit = ordinal ? "ordinal" : sign ? "money" : null;
    const year = unit === null && !scale && /^(?:19[5-9]|20[0-4])\d$/.test(digits);
    add(match.index, match.index + whole.length, value, year ? "year" : unit, plus !== undefined);
  }
  for (const match of text.matchAll(SPELLED_NUMBER)) {
    const end = match.index + match[0].length;
    if (/^one$/i.test(match[0]) && isPronoun(text, match.index, end)) continue;
    add(match.index, end, spelledValue(match[0]), null, false);
  }
  for (const match of text.matchAll(SPELLED_ORDINAL)) {
    add(match.index, match.index + match[0].length, ordinalValue(match[0]) ?? 0, "ordinal", false);
  }
  return joinRanges(
    text,
    found.sort((a, b) => a.start - b.start),
  );
}

function complete(
  text: string,
  start: number,
  end: number,
  value: number,
  unit: Unit | null,
  plus: boolean,
): Quantity {
  const after = text.slice(end, end + 40);
  const bound = plus ? "over" : boundBefore(text.slice(Math.max(0, start - 24), start));
  const make = (kind: Unit, amount: number, length: number): Quantity => ({
    value: amount,
    unit: kind,
    bound,
    text: text.slice(start, end + length).trim(),
    start,
    end: end + length,
  });
  if (unit !== null) return make(unit, value, 0);
  for (const [kind, pattern] of [
    ["percent", PERCENT],
    ["times", TIMES],
    ["money", MONEY],
  ] as const) {
    const match = pattern.exec(after);
    if (match) return make(kind, value, match[0].length);
  }
  const duration = DURATION.exec(after);
  if (!duration?.[1]) return make("plain", value, 0);
  const name = duration[1].toLowerCase();
  if (name.startsWith("mo")) return make("months", value, duration[0].length);
  if (name.startsWith("y")) return make("months", value * 12, duration[0].length);
  const seconds = SECONDS[name.startsWith("mi") ? "mi" : (name[0] ?? "")] ?? 1;
  return make("seconds", value * seconds, duration[0].length);
}

function boundBefore(before: string): Bound {
  return BEFORE.find(([, pattern]) => pattern.test(before))?.[0] ?? "exact";
}

/** "one of", "one-on-one", "no one": no count. */
function isPronoun(text: string, start: number, end: number): boolean {
  return (
    /^(?:-on-one| of\b|'s| another|-to-one|-stop|-time\b)/i.test(text.slice(end)) ||
    /(?:no |-on-|-to-|any|every|the )$/i.test(text.slice(0, start))
  );
}

/** "5-10", "5 to 10", "between 5 and 10" are one range; "from 5 to 10" is a change from one number to another. */
function joinRanges(text: string, found: Quantity[]): Quantity[] {
  const joined: Quantity[] = [];
  for (const one of found) {
    const last = joined.at(-1);
    const between = last ? text.slice(last.end, one.start) : "";
    const before = last ? text.slice(Math.max(0, last.start - 10), last.start) : "";
    const dash =
      /^\s?[-–—]\s?[$€£]?$/.test(between) || (/^ to $/i.test(between) && !/\bfrom $/i.test(before));
    const span = /^ and $/i.test(between) && /\bbetween $/i.test(before);
    const alike =
      last &&
      (last.unit === one.unit || last.unit === "plain") &&
      last.unit !== "year" &&
      last.high === undefined;
    if (last && alike && one.value > last.value && (dash || span)) {
      const low = last.unit === one.unit ? last.value : scaledLike(one, last.value);
      joined[joined.length - 1] = {
        ...last,
        value: low,
        unit: one.unit,
        high: one.value,
        text: text.slice(last.start, one.end),
        end: one.end,
      };
    } else joined.push(one);
  }
  return joined;
}

/** In "2 to 3 years" the first number takes the unit of the second. */
function scaledLike(one: Quantity, value: number): number {
  const spoken = Number.parseFloat(one.text.replace(/[^\d.]/g, ""));
  return spoken > 0 && (one.unit === "months" || one.unit === "seconds")
    ? (value * one.value) / spoken
    : value;
}
