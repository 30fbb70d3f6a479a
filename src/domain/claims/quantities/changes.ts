import type { Quantity } from "./quantity.ts";

const ARROW =
  /(?:\bto\b|→|->|\bdown\b|\bup\b|\binto\b|\bnow\b|\bafter\b|\binstead of\b|\bwhen\b|\blater\b|\btoday\b|\bnext (?:time|year|month)\b|\bsince\b|\bthis (?:year|season|month)\b|\bleft\b|\bby the end\b|\bended\b|\bfinally\b)/i;
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

/** Pairs of numbers as in "from 10 to 5", "10 down to 5", "was 10, now 5", "31 when I came and 52 when I left". */
export function changesIn({
  text,
  quantities,
}: {
  readonly text: string;
  readonly quantities: readonly Quantity[];
}): [Quantity, Quantity][] {
  return quantities.flatMap((from, index): [Quantity, Quantity][] => {
    const to = quantities.slice(index + 1, index + 3).find((one) => !isWhen(one) || isWhen(from));
    if (!to) return [];
    const between = text.slice(from.end, Math.min(to.start, from.end + NEAR + 1));
    const near =
      to.start - from.end <= NEAR &&
      (ARROW.test(between) ||
        BACKWARDS.test(between) ||
        /^ (?:now|today)\b/i.test(text.slice(to.end, to.end + 8))) &&
      !/[;\n]|\.\s/.test(between);
    if (!near || (from.unit !== to.unit && to.unit !== "plain")) return [];
    const other =
      from.unit === to.unit
        ? to
        : { ...to, unit: from.unit, value: (to.value * from.value) / (from.spoken || 1) };
    return [
      (BACKWARDS.test(between) && !/^ before\b/i.test(between)) ||
      AT_FIRST.test(text.slice(to.end, to.end + 24))
        ? [other, from]
        : [from, other],
    ];
  });
}
