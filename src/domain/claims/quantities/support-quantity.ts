import type { Bound, Quantity } from "./quantity.ts";

/** Which wordings of a number a stated one allows: "over 40" may become "40", "up to 40" may not. */
const ALLOWED: Record<Bound, readonly Bound[]> = {
  exact: ["exact", "least", "about", "nearly", "upto", "within"],
  about: ["about", "exact", "nearly", "within"],
  over: ["over", "least", "exact", "about"],
  least: ["least", "exact", "about"],
  nearly: ["nearly", "about", "upto", "under", "within"],
  upto: ["upto", "under", "within"],
  under: ["under", "upto", "nearly", "within"],
  within: ["within", "exact", "upto", "under", "about", "nearly"],
};

/** "a third" for 33 %. */
const CLOSE = 0.011;
const SECONDS_A_MONTH = 30.44 * 86_400;
/** 90 days are three months, 52 weeks a year. */
const CALENDAR = 0.02;

/** 98.6 is meant; 33.33 stands for a third. */
function isRound(value: number): boolean {
  return Math.abs(value * 20 - Math.round(value * 20)) < 1e-6;
}

export function same(a: number, b: number): boolean {
  if (a === b) return true;
  const tolerance = isRound(a) && isRound(b) ? 1e-9 : CLOSE;
  return Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b));
}

/** The stated quantity as it would be in the unit of the other; null where no such thing is. */
function inUnit({ unit, currency }: Quantity, stated: Quantity): number | null {
  if (
    unit === "money" &&
    stated.unit === "money" &&
    currency &&
    stated.currency &&
    currency !== stated.currency
  )
    return null;
  if (unit === stated.unit) return stated.value;
  // The 5 of 05/12/2019 may be a day or a month.
  if (isPartOfDate(unit, stated)) return stated.value;
  // "2x winner" won twice.
  if (unit === "plain" && stated.unit === "times" && /^\d+\s?[x×]$|^[x×]\s?\d+$/i.test(stated.text))
    return stated.value;
  // "2023 sales" may be of that year or so many.
  if (unit === "year" && stated.unit === "plain" && stated.value > 1950 && stated.value < 2050)
    return stated.value;
  // "doubled" and "up 100 %" say the same, so do "halved" and "0.5x".
  if (unit === "percent" && stated.unit === "times") return (stated.value - 1) * 100;
  if (unit === "times" && stated.unit === "percent") return stated.value / 100 + 1;
  if (unit === "seconds" && stated.unit === "months") return stated.value * SECONDS_A_MONTH;
  if (unit === "months" && stated.unit === "seconds") return stated.value / SECONDS_A_MONTH;
  return null;
}

function isPartOfDate(unit: Quantity["unit"], stated: Quantity): boolean {
  return unit === "ordinal" && stated.unit === "month" && /^\d/.test(stated.text);
}

export function statesSame(said: Quantity, stated: Quantity): boolean {
  const value = inUnit(said, stated);
  if (value === null) return false;
  if (stated.high !== undefined) return said.unit === stated.unit && fromRange(said, stated);
  if (said.high !== undefined) return false;
  const calendar = said.unit !== stated.unit && (said.unit === "months" || said.unit === "seconds");
  const equal = calendar ? Math.abs(said.value - value) <= CALENDAR * value : same(said.value, value);
  if (!equal) return said.unit === stated.unit && coversLargeWord(said, stated);
  // "40+" is what "at least 40" is.
  if (stated.bound === "least" && said.bound === "over") return /\+/.test(said.text);
  return ALLOWED[stated.bound].includes(said.bound) || said.bound === stated.bound;
}

function fromRange(said: Quantity, stated: Quantity): boolean {
  const high = stated.high ?? stated.value;
  if (said.high !== undefined) return same(said.value, stated.value) && same(said.high, high);
  if (said.bound === "over" || said.bound === "least") return same(said.value, stated.value);
  if (said.bound === "about") return said.value >= stated.value && said.value < high;
  return said.bound === "upto" && same(said.value, high);
}

/** "dozens" for 40, "hundreds" for 350, "thousands" for 5,000; and "over 300" for 312. */
function coversLargeWord(said: Quantity, stated: Quantity): boolean {
  if (stated.bound === "upto" || stated.bound === "under") return false;
  if (/^(?:dozens|scores|hundreds|thousands|millions)$|^(?:several|a few|many) /i.test(said.text)) {
    const from = Math.trunc(said.value);
    return stated.value >= from && stated.value < from * 10;
  }
  // "more than five years" for seven claims less than the source.
  if (said.bound === "over" || said.bound === "least")
    return stated.value > said.value && stated.value <= said.value * 2;
  const near = Math.abs(said.value - stated.value) <= 0.06 * stated.value;
  // Rounding up says more than the source.
  if (said.bound === "about") return near && said.value <= stated.value;
  // "under an hour" for 47 minutes claims less than the source.
  if (said.bound === "under" || said.bound === "within")
    return said.value > stated.value && said.value <= 2 * stated.value;
  if (said.bound === "nearly") return near && said.value > stated.value;
  return false;
}

/** What follows from "from 10 to 5": the change in per cent, as a factor, and the difference. */
export function followsFromChange(said: Quantity, from: Quantity, to: Quantity): boolean {
  if (from.unit !== to.unit || from.value === 0 || to.value === 0) return false;
  const difference = Math.abs(to.value - from.value);
  const change = (difference / from.value) * 100;
  const factor = Math.max(to.value / from.value, from.value / to.value);
  // "to a third" is what is left of it.
  const left = /\b(?:half|third|quarter|fifth|tenth)s?$/i.test(said.text) && !/^by\b/i.test(said.text);
  if (said.unit === "percent")
    return near(said, change, 0.51) || (left && near(said, (to.value / from.value) * 100, 0.51));
  if (said.unit === "times") return near(said, factor, 0.051);
  // From 8 % to 2 % are six points, not six per cent.
  if (from.unit === "percent") return said.unit === "points" && near(said, difference, 0.011);
  const alike = said.unit === from.unit || (said.unit === "points" && from.unit === "plain");
  return alike && near(said, difference, difference * 0.001);
}

function near(said: Quantity, value: number, tolerance: number): boolean {
  const off = value - said.value;
  if (said.bound === "over" || said.bound === "least") return off > 0 && off <= 0.25 * said.value;
  if (said.bound === "nearly") return off < 0 && off >= -0.06 * said.value;
  return Math.abs(off) <= (said.bound === "about" ? Math.max(tolerance, 0.06 * value) : tolerance);
}
