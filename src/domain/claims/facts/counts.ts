import type { Figure } from "./figures/figure.ts";
import type { Pair } from "./pair.ts";

/** "me and 3 others" are four. */
const WITH = /(?:\b(?:with|w|plus|and|me|i|my|by)\b|[+&/])([^.;\d]{0,12})$/i;
const OTHERS =
  /^\+? ?(?:other|co-?|more|others|fellow|colleagues|classmates|peers|mates|friends|collegues)\b/i;

/** Answers whether a count follows from what a text lists or says of all and none: two for "me and Gil", 100 % for "never late". */
export function countsOf(figures: readonly Figure[], { lists, absolutes }: Pair): (one: Figure) => boolean {
  const joined = new Set(figures.flatMap(othersAnd));
  const counts = new Set(figures.map(({ spoken }) => spoken));
  return ({ dimension, value, end, clause }) => {
    if (value === 0 || (dimension === "percent" && value === 100))
      return absolutes.some((one) => one.value === value && one.clause.isAbout(clause));
    if (dimension !== "plain") return false;
    if (joined.has(value) || lists.has(value)) return true;
    // "with six others" of "4th of 7 authors"
    return counts.has(value + 1) && OTHERS.test(clause.after(end).trimStart());
  };
}

/** The person and those beside; "and counting 3 registers" puts nobody beside. */
function othersAnd({ dimension, value, start, end, clause }: Figure): number[] {
  if (dimension !== "plain") return [];
  const [, between] = WITH.exec(clause.before(start)) ?? [];
  const isBeside = between !== undefined && !clause.hasActionBetween(start - between.length, start);
  return isBeside || OTHERS.test(clause.after(end).trimStart()) ? [value + 1] : [];
}
