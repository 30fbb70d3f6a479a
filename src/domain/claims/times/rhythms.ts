import { ordinalValue, smallNumber } from "../quantities/number-words.ts";

/** How often something happened, by the year. */
export interface Rhythm {
  readonly perYear: number;
  /** "every two weeks": another rhythm than its unit's. */
  readonly counted: boolean;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const PER_YEAR: Record<string, number> = {
  hour: 8760,
  day: 365,
  night: 365,
  morning: 365,
  evening: 365,
  week: 52,
  weekend: 52,
  wk: 52,
  fortnight: 26,
  month: 12,
  mo: 12,
  quarter: 4,
  year: 1,
  yr: 1,
};
const UNIT = "(hour|day|night|morning|evening|weekend|week|wk|fortnight|month|mo|quarter|year|yr)";
const COUNT = "(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)";

const WORDS: readonly [pattern: RegExp, perYear: number][] = [
  [/\bhourly\b/gi, 8760],
  [/\b(?:daily|nightly)\b/gi, 365],
  [/\bweekly\b/gi, 52],
  [/\b(?:fortnightly|bi-?weekly)\b/gi, 26],
  [/\bmonthly\b/gi, 12],
  [/\bbi-?monthly\b/gi, 6],
  [/\bquarterly\b/gi, 4],
  [/\b(?:half-yearly|semi-?annual(?:ly)?|bi-?annual(?:ly)?|twice-yearly|six-monthly)\b/gi, 2],
  [/\b(?:yearly|annual(?:ly)?)\b/gi, 1],
  [/\bbiennial(?:ly)?\b/gi, 0.5],
  [/\btriennial(?:ly)?\b/gi, 1 / 3],
];
const COUNTED = new RegExp(
  `\\b(once|twice|thrice|${COUNT}(?: times| ?x)) (?:an?|per|each|every) ${UNIT}\\b`,
  "gi",
);
const DAYS_A_WEEK = new RegExp(
  `\\b${COUNT} (days?|nights?|mornings?|evenings?) (?:a|per|each|every) (?:week|wk)\\b`,
  "gi",
);
const ADVERBS = /\b(once|twice|thrice) (daily|weekly|monthly|yearly)\b/gi;
const ORDINAL = "second|third|fourth|fifth|sixth|2nd|3rd|4th|5th|6th";
const EVERY = new RegExp(`\\b(?:every|each) (?:(other|${ORDINAL}|${COUNT}) )?${UNIT}s?\\b`, "gi");
const EVERY_NTH_DAY = new RegExp(
  `\\b(?:(?:every|each) (other|${ORDINAL})|alternate) (?:mon|tues|wednes|thurs|fri|satur|sun)days?\\b`,
  "gi",
);
const ALTERNATE = new RegExp(`\\balternate ${UNIT}s\\b`, "gi");
const OUT_OF = new RegExp(`\\b${COUNT} ${UNIT}s? (?:in|out of) (?:every )?${COUNT}\\b(?! ${UNIT})`, "gi");
const OUT_OF_ALL = new RegExp(`\\b${COUNT} (?:in|out of) (?:every )?${COUNT} ${UNIT}s\\b`, "gi");
const TIMES: Record<string, number> = { once: 1, twice: 2, thrice: 3 };
const ADVERB_UNITS: Record<string, string> = {
  daily: "day",
  weekly: "week",
  monthly: "month",
  yearly: "year",
};

/** "other" → 2, "third" → 3, "4th" → 4. */
function stepOf(word: string): number {
  return ordinalValue(word) ?? (Number.parseInt(word, 10) || 2);
}

/** "daily except Sundays" */
const BUT_ONE_DAY =
  /\b(?:daily|every day|each day),? (?:except|but|apart from|bar|but not)(?: on| for)? (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi;

/** "2 hourly", "six-monthly" */
const EVERY_SO_MANY = new RegExp(`\\b${COUNT}[- ](hour|week|month|year)ly\\b`, "gi");

export function rhythmsIn(text: string): Rhythm[] {
  const found: Rhythm[] = [];
  const add = (match: RegExpExecArray, perYear: number, counted: boolean) =>
    found.push({ perYear, counted, text: match[0], start: match.index, end: match.index + match[0].length });
  for (const match of text.matchAll(COUNTED)) {
    const [, often = "", count = "", unit = ""] = match;
    add(
      match,
      (TIMES[often.toLowerCase()] ?? smallNumber(count) ?? 1) * (PER_YEAR[unit.toLowerCase()] ?? 1),
      false,
    );
  }
  for (const match of text.matchAll(DAYS_A_WEEK)) add(match, (smallNumber(match[1] ?? "") ?? 1) * 52, false);
  for (const match of text.matchAll(EVERY_SO_MANY))
    add(match, (PER_YEAR[match[2]?.toLowerCase() ?? ""] ?? 1) / (smallNumber(match[1] ?? "") ?? 1), true);
  for (const match of text.matchAll(BUT_ONE_DAY)) add(match, 6 * 52, false);
  for (const match of text.matchAll(ADVERBS)) {
    const [, often = "", adverb = ""] = match;
    const unit = ADVERB_UNITS[adverb.toLowerCase()] ?? "";
    add(match, (TIMES[often.toLowerCase()] ?? 1) * (PER_YEAR[unit] ?? 1), false);
  }
  for (const match of text.matchAll(EVERY)) {
    const [, other, count = "", unit = ""] = match;
    const step = other === undefined ? 1 : (smallNumber(count) ?? stepOf(other));
    add(match, (PER_YEAR[unit.toLowerCase()] ?? 1) / step, step !== 1);
  }
  for (const match of text.matchAll(EVERY_NTH_DAY)) add(match, 52 / stepOf(match[1] ?? "other"), false);
  for (const match of text.matchAll(ALTERNATE))
    add(match, (PER_YEAR[match[1]?.toLowerCase() ?? ""] ?? 1) / 2, true);
  for (const match of text.matchAll(OUT_OF)) {
    const [, some = "", unit = "", all = ""] = match;
    const share = (smallNumber(some) ?? 1) / (smallNumber(all) ?? 1);
    if (share < 1) add(match, (PER_YEAR[unit.toLowerCase()] ?? 1) * share, true);
  }
  for (const match of text.matchAll(OUT_OF_ALL)) {
    const [, some = "", all = "", unit = ""] = match;
    const share = (smallNumber(some) ?? 1) / (smallNumber(all) ?? 1);
    if (share < 1) add(match, (PER_YEAR[unit.toLowerCase()] ?? 1) * share, true);
  }
  for (const [pattern, perYear] of WORDS)
    for (const match of text.matchAll(pattern)) add(match, perYear, false);
  return found;
}

/** The rhythms of a suggestion that the source has in other words: "every six months" for "twice a year". */
export function sharedRhythms(suggestion: string, source: string): Rhythm[] {
  const stated = rhythmsIn(source);
  return stated.length === 0
    ? []
    : rhythmsIn(suggestion).filter(({ perYear }) =>
        stated.some((one) => Math.abs(one.perYear - perYear) <= 0.03 * perYear),
      );
}
