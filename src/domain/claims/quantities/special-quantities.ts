import type { Quantity, Unit } from "./quantity.ts";

/** Numbers that hide in a word or a set phrase. */
const SPECIAL: readonly [pattern: RegExp, unit: Unit, value: number][] = [
  [
    /\b24\s?[/x]\s?7\b|\b24 hours a day(?:,? (?:and )?(?:7|seven) days a week)?|\b(?:round|around)[- ]the[- ]clock\b/gi,
    "ordinal",
    24.7,
  ],
  [/\b(?:doubl(?:ed|ing)|two-?fold|twice)\b(?! a\b| per\b| daily| weekly| monthly)/gi, "times", 2],
  [/\b(?:tripl(?:ed|ing)|three-?fold|threefold)\b/gi, "times", 3],
  [/\b(?:quadrupl(?:ed|ing)|four-?fold)\b/gi, "times", 4],
  [/\bten-?fold\b/gi, "times", 10],
  [
    /\b(?:halv(?:ed|ing)|(?:in|by|almost|nearly|over|about) half)\b|\bhalf (?=(?:of )?(?:the|all|our|my|its)\b)/gi,
    "percent",
    50,
  ],
  [/\b(?:two[- ]thirds)\b/gi, "percent", 66.67],
  [/\b(?:(?:a|one)[- ]third)\b/gi, "percent", 33.33],
  [/\b(?:three[- ]quarters)\b/gi, "percent", 75],
  [/\b(?:(?:by )?(?:a|one)[- ]quarter)(?= of\b| less| more|[.,;]|$)/gi, "percent", 25],
  [/\b(?:a|one|per) decade\b|\bdecade-long\b/gi, "months", 120],
  [/\bhalf an? hour\b/gi, "seconds", 1800],
  [/\bhalf a year\b/gi, "months", 6],
  [/\b(?:a|one)(?: full)? year\b(?=.{0,12}(?:experience|contract|project|long)|[.,;]|$)/gi, "months", 12],
  [/\bdozens\b/gi, "plain", 24.12],
  [/\bhundreds\b/gi, "plain", 200.1],
  [/\bthousands\b/gi, "plain", 2000.1],
  [/\bmillions\b/gi, "plain", 2_000_000.1],
];

const MONTH_NAMES =
  /\b(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|May(?= \d))\b\.?/g;
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const NUMERIC_MONTH = /\b(0?[1-9]|1[0-2])\/(?=(?:19|20)\d\d\b)|(?<=\b(?:19|20)\d\d-)(0[1-9]|1[0-2])\b/g;

const QUARTER = /\bQ([1-4])\b/g;
const CLOCK = /(?<!\d)(\d{1,2})(?:[:.](\d\d))?\s?(a\.?m\b|p\.?m\b)\.?/gi;

export function readSpecialQuantities(text: string): Quantity[] {
  const found: Quantity[] = [];
  const add = (match: RegExpExecArray, unit: Unit, value: number) =>
    found.push({
      value,
      unit,
      bound: "exact",
      text: match[0].trim(),
      start: match.index,
      end: match.index + match[0].length,
    });
  for (const [pattern, unit, value] of SPECIAL) {
    for (const match of text.matchAll(pattern)) add(match, unit, value);
  }
  for (const match of text.matchAll(MONTH_NAMES)) {
    add(match, "month", MONTHS.indexOf(match[0].slice(0, 3).toLowerCase()) + 1);
  }
  for (const match of text.matchAll(QUARTER)) add(match, "ordinal", Number(match[1]));
  for (const match of text.matchAll(CLOCK)) {
    const hour = (Number(match[1]) % 12) + (/p/i.test(match[3] ?? "") ? 12 : 0);
    add(match, "clock", hour * 60 + Number(match[2] ?? 0));
  }
  for (const match of text.matchAll(NUMERIC_MONTH)) add(match, "month", Number(match[1] ?? match[2]));
  return found;
}
