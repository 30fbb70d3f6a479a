import type { Dimension, Figure } from "../figures/figure.ts";
import { isAlike } from "./alike.ts";
import { type Derived, isCount, type Step } from "./derived.ts";
import { isRate } from "./rates.ts";

/** "4 classes of 28", "8 sessions at £40" */
const TIMES_EACH = /\b(?:x|of|each|per|every|times|at)\b|[x×*@/]/i;
/** "28 pupils in 4 classes" */
const AMONG = /\b(?:in|across|over|for|between|among|from|of|with|within|on|at|to|per|by|took)\b|[=/]/i;
/** "900 in the backlog, cleared it in 9 days" */
const OF_IT = /\b(?:it|them|all|took)\b[^,;\d]*$/i;
const APART = /\b(?:and|plus|then|also)\b|[&+;]/i;
/** "12 cases a month, avg loan 210k" */
const AVERAGE = /\b(?:avg|average|mean)\b[^.,;\d]*$/i;
const REST = /\b(?:rest|others|remaining|remainder)\b/i;
const OPENS_REST = /^(?:and )?(?:the |my )?(?:rest|others|remaining|remainder)\b/i;

/** What two figures of a text make: "half" and "both" only in their own clause, numbers of two units only in one sentence. */
export function ofPair(one: Figure, other: Figure, near: boolean): Derived[] {
  const together = one.clause.sentence === other.clause.sentence;
  const alike = one.dimension === other.dimension;
  if (one.clause !== other.clause && !(combines(one) && combines(other) && (together || alike))) return [];
  const found: Derived[] = [];
  const counted = [one, other].filter(({ things }) => things.size > 0).length;
  const add = (step: Step, dimension: Dimension, value: number) =>
    // "14 engineers, 8k each" may be money.
    found.push({ step, dimension, value, isCounted: counted > (step === "product" ? 1 : 0) });
  const [small, large] = one.value <= other.value ? [one, other] : [other, one];
  const counts = isCount(one) && isCount(other);
  const isRest = hasRest(one, other);
  if ((isAlike(one, other) || (counts && isRest)) && small.value > 0) {
    const dimension = one.dimension === "plain" ? other.dimension : one.dimension;
    found.push({
      step: "difference",
      dimension,
      value: large.value - small.value,
      isRest,
      isCounted: counted > 0,
    });
    add("share", "percent", (small.value / large.value) * 100);
    if (near) {
      add("fall", "percent", (1 - small.value / large.value) * 100);
      add("growth", "percent", (large.value / small.value - 1) * 100);
      add("growth", "times", large.value / small.value);
    }
  }
  const away = other.start - one.end;
  const between = one.clause.between(one.end, other.start);
  const among =
    !APART.test(between) &&
    (one.clause === other.clause ? AMONG.test(between) : together && OF_IT.test(between));
  const isOtherDoing = one.clause.hasVerbBetween(one.end, other.start);
  const each =
    away <= 3 ||
    isForEach(other, one) ||
    isForEach(one, other) ||
    AVERAGE.test(other.clause.before(other.start)) ||
    (together && TIMES_EACH.test(between) && !APART.test(between)) ||
    (isOtherDoing ? /^ ?(?:each|per|every)\b/i : /\b(?:each|per|every)\b/i).test(
      other.clause.after(other.end).slice(0, 24),
    );
  if (counts && !(one.dimension === "money" && other.dimension === "money")) {
    const kind = one.dimension === "money" ? "money" : other.dimension;
    if (each) add("product", kind, one.value * other.value);
    if (among || !isOtherDoing)
      found.push({
        step: "rate",
        dimension: kind,
        value: large.value / small.value,
        isCounted: counted > 0,
        ...(!among && { per: small.things }),
      });
  }
  for (const [count, unit] of [
    [one, other],
    [other, one],
  ] as const) {
    if (unit.dimension === "duration" || unit.dimension === "measure") {
      if (count.dimension === "plain" && (each || away <= 12))
        add("product", unit.dimension, count.value * unit.value);
      // "900 in 9 days" are 100 a day, "55 hour weeks for 6 weeks" 330 hours.
      if (isCount(count) && among) add("rate", count.dimension, count.value / unit.spoken);
      // "8 rooms a day, 5 days"
      if (count.dimension !== "percent" && (isRate(count) || (each && !isCount(count))))
        add("product", count.dimension, count.value * unit.spoken);
    }
    // "reviewed 50 files, rejected 40%", but not "cut waste 40% and trained 50 staff"
    const isApart = isOtherDoing && (count === one || APART.test(between));
    if (count.dimension === "percent" && isCount(unit) && !isApart)
      for (const factor of [count.value / 100, 1 + count.value / 100, 1 - count.value / 100])
        add("product", unit.dimension, unit.value * factor);
  }
  return found;
}

/** "12 coders … 30 charts per coder" */
function isForEach({ clause, end }: Figure, { things }: Figure): boolean {
  return things.size > 0 && clause.isPer(end, things);
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
