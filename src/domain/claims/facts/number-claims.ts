import type { Claim } from "../claim.ts";
import { unitsBorrowed } from "./borrowed-units.ts";
import { equal, extentFor, holds } from "./compare.ts";
import { countsOf } from "./counts-of-text.ts";
import type { Derived } from "./derived.ts";
import type { Dimension, Figure } from "./figures/figure.ts";
import { isAcross, isNoClaim } from "./no-claims.ts";
import { COMPARED, type PairFigures, readPair } from "./pair-figures.ts";
import { hasWordsForStep, type Place } from "./steps.ts";
import { vagueClaims } from "./vague.ts";

const COUNTED = new Set<Dimension>(["plain", "label", "percent", "money", "duration", "measure", "times"]);
/** No suggestion has more numbers to weigh; what comes after is supported only where it is written the same. */
const WEIGHED = 30;
/** So many unsupported numbers tell enough. */
const REPORTED = 100;

/** The numbers of a suggestion whose value neither stands in the person's text nor follows from it. */
export function numberClaims(
  suggestion: string,
  support: string,
  { claimed, stated, derived }: PairFigures = readPair(suggestion, support),
): Claim[] {
  const compared = stated.slice(0, COMPARED);
  const isSupported = supportOf(support, compared, derived);
  const written = new Set(stated.map(keyOf));
  let left = WEIGHED;
  let reported = 0;
  const found = places(suggestion, claimed).flatMap(([place, all]): Claim[] => {
    const { start, end } = place;
    const claim: Claim = { kind: "number", text: suggestion.slice(start, end), start, end };
    if (reported > REPORTED) return [];
    if (left < 0) {
      if (all.some((one) => written.has(keyOf(one)))) return [];
      reported += 1;
      return [claim];
    }
    if (!all.every(({ dimension }) => COUNTED.has(dimension))) return [];
    // "a third" may be a rank that counts nothing, or a share.
    const readings = all.filter((one) => one.dimension !== "label" || !isNoClaim(one, suggestion));
    if (readings.length === 0 || readings.some((one) => isNoClaim(one, suggestion))) return [];
    if (readings.some((one) => written.has(keyOf(one))) && readings.every(({ bound }) => bound === "exact"))
      return [];
    left -= 1;
    const supported =
      left >= 0 &&
      readings.some(
        (one) =>
          isSupported(one, place) ||
          (isAcross(one, suggestion) && isSupported({ ...one, bound: "exact" }, place)),
      );
    return supported ? [] : [claim];
  });
  return [...vagueClaims(suggestion, support, compared), ...found];
}

function keyOf({ dimension, value, high, of, bound }: Figure): string {
  return `${dimension} ${value} ${high} ${of} ${bound}`;
}

/** The numbers of a text, each with all the ways to read it. */
function places(text: string, figures: readonly Figure[]): [Place, Figure[]][] {
  const borrowed = unitsBorrowed(figures.slice(0, COMPARED), false);
  const groups = new Map<number, Figure[]>();
  for (const [index, one] of figures.entries()) {
    const group = groups.get(one.start) ?? [];
    group.push(one, ...(borrowed[index] ?? []));
    groups.set(one.start, group);
  }
  return [...groups].map(([start, readings]) => [
    { text, start, end: Math.max(...readings.map(({ end }) => end)) },
    readings,
  ]);
}

/** Answers whether a number of a suggestion, read one way, is supported by a text. */
function supportOf(support: string, figures: readonly Figure[], derived: readonly Derived[]) {
  const amounts = figures.filter(({ dimension }) => dimension !== "label");
  const stated = [...figures, ...unitsBorrowed(amounts, true).flat()];
  const isCounted = countsOf(support, figures);
  const isStated = (one: Figure): boolean => {
    const { high, ...rest } = one;
    if (high !== undefined) {
      const low: Figure = { ...rest, bound: "exact" };
      const top: Figure = { ...low, value: high, spoken: (one.spoken * high) / one.value };
      if (isStated(low) && isStated(top)) return true;
    }
    return stated.some((x) => {
      const extent = extentFor(one, x);
      return extent !== null && holds(one, extent);
    });
  };
  return (one: Figure, place: Place): boolean => {
    if (isRaised(one, figures)) return false;
    return (
      isStated(one) ||
      // Who has done three is at the fourth.
      (one.dimension === "label" && one.of === "" && isStated({ ...one, value: one.value - 1 })) ||
      derived.some((x) => isSame(one, x) && hasWordsForStep(x, place, support)) ||
      isCounted(one, place.text)
    );
  };
}

/** "over 70" of just 70 is more than was said, whatever else is larger. */
function isRaised(one: Figure, figures: readonly Figure[]): boolean {
  if (one.bound !== "over" || !(isAmount(one.dimension) || one.dimension === "duration")) return false;
  const alike = figures.filter(({ dimension, spoken }) => dimension === one.dimension && spoken !== 0);
  const isOpen = ({ bound, high }: Figure) => bound === "over" || bound === "least" || high !== undefined;
  const just = alike.some((x) => equal(x.value, one.value) && !isOpen(x) && x.bound !== "nearly");
  const more = alike.some(
    (x) => x.value < 1.15 * one.value && (x.value > one.value || (equal(x.value, one.value) && isOpen(x))),
  );
  return just && !more;
}

function isSame(one: Figure, { dimension, value }: Derived): boolean {
  // No bound reaches further, and most of what is derived ends here.
  if (value < one.value / 2 || value > 2 * (one.high ?? one.value)) return false;
  if (dimension !== one.dimension && !(isAmount(dimension) && isAmount(one.dimension))) return false;
  const slack = dimension === "percent" ? 0.51 / Math.max(1, value) : dimension === "times" ? 0.05 : 0.01;
  const reach = dimension === "times" || isPart(one) ? 1.5 : isAmount(dimension) ? 1.1 : 1.18;
  return holds(one, { low: value, high: value, bound: "exact", slack, reach });
}

/** A half, a third, a quarter: "over a third" reaches to the half. */
function isPart({ dimension, value }: Figure): boolean {
  return dimension === "percent" && (value === 50 || value === 25 || !Number.isInteger(value * 10));
}

function isAmount(dimension: Dimension): boolean {
  return dimension === "plain" || dimension === "money";
}
