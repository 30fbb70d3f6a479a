import type { Claim } from "../claim.ts";
import { unitsBorrowed } from "./borrowed-units.ts";
import { equal, extentFor, holds } from "./compare.ts";
import { countsOf } from "./counts.ts";
import { type Derived, isCount } from "./derive/derived.ts";
import type { Dimension, Figure } from "./figures/figure.ts";
import { isAcross, isNoClaim } from "./no-claims.ts";
import { COMPARED, type Pair } from "./pair.ts";
import { hasWordsForStep } from "./steps.ts";
import { vagueClaims } from "./vague-claims.ts";

const COUNTED = new Set<Dimension>(["plain", "label", "percent", "money", "duration", "measure", "times"]);
/** No suggestion has more numbers to weigh; what comes after is supported only where it is written the same. */
const WEIGHED = 30;
/** So many unsupported numbers tell enough. */
const REPORTED = 100;

/** The numbers of a suggestion whose value neither stands in the person's text nor follows from it. */
export function numberClaims(pair: Pair): Claim[] {
  const isSupported = supportOf(pair);
  const known = new Set(pair.supporting.map(keyOf));
  let left = WEIGHED;
  let reported = 0;
  const found = places(pair.claimed).flatMap((all): Claim[] => {
    const { written, start, end } = all.reduce((one, other) => (other.end > one.end ? other : one));
    const claim: Claim = { kind: "number", text: written, start, end };
    if (reported > REPORTED) return [];
    if (left < 0) {
      if (all.some((one) => known.has(keyOf(one)))) return [];
      reported += 1;
      return [claim];
    }
    if (!all.every(({ dimension }) => COUNTED.has(dimension))) return [];
    // "a third" may be a rank that counts nothing, or a share.
    const readings = all.filter((one) => one.dimension !== "label" || !isNoClaim(one));
    if (readings.length === 0 || readings.some(isNoClaim)) return [];
    if (readings.some((one) => known.has(keyOf(one))) && readings.every(({ bound }) => bound === "exact"))
      return [];
    left -= 1;
    const supported =
      left >= 0 &&
      readings.some((one) => isSupported(one) || (isAcross(one) && isSupported({ ...one, bound: "exact" })));
    return supported ? [] : [claim];
  });
  const strange = pair.strange
    .filter(({ written }) => !pair.supportingStrange.has(written))
    .map(({ written: text, start, end }): Claim => ({ kind: "number", text, start, end }));
  return [...vagueClaims(pair), ...strange, ...found];
}

function keyOf({ dimension, value, high, of, bound }: Figure): string {
  return `${dimension} ${value} ${high} ${of} ${bound}`;
}

/** The numbers of a text, each with all the ways to read it. */
function places(figures: readonly Figure[]): Figure[][] {
  const borrowed = unitsBorrowed(figures.slice(0, COMPARED), false);
  const all = figures.flatMap((one, index) => [one, ...(borrowed[index] ?? [])]);
  return [...Map.groupBy(all, ({ start }) => start).values()];
}

/** Answers whether a number of a suggestion, read one way, is supported by a text. */
function supportOf(pair: Pair) {
  const { supporting, derived } = pair;
  const figures = supporting.slice(0, COMPARED);
  const amounts = figures.filter(({ dimension }) => dimension !== "label");
  const all = [...figures, ...unitsBorrowed(amounts, true).flat()];
  const isCounted = countsOf(figures, pair);
  const isThere = (one: Figure): boolean => {
    const { high, ...rest } = one;
    if (high !== undefined) {
      const low: Figure = { ...rest, bound: "exact" };
      const top: Figure = { ...low, value: high, spoken: (one.spoken * high) / one.value };
      if (isThere(low) && isThere(top)) return true;
    }
    return all.some((x) => {
      const extent = extentFor(one, x);
      return extent !== null && holds(one, extent);
    });
  };
  return (one: Figure): boolean => {
    if (isRaised(one, figures)) return false;
    return (
      isThere(one) ||
      // Who has done three is at the fourth.
      (one.dimension === "label" && (one.of ?? "") === "" && isThere({ ...one, value: one.value - 1 })) ||
      derived.some((x) => isSame(one, x) && hasWordsForStep(x, one)) ||
      isCounted(one)
    );
  };
}

/** "over 70" of just 70 is more than was said, whatever else is larger. */
function isRaised(one: Figure, figures: readonly Figure[]): boolean {
  if (one.bound !== "over" || !(isCount(one) || one.dimension === "duration")) return false;
  const alike = figures.filter(({ dimension, spoken }) => dimension === one.dimension && spoken !== 0);
  const isOpen = ({ bound, high }: Figure) => bound === "over" || bound === "least" || high !== undefined;
  const just = alike.some((x) => equal(x.value, one.value) && !isOpen(x) && x.bound !== "nearly");
  const more = alike.some(
    (x) => x.value < 1.15 * one.value && (x.value > one.value || (equal(x.value, one.value) && isOpen(x))),
  );
  return just && !more;
}

function isSame(one: Figure, derived: Derived): boolean {
  const { dimension, value } = derived;
  // No bound reaches further, and most of what is derived ends here.
  if (value < one.value / 2 || value > 2 * (one.high ?? one.value)) return false;
  // What was made of counts of things is no money, and of money no count.
  const isAmount = isCount(one) && isCount(derived) && !derived.isCounted && one.things.size === 0;
  if (dimension !== one.dimension && !isAmount) return false;
  const slack = dimension === "percent" ? 0.51 / Math.max(1, value) : dimension === "times" ? 0.05 : 0.01;
  const reach = dimension === "times" || isPart(one) ? 1.5 : isCount(derived) ? 1.1 : 1.18;
  return holds(one, { low: value, high: value, bound: "exact", slack, reach });
}

/** A half, a third, a quarter: "over a third" reaches to the half. */
function isPart({ dimension, value }: Figure): boolean {
  return dimension === "percent" && (value === 50 || value === 25 || !Number.isInteger(value * 10));
}
