import type { Dimension, Figure } from "../figures/figure.ts";
import { type Derived, isCount, type Step } from "./derived.ts";

/** "4 classes of 28", "20 rooms a day, 5 days" */
const TIMES_EACH = /\b(?:x|of|with|each|per|an?|every|times|at|for|@)\b|[x×*@/]/i;
const REST = /\b(?:rest|others|remaining|remainder)\b/i;
const OPENS_REST = /^(?:and )?(?:the |my )?(?:rest|others|remaining|remainder)\b/i;

/** What two figures of a text make: "half" and "both" only in their own clause, numbers of two units only in one sentence. */
export function ofPair(one: Figure, other: Figure, near: boolean): Derived[] {
  const together = one.clause.sentence === other.clause.sentence;
  const alike = one.dimension === other.dimension;
  if (one.clause !== other.clause && !(combines(one) && combines(other) && (together || alike))) return [];
  const found: Derived[] = [];
  const add = (step: Step, dimension: Dimension, value: number) => found.push({ step, dimension, value });
  const [small, large] = one.value <= other.value ? [one, other] : [other, one];
  const counts = isCount(one) && isCount(other);
  if ((alike || counts) && small.value > 0) {
    const dimension = one.dimension === "plain" ? other.dimension : one.dimension;
    found.push({
      step: "difference",
      dimension,
      value: large.value - small.value,
      isRest: hasRest(one, other),
    });
    add("share", "percent", (small.value / large.value) * 100);
    if (near) {
      add("fall", "percent", (1 - small.value / large.value) * 100);
      add("growth", "percent", (large.value / small.value - 1) * 100);
      add("growth", "times", large.value / small.value);
    }
  }
  const away = other.start - one.end;
  const each =
    away <= 3 ||
    (together && TIMES_EACH.test(one.clause.between(one.end, other.start))) ||
    /\b(?:each|per|every)\b/i.test(other.clause.after(other.end).slice(0, 24));
  if (counts && !(one.dimension === "money" && other.dimension === "money")) {
    const kind = one.dimension === "money" ? "money" : other.dimension;
    if (each || kind === "money") add("product", kind, one.value * other.value);
    add("rate", kind, large.value / small.value);
  }
  for (const [count, unit] of [
    [one, other],
    [other, one],
  ] as const) {
    if (unit.dimension === "duration" || unit.dimension === "measure") {
      if (count.dimension === "plain" && (each || away <= 12 || unit.dimension === "measure"))
        add("product", unit.dimension, count.value * unit.value);
      // "900 in 9 days" are 100 a day, "55 hour weeks for 6 weeks" 330 hours.
      if (isCount(count)) add("rate", count.dimension, count.value / unit.spoken);
      if (count.dimension !== "percent" && each) add("product", count.dimension, count.value * unit.spoken);
    }
    if (count.dimension === "percent" && isCount(unit))
      for (const factor of [count.value / 100, 1 + count.value / 100, 1 - count.value / 100])
        add("product", unit.dimension, unit.value * factor);
  }
  return found;
}

/** "120 farms, half of them active", "50 weddings, i handle maybe half" */
function combines({ isNumber, clause, end }: Figure): boolean {
  return isNumber || /^(?:\s*$| of (?:them|those|these|which|whom)\b)/i.test(clause.after(end));
}

function hasRest({ clause, end }: Figure, other: Figure): boolean {
  return (
    REST.test(clause.after(end)) ||
    REST.test(other.clause.after(other.end)) ||
    OPENS_REST.test(other.clause.nextOpening)
  );
}
