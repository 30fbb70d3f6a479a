import type { Token } from "../language/tokens.ts";
import { beforeCount, countedBy } from "./counted.ts";
import type { Quantity } from "./quantities/quantity.ts";
import { same } from "./quantities/support-quantity.ts";
import type { StatedNumbers } from "./stated-numbers.ts";
import { alike, isGeneric, type Reading, says } from "./support.ts";

/** The number must count what it counted in the source: twelve stores are not twelve countries. */
export function countsTheSame(
  said: Quantity,
  stated: readonly Quantity[],
  suggestion: Reading,
  source: StatedNumbers,
): boolean {
  const counted = countedBy(said, suggestion);
  if (counted.length === 0) return true;
  const taken = new Set(
    source.quantities.filter((one) => !stated.includes(one)).flatMap((one) => countedBy(one, source.reading)),
  );
  const known = stated.flatMap((one) => nounsOf(one, source, taken));
  if (counted.some((noun) => known.some((other) => alike(noun.lower, other.lower)))) return true;
  if (counted.every((noun) => [...taken].some((other) => alike(noun.lower, other.lower)))) return false;
  if (stated.some((one) => isGroupSize(one, source.reading))) return true;
  return counted.some((noun) => says(source.reading, noun.lower) || isGeneric(noun.lower));
}

function nounsOf(one: Quantity, source: StatedNumbers, taken: ReadonlySet<Token>): Token[] {
  const own = countedBy(one, source.reading);
  // "12 hives, now 20": the second number counts what the first does.
  const shared =
    own.length > 0 ? [] : (source.changeAt(one) ?? []).flatMap((end) => countedBy(end, source.reading));
  return [...own, ...shared, ...beforeCount(one, source.reading).filter((noun) => !taken.has(noun))];
}

/** "tables of eight", "payroll for 60": of whom is left open. */
function isGroupSize(one: Quantity, source: Reading): boolean {
  return (
    (countedBy(one, source).length === 0 &&
      /\b(?:of|for|with) $/.test(source.text.slice(Math.max(0, one.start - 6), one.start))) ||
    /\bn\s?=\s?$/i.test(source.text.slice(Math.max(0, one.start - 5), one.start))
  );
}

/** "180 people" for "12 courses with 15 people": the product counts what the second number does. */
export function isProduct(
  said: Quantity,
  suggestion: Reading,
  { products, reading }: StatedNumbers,
): boolean {
  return products.some(([one, next]) => {
    if (next.unit !== said.unit || !same(one.value * next.value, said.value)) return false;
    const counted = countedBy(said, suggestion);
    const many = countedBy(one, reading);
    return (
      said.unit !== "plain" || !counted.some((noun) => many.some((other) => alike(noun.lower, other.lower)))
    );
  });
}
