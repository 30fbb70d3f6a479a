import type { Quantity } from "../quantities/quantity.ts";
import { same } from "../quantities/support-quantity.ts";
import { isAge } from "./same-number.ts";
import type { StatedNumbers } from "./stated-numbers.ts";

const CHANGING =
  /\b(?:rais|grow|grew|increas|expand|boost|cut|reduc|lower|decreas|shr[aiu]nk|f[ae]ll|r[oi]se|dropp?|gain|lift|improv|got|brought|took|went|push)\w*\b[^.;]*$/i;

/** Who grew something to 45 did not grow it by 45. */
export function isOtherStep(
  said: Quantity,
  stated: readonly Quantity[],
  suggestion: StatedNumbers,
  source: StatedNumbers,
): boolean {
  const step = stepOf(said, suggestion);
  return (
    step !== null && stated.every((one) => (stepOf(one, source) ?? step) !== step) && !source.implies(said)
  );
}

const ADDING = /\b(?:add(?:ed|ing)?|hir(?:ed|ing)|gain(?:ed|ing)|recruit(?:ed|ing)|lost) $/i;

function stepOf({ start, spoken }: Quantity, { reading, isEnd }: StatedNumbers): "by" | "to" | null {
  const before = reading.text.slice(Math.max(0, start - 60), start);
  if (ADDING.test(before)) return "by";
  if (!CHANGING.test(before)) return isEnd(spoken) ? "to" : null;
  const step = /\b(by|to|from)\s(?:(?:about|around|over|nearly|almost|more than|some|roughly) )?[$€£]?$/i
    .exec(before)?.[1]
    ?.toLowerCase();
  return step === undefined ? null : step === "by" ? "by" : "to";
}

/** "1.2m to 1.8m" may be a change as well as a range. */
export function isEndOfRange(said: Quantity, suggestion: StatedNumbers, source: StatedNumbers): boolean {
  if (said.high !== undefined)
    return source.changes.some(
      ([from, to]) =>
        (from.value === said.value && to.value === said.high) ||
        (isAge(said, { ...from, high: to.value }, suggestion.reading) && from.unit === "months"),
    );
  const [from, to] = suggestion.changeAt(said) ?? [];
  if (!from || !to) return false;
  return source.quantities.some(
    ({ unit, value, high }) =>
      (unit === said.unit || (source.money && said.unit === "money" && unit === "plain")) &&
      same(value, from.value) &&
      high !== undefined &&
      same(high, to.value),
  );
}

export function isReversed(said: Quantity, suggestion: StatedNumbers, source: StatedNumbers): boolean {
  const [from, to] = suggestion.changeAt(said) ?? [];
  if (!from || !to) return false;
  const has = (a: Quantity, b: Quantity) =>
    source.changes.some(([x, y]) => x.value === a.value && y.value === b.value);
  return has(to, from) && !has(from, to);
}
