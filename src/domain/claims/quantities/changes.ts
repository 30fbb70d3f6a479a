import type { Quantity } from "./quantity.ts";

const ARROW = /(?:\bto\b|→|->|\bdown\b|\bup\b|\binto\b|\bnow\b|\bafter\b)/i;
const NEAR = 40;

/** Pairs of numbers as in "from 10 to 5", "10 down to 5", "was 10, now 5". */
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
    const between = text.slice(from.end, to.start);
    const near = between.length <= NEAR && ARROW.test(between) && !/[.;]/.test(between);
    const aligned = from.unit === to.unit ? from : from.unit === "plain" ? inUnitOf(to, from) : null;
    return near && aligned ? [[aligned, to] as [Quantity, Quantity]] : [];
  });
}

/** In "from 20 to 10 minutes" the first number takes the unit of the second. */
function inUnitOf(to: Quantity, from: Quantity): Quantity {
  const spoken = Number.parseFloat(to.text.replaceAll(",", "").replace(/[^\d.]/g, ""));
  const scaled =
    spoken > 0 && (to.unit === "months" || to.unit === "seconds")
      ? (from.value * to.value) / spoken
      : from.value;
  return { ...from, value: scaled, unit: to.unit };
}
