import type { Token } from "../../language/tokens.ts";
import type { Quantity } from "../quantities/quantity.ts";
import type { Reading } from "../support.ts";
import { beforeCount, countedBy } from "./counted.ts";
import type { StatedNumbers } from "./stated-numbers.ts";

/** "18 actors": one plain noun and nothing else is counted. */
export function hasOwnNoun(one: Quantity, reading: Reading): boolean {
  const [noun, more] = countedBy(one, reading);
  return (
    noun !== undefined && more === undefined && /^[a-z]*[aeiou][a-z]*[^s]s$/.test(noun.lower) && one.value > 1
  );
}

export function nounsOf(one: Quantity, source: StatedNumbers, taken: ReadonlySet<Token>): Token[] {
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
  // "target 40 sales, made 52"
  const before = source.reading.text.slice(Math.max(0, one.start - 5), one.start);
  const goesOn =
    /\b(?:target|goal|quota)\b[^.;\n]*$/i.test(
      source.reading.text.slice(Math.max(0, one.start - 60), one.start),
    ) && /^\s*(?:[.,;)]|$)/.test(source.reading.text.slice(one.end, one.end + 8));
  // "4 seasons in Austria and 1 in Greece"
  const isNext =
    /\band $/i.test(before) && /^ (?:in|at|on|with)\b/i.test(source.reading.text.slice(one.end, one.end + 6));
  // "96 prisoners, responsible for eight of them"
  const isOfThem = /^ of (?:them|these|those|whom)\b/i.test(source.reading.text.slice(one.end, one.end + 9));
  const left = own.length === 0 && (goesOn || isNext) ? nounsBefore(one, source) : [];
  const ofThem = own.length === 0 && isOfThem ? allBefore(one, source) : [];
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
    ...left,
    ...ofThem,
    ...ofThose,
    ...(hasOwnNoun(one, source.reading)
      ? []
      : beforeCount(one, source.reading).filter((noun) => !taken.has(noun))),
  ];
}

const IN_ALL = /^ (?:in (?:all|total)|altogether|overall|all told|so far|to date)\b/i;

function allBefore(one: Quantity, { quantities, reading }: StatedNumbers): Token[] {
  return quantities.filter(({ end }) => end <= one.start).flatMap((before) => countedBy(before, reading));
}

/** "2 apprentices at a time, 7 in all": the total counts what the number before it does. */
function nounsBefore(one: Quantity, { quantities, reading }: StatedNumbers): Token[] {
  const before = quantities.findLast((other) => other.end <= one.start);
  return before ? countedBy(before, reading) : [];
}
