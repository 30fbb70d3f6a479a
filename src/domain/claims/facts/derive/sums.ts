import type { Dimension, Figure } from "../figures/figure.ts";
import { isAlike } from "./alike.ts";
import { type Derived, LARGE } from "./derived.ts";

const LONGEST_SUM = 5;
/** Counts this far apart in a text are not added up. */
const SAME_LIST = 70;
/** "me and 5 brickies plus 2 labourers" are eight. */
const ME_AND = /\b(?:me|myself|i) ?(?:and|plus|with|[+&,/]) ?$/i;
const SUMMED = ["plain", "money", "duration", "measure"] as const;

/** Figures of one kind that follow each other, each with what it may measure by its neighbours. */
export function sumsOf(places: readonly (readonly Figure[])[]): Derived[] {
  return SUMMED.flatMap((dimension) => [
    ...sums(
      dimension,
      places.flatMap(([own]) => (own?.dimension === dimension ? [own] : [])),
    ),
    ...sums(
      dimension,
      places.flatMap((copies) => copies.find((one) => one.dimension === dimension) ?? []),
    ),
  ]);
}

function sums(dimension: Dimension, alike: readonly Figure[]): Derived[] {
  return alike.flatMap((first, from) => {
    let total = first.value;
    let last = first;
    const parts = [first.things];
    let isMixed = false;
    const hasPerson = dimension === "plain" && ME_AND.test(first.clause.before(first.start));
    const found: Derived[] = [];
    for (const next of alike.slice(from + 1, from + LONGEST_SUM)) {
      if (dimension === "duration" && !sameUnit(first, next)) break;
      if (next.clause !== last.clause && !(next.isNumber && last.isNumber)) break;
      total += next.value;
      const alike = isAlike(last, next);
      if (dimension === "plain" ? !isAdded(last, next, alike ? total : 0) : !alike) break;
      isMixed ||= !alike;
      if (isMixed && isOtherDoing(last, next)) break;
      parts.push(next.things);
      last = next;
      for (const value of hasPerson ? [total, total + 1] : [total])
        found.push({
          step: "sum",
          dimension,
          value,
          isCounted: parts.some(({ size }) => size > 0),
          ...(isMixed && { parts: [...parts] }),
        });
    }
    return found;
  });
}

/** Months add up with years, hours with days they do not. */
function sameUnit(one: Figure, other: Figure): boolean {
  const unit = (figure: Figure) => Math.min(28, figure.value / (figure.spoken || 1));
  return Math.abs(unit(one) - unit(other)) < 1e-6;
}

/** "11 plumbers + 3 apprentices", "2 dentists, 1 hygienist": counts that stand in one list. */
function isAdded(one: Figure, other: Figure, total: number): boolean {
  if (other.start - one.end > SAME_LIST) return false;
  if (total >= LARGE) return true;
  const between = one.clause.between(one.end, other.start);
  return (
    one.clause.sentence === other.clause.sentence &&
    /\band\b|\bplus\b|\bthen\b|\balso\b|[&+,/()]/i.test(between)
  );
}

/** "trained 3 staff and packed 12 orders": a verb of its own makes it another list. */
function isOtherDoing(one: Figure, other: Figure): boolean {
  return one.clause.hasVerbBetween(one.end, other.start);
}
