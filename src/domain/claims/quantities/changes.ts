import type { Quantity } from "./quantity.ts";

const ARROW =
  /(?:\bto\b|→|->|\bdown\b|\bup\b|\binto\b|\bnow\b|\bafter\b|\binstead of\b|\bwhen\b|\blater\b|\btoday\b|\bnext (?:time|year|month)\b|\bsecond (?:year|season|term)\b|\bsince\b|\bthis (?:year|season|month)\b|\bleft\b|\bby the end\b|\bended\b|\bfinally\b)/i;
/** "15 minutes, it was 40 before", "80 %, up from 60" */
const BACKWARDS =
  /\b(?:up|down) from\b|\b(?:it )?(?:was|were|used to be)\b|\bbefore\b|\binstead of\b|\brather than\b|\bnot\b|\bpreviously\b/i;
/** "9 people now, 3 at the start" */
const AT_FIRST =
  /^ (?:before|at (?:the (?:start|beginning)|first)|initially|originally|when i (?:started|came|joined|began))\b/i;
const NEAR = 48;

/** "20 readers, after two years 300": how long it took is no end of the change. */
function isWhen({ unit }: Quantity): boolean {
  return unit === "months" || unit === "seconds" || unit === "year" || unit === "month" || unit === "clock";
}

/** "Q3: 80k, Q4: 95k", "2018 100k, 2019 150k": each number has its time before it, the second a later one. */
function isLater(text: string, [when, from, then, to]: readonly (Quantity | undefined)[]): boolean {
  if (!when || !from || !then || !to || when.unit !== then.unit || then.value <= when.value) return false;
  if (!(when.unit === "year" || (when.unit === "ordinal" && /^[QH]\d|(?:year|quarter)$/i.test(when.text))))
    return false;
  const isBefore = (one: Quantity, other: Quantity) =>
    /^(?:[: ]{1,2}| (?:year|season)[: ]{1,2})$/.test(text.slice(one.end, other.start));
  return from.unit === to.unit && !isWhen(from) && isBefore(when, from) && isBefore(then, to);
}

/** Pairs of numbers as in "from 10 to 5", "10 down to 5", "was 10, now 5", "31 when I came and 52 when I left". */
export function changesIn({
  text,
  quantities,
}: {
  readonly text: string;
  readonly quantities: readonly Quantity[];
}): [Quantity, Quantity][] {
  return quantities.flatMap((from, index): [Quantity, Quantity][] => {
    const later = quantities[index + 2];
    if (later && isLater(text, [quantities[index - 1], from, quantities[index + 1], later]))
      return [[from, later]];
    const to = quantities.slice(index + 1, index + 3).find((one) => !isWhen(one) || isWhen(from));
    if (!to) return [];
    const between = text.slice(from.end, Math.min(to.start, from.end + NEAR + 1));
    const near =
      to.start - from.end <= NEAR &&
      (ARROW.test(between) ||
        BACKWARDS.test(between) ||
        /^ (?:now|today)\b/i.test(text.slice(to.end, to.end + 8))) &&
      // "4 shops, later 5 more" are nine.
      !/^ (?:more|others?|extra|additional)\b/i.test(text.slice(to.end, to.end + 12)) &&
      !/[;\n]|\.\s/.test(between);
    if (!near || (from.unit !== to.unit && to.unit !== "plain")) return [];
    const other =
      from.unit === to.unit
        ? to
        : { ...to, unit: from.unit, value: (to.value * from.value) / (from.spoken || 1) };
    return [
      (BACKWARDS.test(between) && !/^ before\b|\bbefore,? $/i.test(between)) ||
      AT_FIRST.test(text.slice(to.end, to.end + 24))
        ? [other, from]
        : [from, other],
    ];
  });
}
