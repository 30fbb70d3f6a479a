import { stem } from "../language/stem.ts";
import type { Token } from "../language/tokens.ts";
import { beforeCount, countedBy } from "./counted.ts";
import { coveredWords } from "./covered.ts";
import { ABBREVIATIONS } from "./lexicon/abbreviations.ts";
import { followsFrom } from "./quantities/arithmetic.ts";
import type { Quantity } from "./quantities/quantity.ts";
import { same } from "./quantities/support-quantity.ts";
import type { StatedNumbers } from "./stated-numbers.ts";
import { alike, isGeneric, type Reading, says } from "./support.ts";

function countedNouns(reading: Reading): Set<string> {
  return new Set(
    reading.quantities.flatMap((one) => countedBy(one, reading)).map(({ lower }) => stem(lower)),
  );
}

const CURRENCY = /^(?:pounds?|dollars?|euros?|quid|bucks|cash)$/;

/** "40 vms" are forty virtual machines. */
const SHORT = /^[a-z]{2,3}s$|^[A-Z]{2,5}s?$/;

/** The number must count what it counted in the source: twelve stores are not twelve countries. */
export function countsTheSame(
  said: Quantity,
  stated: readonly Quantity[],
  suggestion: Reading,
  source: StatedNumbers,
): boolean {
  const counted = countedBy(said, suggestion);
  if (counted.length === 0) return true;
  if (stated.some(({ unit }) => unit === "money") && counted.every(({ lower }) => CURRENCY.test(lower)))
    return true;
  const taken = new Set(
    source.quantities
      .filter((one) => !stated.includes(one) && /^(?:plain|money|percent)$/.test(one.unit))
      .flatMap((one) => countedBy(one, source.reading)),
  );
  const known = stated.flatMap((one) => nounsOf(one, source, taken));
  const isTaken = (noun: Token) =>
    [...taken].some(
      (other) =>
        alike(noun.lower, other.lower) || ABBREVIATIONS.get(other.lower)?.includes(noun.lower) === true,
    );
  const spelled = coveredWords(suggestion, source.reading);
  const isKnown = (noun: Token) =>
    known.some(
      (other) =>
        alike(noun.lower, other.lower) ||
        ABBREVIATIONS.get(noun.lower)?.includes(other.lower) === true ||
        ABBREVIATIONS.get(other.lower)?.includes(noun.lower) === true ||
        (spelled.has(noun.start) && SHORT.test(other.text)),
    );
  // Of "11 (8 full-time, 3 part-time)" not eleven are full-time.
  if (counted.some((noun) => !isGeneric(noun.lower) && isTaken(noun) && !isKnown(noun))) return false;
  // "4 cars and 18 vans" for "18 cars and 4 vans": alike is not the same.
  const root = counted[0] && stem(counted[0].lower);
  const isRoot = (other: Token) => stem(other.lower) === root;
  if (
    root !== undefined &&
    [...taken].some(isRoot) &&
    !known.some(isRoot) &&
    known.some((other) => [...countedNouns(suggestion)].includes(stem(other.lower)))
  )
    return false;
  if (counted.some(isKnown)) return true;
  if (counted.every(isTaken)) return false;
  if (stated.some((one) => isGroupSize(one, source.reading))) return true;
  // Of "12 people per group" the groups are not counted.
  const isBase = (noun: Token) =>
    new RegExp(`\\b(?:per|each|every) ${noun.lower.replace(/\W/g, "").replace(/s$/, "")}\\b`, "i").test(
      source.reading.text,
    );
  return counted.some((noun) => (says(source.reading, noun.lower) && !isBase(noun)) || isGeneric(noun.lower));
}

function nounsOf(one: Quantity, source: StatedNumbers, taken: ReadonlySet<Token>): Token[] {
  const own = countedBy(one, source.reading);
  // "12 hives, now 20": the second number counts what the first does.
  // "2 x 90 min lessons": so does the first number of a product.
  const related = [
    ...(source.changeAt(one) ?? []),
    ...(source.products.find(([first]) => first === one) ?? []),
  ];
  const shared = own.length > 0 ? [] : related.flatMap((end) => countedBy(end, source.reading));
  // "one trip with 40 pupils, two with 25 each"
  const each =
    own.length === 0 && /^ each\b/i.test(source.reading.text.slice(one.end, one.end + 6))
      ? source.quantities
          .filter(({ end }) => end <= one.start)
          .flatMap((before) => countedBy(before, source.reading))
      : [];
  // "35 people, I led the 4 in dairy"
  const ofThose =
    own.length === 0 &&
    /\b(?:the|my|our) $/i.test(source.reading.text.slice(Math.max(0, one.start - 4), one.start))
      ? nounsBefore(one, source)
      : [];
  const total =
    IN_ALL.test(source.reading.text.slice(one.end, one.end + 16)) ||
    (own.length === 0 &&
      /\bout of (?:the |all )?$/i.test(source.reading.text.slice(Math.max(0, one.start - 12), one.start)))
      ? nounsBefore(one, source)
      : [];
  return [
    ...own,
    ...shared,
    ...each,
    ...total,
    ...ofThose,
    ...beforeCount(one, source.reading).filter((noun) => !taken.has(noun)),
  ];
}

const IN_ALL = /^ (?:in (?:all|total)|altogether|overall|all told|so far|to date)\b/i;

/** "2 apprentices at a time, 7 in all": the total counts what the number before it does. */
function nounsBefore(one: Quantity, { quantities, reading }: StatedNumbers): Token[] {
  const before = quantities.findLast((other) => other.end <= one.start);
  return before ? countedBy(before, reading) : [];
}

/** "tables of eight", "payroll for 60": of whom is left open. */
function isGroupSize(one: Quantity, source: Reading): boolean {
  return (
    (countedBy(one, source).length === 0 &&
      /\b(?:of|for|with) $/.test(source.text.slice(Math.max(0, one.start - 6), one.start))) ||
    /\bn\s?=\s?$/i.test(source.text.slice(Math.max(0, one.start - 5), one.start))
  );
}

/** Whether the sum of a source's numbers goes by the name of one of them: two papers and a poster are not three papers. */
export function misnamesSum(said: Quantity, suggestion: Reading, source: StatedNumbers): boolean {
  const counted = countedBy(said, suggestion);
  if (said.unit !== "plain" || counted.length === 0) return false;
  const isNamed = (one: Quantity) =>
    countedBy(one, source.reading).some((noun) => counted.some((other) => alike(noun.lower, other.lower)));
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
function hasNoun(one: Quantity, reading: Reading): boolean {
  const last = countedBy(one, reading).at(-1)?.lower;
  return one.unit === "plain" && last !== undefined && (one.value === 1 || /[^s]s$/.test(last));
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
