import type { Claim } from "../claim.ts";
import type { Derived } from "./derived.ts";
import type { Figure } from "./figures/figure.ts";
import { MONTH, unitsOf, YEAR } from "./figures/units.ts";

/** How often, or in what time, said without a number. */
const SAID =
  /(?<!-)\b(hourly|nightly|weekly|fortnightly|monthly|quarterly|yearly)\b|\b(?:every|each) (hour|day|week|fortnight|month|quarter|year)(?=[\s,.;:)]|$)(?! (?:group|book))|\b(?:with)?in (?:an?|the|under an?) (hour|day|week|month|year)(?=[\s,.;:)]|$)(?! and a half| of\b)/gi;
const LOOSE = 0.09;
/** Other words for a unit of time: "thursdays" are weekly, "each shift" is daily. */
const ALSO: readonly [days: number, pattern: RegExp][] = [
  [1, /\bshift|\bmorning|\beves?\b|\bevening|\bafternoon|\b(?:to|over)?night|\blunch/i],
  [7, /\bweek|\bwk|\bpw\b|\brota|\d (?:nights|days|mornings|evenings)/i],
  [14, /\bfortnight|\b(?:2|two|other|second|2nd)\b/i],
  [MONTH, /\bmo?n?th|\bpcm\b|\bm[ar][ur]\b|\/mo\b/i],
  [YEAR / 4, /\bq\w*\b/i],
  [YEAR, /\byear|\byr|annual|\bp\.?a\b|\bannum|\bsummer|\bseason|mas\b|\bwinter|\beaster/i],
];

/** The rhythms and spans of a suggestion ("weekly", "within a year") whose unit the person's text has in no form. */
export function periodClaims(
  suggestion: string,
  support: string,
  figures: readonly Figure[],
  derived: readonly Derived[],
): Claim[] {
  const periods = derived.filter(({ step }) => step === "period");
  const lengths = [...figures, ...periods].flatMap(({ dimension, value }) => {
    if (dimension === "weekday") return [7];
    if (dimension === "year") return [YEAR];
    return dimension === "duration" ? [value] : [];
  });
  const isThere = new Map<string, boolean>();
  return [...suggestion.matchAll(SAID)].flatMap(
    ({ 0: text, 1: rhythm, 2: each, 3: within, index }): Claim[] => {
      const unit = unitsOf((rhythm ?? each ?? within ?? "").toLowerCase());
      const days = unit.find(({ dimension }) => dimension === "duration")?.size ?? 0;
      const least = days * (within === undefined ? 1 - LOOSE : 0.4);
      const known =
        isThere.get(`${days} ${least}`) ??
        (lengths.some((length) => length >= least && length <= days * (1 + LOOSE)) ||
          ALSO.some(([size, pattern]) => size === days && pattern.test(support)));
      isThere.set(`${days} ${least}`, known);
      return known ? [] : [{ kind: "time", text, start: index, end: index + text.length }];
    },
  );
}
