import type { Claim } from "../claim.ts";
import type { Derived } from "./derive/derived.ts";
import type { Figure } from "./figures/figure.ts";
import { YEAR } from "./figures/units.ts";
import type { Pair } from "./pair.ts";

const LOOSE = 0.09;

/** The rhythms and spans of a suggestion ("weekly", "within a year") whose unit the person's text has in no form. */
export function periodClaims({ periods, supporting, derived }: Pair): Claim[] {
  const lengths = [...supporting, ...derived.filter(({ step }) => step === "period")].flatMap((one) => {
    if (one.dimension === "weekday") return [7];
    if (one.dimension === "year") return [YEAR];
    return one.dimension === "duration" ? [one.value, ...unitsIn(one)] : [];
  });
  const known = new Map<string, boolean>();
  return periods.flatMap(({ days, within, written, start }): Claim[] => {
    const least = days * (within ? 0.4 : 1 - LOOSE);
    const key = `${days} ${within}`;
    if (!known.has(key))
      known.set(
        key,
        lengths.some((length) => length >= least && length <= days * (1 + LOOSE)),
      );
    return known.get(key) ? [] : [{ kind: "time", text: written, start, end: start + written.length }];
  });
}

/** "10-12 wk" may be ten a week, and "3 nights" are three of each week. */
function unitsIn(one: Figure | Derived): number[] {
  if (!("spoken" in one) || one.spoken === 0) return [];
  const unit = (one.high ?? one.value) / one.spoken;
  if (unit >= 7) return [unit];
  return unit === 1 && one.spoken <= 7 ? [7] : [];
}
