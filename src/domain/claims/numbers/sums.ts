import { stem } from "../../language/stem.ts";
import { followsFrom } from "../quantities/arithmetic.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { same } from "../quantities/support-quantity.ts";
import { alike, type Reading, says } from "../support.ts";
import { countedBy } from "./counted.ts";
import { isEach } from "./rates.ts";
import type { StatedNumbers } from "./stated-numbers.ts";

/** Whether the sum of a source's numbers goes by the name of one of them: two papers and a poster are not three papers. */
export function misnamesSum(said: Quantity, suggestion: Reading, source: StatedNumbers): boolean {
  const counted = countedBy(said, suggestion);
  if (said.unit !== "plain" || counted.length === 0) return false;
  // Pigs are animals; three animals may be two rabbits and a pig.
  const isNamed = (one: Quantity) =>
    countedBy(one, source.reading).some((noun) =>
      counted.some((other) => stem(noun.lower) === stem(other.lower)),
    );
  // "with 4 helpers" for "me plus 3 helpers"
  if (
    /\b(?:me|myself|i)\b/i.test(source.reading.text) &&
    !counted.some(({ lower }) => /^(?:people|persons?|members?|staff|hands?|strong|team)$/.test(lower)) &&
    /\bwith $/i.test(suggestion.text.slice(Math.max(0, said.start - 5), said.start)) &&
    source.quantities.some((one) => isNamed(one) && one.value + 1 === said.value)
  )
    return true;
  // "4 waiters" for "a cook and 3 waiters"
  if (
    source.quantities.some((one) => isNamed(one) && one.value + 1 === said.value) &&
    !/\b(?:more|me|myself|i)\b/i.test(source.reading.text)
  )
    return true;
  const others = source.quantities.filter(
    (one) => hasNoun(one, source.reading) && !isNamed(one) && !isSummedBy(one, said, suggestion, source),
  );
  if (others.length === 0 || !source.quantities.some(isNamed)) return false;
  const rest = source.quantities.filter((one) => !others.includes(one));
  return !followsFrom(said, { text: source.reading.text, quantities: rest }, source.changes);
}

/** "1,000 loaves and rolls": what was added is named, and not counted by itself. */
function isSummedBy(one: Quantity, said: Quantity, suggestion: Reading, { reading }: StatedNumbers): boolean {
  const nouns = countedBy(one, reading).filter(({ lower }) => says(suggestion, lower));
  const apart = suggestion.quantities.some(
    (other) =>
      other !== said &&
      countedBy(other, suggestion).some(({ lower }) => nouns.some((noun) => alike(noun.lower, lower))),
  );
  const single = nouns.some(({ lower }) =>
    new RegExp(`\\ban? ${lower.replace(/\W/g, "")}\\b`, "i").test(suggestion.text),
  );
  return nouns.length > 0 && !apart && !single;
}

/** "2 posters", "1 poster": a noun of its own; "2 full-time and" shares that of the next number. */
export function hasNoun(one: Quantity, reading: Reading): boolean {
  const last = countedBy(one, reading).at(-1)?.lower;
  return one.unit === "plain" && last !== undefined && (one.value === 1 || /[^s]s$/.test(last));
}

/** "180 people" for "12 courses with 15 people": the product counts what the second number does. */
export function isProduct(
  said: Quantity,
  suggestion: Reading,
  { products, reading }: StatedNumbers,
): boolean {
  if (isEach(said, suggestion)) return false;
  return products.some(([one, next]) => {
    if (next.unit !== said.unit || !same(one.value * next.value, said.value)) return false;
    const counted = countedBy(said, suggestion);
    const many = countedBy(one, reading);
    return (
      said.unit !== "plain" || !counted.some((noun) => many.some((other) => alike(noun.lower, other.lower)))
    );
  });
}
