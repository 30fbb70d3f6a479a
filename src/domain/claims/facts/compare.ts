import type { Dimension, Figure } from "./figures/figure.ts";
import { isOpen, mayBeMoney } from "./open-counts.ts";

/** Units of time are not all multiples of one another: four weeks are a month. */
const LOOSE_TIME = 0.09;
/** How far a word like "about" reaches. */
const ABOUT = 0.1;
const WELL_OVER = 1.3;
const NEARLY = 1.25;
const HAS_UNIT = new Set<Dimension>(["money", "percent", "measure", "duration"]);

export function equal(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one), Math.abs(other));
}

/** What a source puts in the place of a number: a value, or all from low to high. */
export interface Extent {
  readonly low: number;
  readonly high: number;
  readonly bound: Figure["bound"];
  /** How far a value of another unit or by arithmetic may be off. */
  readonly slack: number;
  /** How far above "over 40" or below "under 40" it may lie, as a factor. */
  readonly reach?: number;
}

/** Whether a number with its bound ("over 40") claims no more than an extent of the source says. */
export function holds(one: Pick<Figure, "bound" | "value" | "high" | "moved">, x: Extent): boolean {
  const { bound, value, high, moved } = one;
  const same = (mine: number, other: number) =>
    equal(mine, other) || Math.abs(mine - other) <= x.slack * Math.max(1e-9, Math.abs(other));
  if (high !== undefined) {
    if (same(value, x.low) && same(high, x.high)) return true;
    // "6 to 8" for seven says less.
    return !moved && x.low >= value && x.high <= high && high <= 2 * value;
  }
  const reach = x.reach ?? WELL_OVER;
  const isRange = !equal(x.low, x.high);
  switch (bound) {
    case "exact":
      return same(value, x.low) && x.bound !== "nearly";
    case "about":
      return (
        same(value, x.low) ||
        same(value, x.high) ||
        (value >= x.low * (1 - ABOUT) && value <= x.high * (1 + ABOUT))
      );
    case "over":
      if (isRange) return x.low >= value && x.low <= value * reach;
      if (x.bound === "over" || x.bound === "least") return x.low >= value && x.low <= value * reach;
      return x.low > value && !equal(x.low, value) && x.low <= value * reach && x.bound !== "most";
    case "least":
      return (x.low >= value || same(value, x.low)) && x.low <= value * reach && x.bound !== "most";
    case "nearly":
      return same(value, x.low) || (x.high < value && x.high * NEARLY >= value && !equal(x.high, value));
    case "most":
      return same(value, x.high) || (x.high <= value && x.high * Math.max(NEARLY, x.reach ?? 0) >= value);
  }
}

/** The extent of a figure of the source in the measure of a number of the suggestion; null if they measure different things. */
export function extentFor(one: Figure, stated: Figure): Extent | null {
  const of = (low: number, slack = 0): Extent => ({
    low,
    high: stated.high === undefined ? low : low * (stated.high / stated.value),
    bound: stated.bound,
    slack,
  });
  const own = stated.dimension;
  // "daily" is no nought.
  if (stated.spoken === 0 && stated.value !== 0 && one.dimension !== own) return null;
  if (one.dimension === own) {
    if (own === "money" && one.of !== undefined && stated.of !== undefined && one.of !== stated.of)
      return null;
    if (own === "measure" && one.of !== stated.of) return null;
    if (own !== "duration") return of(stated.value);
    const sameUnit = equal(one.value * stated.spoken, stated.value * one.spoken);
    return of(stated.value, sameUnit ? 0 : LOOSE_TIME);
  }
  switch (one.dimension) {
    case "plain":
      // "Band 6" does not make six of anything, "M365" is Microsoft 365, "u12" is under 12.
      if (
        own === "label" &&
        !/^u?$/.test(stated.of ?? "") &&
        stated.value <= 12 &&
        Number.isInteger(stated.value)
      )
        return null;
      // £12 and 12 km are no 12 cars.
      if (!isOpen(one) && HAS_UNIT.has(own)) return null;
      if (own !== "duration" && own !== "measure" && own !== "clock") return of(stated.value);
      // A range is written with its upper end last: "15-20h".
      return of(
        one.high !== undefined && stated.high !== undefined
          ? (stated.spoken * stated.value) / stated.high
          : stated.spoken,
      );
    case "label":
      return of(stated.spoken);
    case "duration":
      // "twice a week" are two days of it.
      return /^(?:twice|thrice)$/i.test(stated.written) && one.value === one.spoken
        ? of(stated.spoken)
        : null;
    case "money":
      return mayBeMoney(stated) ? of(stated.value) : null;
    case "percent":
      return isOpen(stated) &&
        (one.bound !== "over" || stated.bound === "over") &&
        (stated.bare || !Number.isInteger(stated.value))
        ? of(stated.value)
        : null;
    case "measure":
      return own === "money" && stated.of === "£" ? of((stated.value * one.value) / (one.spoken || 1)) : null;
    default:
      return null;
  }
}
