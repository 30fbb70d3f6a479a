import type { Quantity } from "./quantity.ts";

const ARROW =
  /(?:\bto\b|→|->|\bdown\b|\bup\b|\binto\b|\bnow\b|\bafter\b|\binstead of\b|\bwhen\b|\blater\b|\btoday\b|\bleft\b|\bby the end\b|\bended\b|\bfinally\b)/i;
const NEAR = 48;

/** Pairs of numbers as in "from 10 to 5", "10 down to 5", "was 10, now 5", "31 when I came and 52 when I left". */
export function changesIn({
  text,
  quantities,
}: {
  readonly text: string;
  readonly quantities: readonly Quantity[];
}): [Quantity, Quantity][] {
  return quantities.flatMap((from, index) => {
    const to = quantities[index + 1];
    if (!to) return [];
    const between = text.slice(from.end, Math.min(to.start, from.end + NEAR + 1));
    const near = to.start - from.end <= NEAR && ARROW.test(between) && !/[;]|\.\s/.test(between);
    return near && from.unit === to.unit ? [[from, to] as [Quantity, Quantity]] : [];
  });
}
