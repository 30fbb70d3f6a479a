import type { Bound, Quantity } from "./quantity.ts";

/** Which wordings of a number a stated one allows: "over 40" may become "40", "up to 40" may not. */
const ALLOWED: Record<Bound, readonly Bound[]> = {
  exact: ["exact", "about", "nearly", "upto"],
  about: ["about", "exact", "nearly"],
  over: ["over", "exact", "about"],
  nearly: ["nearly", "about", "upto"],
  upto: ["upto"],
  under: ["under", "upto"],
};

const CLOSE = 0.006;

function same(a: number, b: number): boolean {
  return (
    a === b ||
    Math.abs(a - b) <=
      CLOSE * Math.max(Math.abs(a), Math.abs(b)) * (Number.isInteger(a) && Number.isInteger(b) ? 0 : 1)
  );
}

function sameUnit(said: Quantity, stated: Quantity): boolean {
  if (said.unit === stated.unit) return true;
  // "doubled" and "up 100 %" say the same, so do "halved" and "0.5x".
  if (said.unit === "percent" && stated.unit === "times") return same(said.value, (stated.value - 1) * 100);
  if (said.unit === "times" && stated.unit === "percent") return same(stated.value, (said.value - 1) * 100);
  return false;
}

function sameValue(said: Quantity, stated: Quantity): boolean {
  if (said.unit !== stated.unit) return true;
  return same(said.value, stated.value);
}

export function statesSame(said: Quantity, stated: Quantity): boolean {
  if (!sameUnit(said, stated)) return false;
  if (stated.high !== undefined) return fromRange(said, stated);
  if (said.high !== undefined) return false;
  if (!sameValue(said, stated)) return coversLargeWord(said, stated);
  return ALLOWED[stated.bound].includes(said.bound) || said.bound === stated.bound;
}

function fromRange(said: Quantity, stated: Quantity): boolean {
  const high = stated.high ?? stated.value;
  if (said.high !== undefined) return same(said.value, stated.value) && same(said.high, high);
  if (said.bound === "over") return same(said.value, stated.value);
  return said.bound === "upto" && same(said.value, high);
}

/** "dozens" for 40, "hundreds" for 350, "thousands" for 5,000; and "over 300" for 312. */
function coversLargeWord(said: Quantity, stated: Quantity): boolean {
  if (said.unit !== stated.unit || stated.bound === "upto" || stated.bound === "under") return false;
  if (/^(?:dozens|hundreds|thousands|millions)$/i.test(said.text)) {
    const from = Math.trunc(said.value);
    return stated.value >= from && stated.value < from * 10;
  }
  if (said.bound === "over") return stated.value > said.value && stated.value <= said.value * 1.25;
  const near = Math.abs(said.value - stated.value) <= 0.06 * stated.value;
  if (said.bound === "about") return near;
  if (said.bound === "nearly") return near && said.value > stated.value;
  return false;
}

/** What follows from "from 10 to 5": the change in per cent, as a factor, and the difference. */
export function followsFromChange(said: Quantity, from: Quantity, to: Quantity): boolean {
  if (from.unit !== to.unit || from.value === 0 || to.value === 0) return false;
  const change = (Math.abs(to.value - from.value) / from.value) * 100;
  const factor = Math.max(to.value / from.value, from.value / to.value);
  if (said.unit === "percent") return Math.abs(said.value - change) <= 0.51;
  if (said.unit === "times") return Math.abs(said.value - factor) <= 0.051;
  return said.unit === from.unit && same(said.value, Math.abs(to.value - from.value));
}
