import { boundOf } from "./bounds.ts";
import type { Dimension, Quantity, Read } from "./figure.ts";
import type { Token } from "./tokens.ts";
import { unitsOf } from "./units.ts";

/** A share, and where a unit of time follows ("of an hour") the duration. */
export function shareAt(
  tokens: readonly Token[],
  at: number,
  next: number,
  percent: number,
  unitAt = next,
): Read {
  let from = unitAt;
  if (tokens[from]?.text === "of") from += 1;
  if (/^an?$/.test(tokens[from]?.text ?? "")) from += 1;
  const unit = unitsOf(tokens[from]?.text.replace(/'s?$/, "") ?? "").find(
    ({ dimension }) => dimension === "duration",
  );
  if (unit)
    return {
      figures: [quantityAt("duration", (unit.size * percent) / 100, tokens, at, from + 1)],
      next: from + 1,
    };
  return { figures: [quantityAt("percent", percent, tokens, at, next)], next };
}

export function quantityAt(
  dimension: Dimension,
  value: number,
  tokens: readonly Token[],
  at: number,
  next: number,
): Quantity {
  return {
    dimension,
    value,
    spoken: value,
    bound: boundOf(tokens, at, next),
    bare: true,
    start: tokens[at]?.start ?? 0,
    end: tokens[next - 1]?.end ?? 0,
  };
}
