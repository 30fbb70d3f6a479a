import type { Currency, Measure, Unit } from "./quantity.ts";

const POINTS = /^\s?-?(?:%|percentage|percent|per cent)?[- ]?points?\b|^\s?pp\b/i;
const BASIS_POINTS = /^\s?(?:bps?|basis points?)\b/i;
const PERCENT = /^\s?-?(?:%|percent\b|per cent\b|pct\b|p\.c\.)/i;
const TIMES =
  /^(?:\s?[x×](?![\p{L}]|\s?\d|\s?\/| (?:an?|per|each|every|daily|weekly|monthly)\b)|\s?-?times (?=more|faster|as|higher|the (?!week|day|month|year)|better|bigger|larger|its|their|what)|\s?-?fold\b)/iu;
const HUNDREDTHS = /^(?:\s?(?:pence|cents?|cts?|¢)(?![\p{L}\d])|p(?![\p{L}\d.]))/iu;
const MONEY =
  /^\.?\s?(?:dollars?|usd|euros?|eur|gbp|rupees?|inr|chf|francs|kron(?:er|or|a|e)|zloty|pln|nok|sek|dkk|rand|pesos?|bucks|quid|[€£$](?!\d))/i;
const DURATION =
  /^[\s-]?(?:full |working |business |consecutive |whole |straight |(?!hour|minute|day|week)[a-z]{4,12} (?=hours\b|hrs\b|days\b))?(milliseconds?|msecs?|ms|seconds?|secs?|minutes?|mins?|hours?|hrs?|h|days?|weeks?|wks?|months?|mos?|mths?|years?|yrs?|y\/o|decades?|fortnights?)\b(?:'s)?(?!-long)(?!(?<=second)-[a-z])(?! groups?\b)/i;

/** "4 s"; "the 80s" are years. */
const SECONDS = /^ s(?![\w'’-])/;

const DURATIONS: readonly [start: string, unit: "seconds" | "months", size: number][] = [
  ["milli", "seconds", 0.001],
  ["ms", "seconds", 0.001],
  ["s", "seconds", 1],
  ["mi", "seconds", 60],
  ["m", "months", 1],
  ["h", "seconds", 3600],
  ["da", "seconds", 86_400],
  ["de", "months", 120],
  ["f", "seconds", 1_209_600],
  ["w", "seconds", 604_800],
  ["y", "months", 12],
];

const MEASURES: readonly [pattern: RegExp, measure: Measure, size: number][] = [
  [/^[\s-]?(?:sq\.?\s?ft\b|sq\.?\s?feet\b|square[- ](?:foot|feet)\b|sqft\b|ft²|ft2\b)\.?/i, "square feet", 1],
  [/^[\s-]?(?:sq\.?\s?m\b|square[- ]met(?:re|er)s?\b|sqm\b|m²|m2\b)\.?/i, "square metres", 1],
  [/^[\s-]?(?:cubic[- ]met(?:re|er)s?\b|cbm\b|m³|m3\b)/i, "litres", 1000],
  [/^[\s-]?acres?\b/i, "acres", 1],
  [/^[\s-]?(?:hectares?|ha)\b/i, "hectares", 1],
  [/^[\s-]?(?:kilomet(?:re|er)s?|kms?)\b/i, "millimetres", 1e6],
  [/^[\s-]?(?:centimet(?:re|er)s?|cm)\b/i, "millimetres", 10],
  [/^[\s-]?(?:millimet(?:re|er)s?|mm)\b/i, "millimetres", 1],
  [/^(?:[\s-]?(?:met(?:re|er)s?|mtrs?)\b|\s?m\b)/i, "millimetres", 1000],
  [/^(?:[\s-]?inch(?:es)?\b|(?:"|''|″))/i, "inches", 1],
  [/^(?:[\s-]?(?:feet|foot|ft(?!\W+(?:and )?\d*\s?pt\b))\b\.?|['′](?=\s[a-z]|[x×,]|$))/i, "feet", 1],
  [/^[\s-]?(?:miles?|mi)\b/i, "miles", 1],
  [/^(?:[\s-]?(?:tonnes?|tonners?|metric tons?|tons?)|\s?t)\b/i, "grams", 1e6],
  [/^[\s-]?(?:kilograms?|kilos?|kgs?)\b/i, "grams", 1000],
  [/^[\s-]?(?:milligrams?|mg)\b/i, "grams", 0.001],
  [/^[\s-]?(?:micrograms?|mcg|µg)\b/i, "grams", 1e-6],
  [/^[\s-]?(?:grams?|grammes?|g)\b/i, "grams", 1],
  [/^[\s-]?(?:hectolit(?:re|er)s?|hl)\b/i, "litres", 100],
  [/^[\s-]?(?:millilit(?:re|er)s?|ml)\b/i, "litres", 0.001],
  [/^[\s-]?(?:litres?|liters?|l)\b/i, "litres", 1],
  [/^[\s-]?(?:gallons?|gals?)\b/i, "gallons", 1],
  [/^[\s-]?(?:[°º]?\s?F\b|deg(?:ree)?s? (?:[Ff]ahrenheit|F)\b)/, "degrees fahrenheit", 1],
  [
    /^(?:[\s-]?(?:°\s?[cf]?|deg(?:ree)?s?\.?(?: (?:celsius|fahrenheit|[CF]\b))?)(?![a-z])|\s?[CF]\b)/i,
    "degrees",
    1,
  ],
  [/^[\s-]?(?:microns?|micromet(?:re|er)s?|µm)\b/i, "millimetres", 0.001],
  [/^[\s-]?(?:gbit|gigabits?|gbps)(?:\/s)?\b/i, "bits", 1e9],
  [/^[\s-]?(?:mbit|megabits?|mbps)(?:\/s)?\b/i, "bits", 1e6],
  [/^[\s-]?(?:kb|kilobytes?)\b/i, "bytes", 1e3],
  [/^[\s-]?(?:mb|megabytes?)\b/i, "bytes", 1e6],
  [/^[\s-]?(?:gb|gigabytes?|gigs?)\b/i, "bytes", 1e9],
  [/^[\s-]?(?:tb|terabytes?)\b/i, "bytes", 1e12],
  [/^[\s-]?(?:db|decibels?)\b/i, "decibels", 1],
  [/^[\s-]?(?:kv|kilovolts?)\b/i, "volts", 1e3],
  [/^[\s-]?(?:v|volts?)\b/i, "volts", 1],
  [/^[\s-]?(?:mw|megawatts?)\b/i, "watts", 1e6],
  [/^[\s-]?(?:kw|kilowatts?)(?! ?h)\b/i, "watts", 1e3],
];

/** The unit that follows a number: what it is, how much of it one makes, and how long it is written. */
export interface UnitFound {
  readonly unit: Unit;
  readonly size: number;
  readonly length: number;
}

export function unitAfter(after: string): UnitFound | null {
  for (const [unit, pattern] of [
    ["points", POINTS],
    ["percent", PERCENT],
    ["times", TIMES],
    ["money", MONEY],
  ] as const) {
    const found = pattern.exec(after);
    if (found) return { unit, size: 1, length: found[0].length };
  }
  const basis = BASIS_POINTS.exec(after);
  if (basis) return { unit: "points", size: 0.01, length: basis[0].length };
  const small = HUNDREDTHS.exec(after);
  if (small) return { unit: "money", size: 0.01, length: small[0].length };
  if (SECONDS.test(after)) return { unit: "seconds", size: 1, length: 2 };
  const duration = DURATION.exec(after);
  const name = duration?.[1]?.toLowerCase() ?? "";
  const kind = DURATIONS.find(([start]) => name !== "" && name.startsWith(start));
  // "Level 5 HR officer" has no hours.
  if (duration?.[1] === "HR") return null;
  // "two Year 3 children" are not two years.
  if (duration?.[1] === "Year" && /^ \d/.test(after.slice(duration[0].length))) return null;
  if (duration && kind) return { unit: kind[1], size: kind[2], length: duration[0].length };
  for (const [pattern, unit, size] of MEASURES) {
    const found = pattern.exec(after);
    if (found) return { unit, size, length: found[0].length };
  }
  return null;
}

const CURRENCIES: readonly [pattern: RegExp, currency: Currency][] = [
  [/\$|usd|dollar|bucks/i, "$"],
  [/€|eur/i, "€"],
  [/£|gbp|quid|pound|pence|\dp$/i, "£"],
  [/₹|inr|rupee|\brs\b/i, "₹"],
  [/¥|yen/i, "¥"],
  [/chf|franc/i, "Fr"],
  [/kron|nok|sek|dkk/i, "kr"],
  [/zloty|pln/i, "zł"],
  [/rand|peso/i, "other"],
];

export function currencyOf(said: string): Currency | null {
  return CURRENCIES.find(([pattern]) => pattern.test(said))?.[1] ?? null;
}

/** "3 m" is three metres where something is long, high or wide, else three million. */
export function isLength(before: string, after: string): boolean {
  return (
    /^\s?(?:[x×]|long|high|wide|deep|tall|away|of (?:cable|pipe|fence|fencing|wall|hose|rope|track|fabric|road)|pool|sprint|race)/i.test(
      after,
    ) || /\d\s?m?\s?[x×]\s?$/i.test(before)
  );
}
