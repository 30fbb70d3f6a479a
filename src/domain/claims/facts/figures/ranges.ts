import { labelAfter } from "./labels.ts";
import { numeralAt } from "./numerals.ts";
import { dateAt } from "./read-dates.ts";
import type { Numeral } from "./spelled-numbers.ts";
import type { Token } from "./tokens.ts";
import { unitAfter } from "./unit-after.ts";
import { currencyOf, type Unit } from "./units.ts";

/** The second number of "3-5", "3 to 5", "10 or 12", "2 days to 5 days". */
export function rangeAt(
  tokens: readonly Token[],
  at: number,
  low: Numeral,
  loose: boolean,
): (Numeral & { first: number; arrow: boolean; apart: boolean }) | null {
  if (low.ordinal || low.group) return null;
  const { next, units } = unitAfter(tokens, low.next, loose);
  // "rose 17 points to 71 %"
  if (units.some(({ of }) => of === "points")) return null;
  for (const from of new Set([low.next, next])) {
    const joint = tokens[from];
    if (!joint) return null;
    const between = joint.text === "and" && tokens[at - 1]?.text === "between";
    // "cut by 3 days to 2"
    if (joint.text === "to" && tokens[at - 1]?.text === "by") return null;
    if (!between && !/^(?:-|–|—|to|or|→|till|until)$/.test(joint.text)) continue;
    const arrow = joint.text === "-" && tokens[from + 1]?.text === ">" ? 1 : 0;
    let first = from + 1 + arrow;
    if (currencyOf(tokens[first]?.text ?? "") !== undefined) first += 1;
    if (/^(?:about|around|roughly|just|over|maybe|nearly|almost|~)$/.test(tokens[first]?.text ?? ""))
      first += 1;
    if (dateAt(tokens, first, false)) return null;
    const high = numeralAt(tokens, first);
    // "grew by 13% to 5.9m"
    const [own] = units;
    if (own && from === next && high && !sameUnit(own, unitAfter(tokens, high.next, loose).units))
      return null;
    if (high && !high.ordinal && !high.group && !labelAfter(tokens, high))
      return {
        ...high,
        first,
        arrow: arrow === 1 || joint.text === "→",
        apart: /^(?:to|or)$/.test(joint.text),
      };
  }
  return null;
}

function sameUnit({ dimension }: Unit, others: readonly Unit[]): boolean {
  return others.length === 0 || others.some((other) => other.dimension === dimension);
}
