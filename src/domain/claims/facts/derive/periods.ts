import type { Figure } from "../figures/figure.ts";
import { YEAR } from "../figures/units.ts";
import { type Derived, isCount } from "./derived.ts";
import { isRate } from "./rates.ts";

/** How many of a period make another: months, weeks, quarters, working days. */
const PERIODS = [12, 52, 4, 5];

/** 24 a year for two a month, four times a year for "every quarter", half-yearly for "twice a year". */
export function periodsOf(figures: readonly Figure[]): Derived[] {
  const counts = figures.filter((one) => isCount(one) && isRate(one));
  const converted = counts.flatMap(({ dimension, value, things }) =>
    PERIODS.flatMap((times): Derived[] => [
      { step: "rate", dimension, value: value * times, isCounted: things.size > 0 },
      { step: "rate", dimension, value: value / times, isCounted: things.size > 0 },
    ]),
  );
  const rhythms = figures.flatMap(({ dimension, value, spoken, clause }, index): Derived[] => {
    if (dimension !== "duration") return [];
    const before = figures[index - 1];
    const counted =
      before?.clause === clause && (before.dimension === "plain" || before.dimension === "times");
    return (counted ? [1, before.spoken] : [1]).flatMap((times): Derived[] => [
      { step: "period", dimension: "times", value: (YEAR * times) / value },
      { step: "rate", dimension: "plain", value: (YEAR * times) / value },
      ...(spoken === 0 && times > 0 ? [{ step: "period", dimension, value: value / times } as const] : []),
    ]);
  });
  return [...converted, ...rhythms];
}
