import { baseOf } from "../../language/inflect.ts";
import { stem } from "../../language/stem.ts";
import { firstFrom, type Token } from "../../language/tokens.ts";
import { coveredWords } from "../covered.ts";
import { ABBREVIATIONS } from "../lexicon/abbreviations.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { alike, isGeneric, type Reading, says } from "../support.ts";
import { countedBy } from "./counted.ts";
import { hasOwnNoun, nounsOf } from "./counted-nouns.ts";
import type { StatedNumbers } from "./stated-numbers.ts";
import { hasNoun } from "./sums.ts";

const counted = new WeakMap<Reading, ReadonlySet<string>>();

/** The roots of all that the numbers of a text count. */
function rootsCounted(reading: Reading): ReadonlySet<string> {
  const known =
    counted.get(reading) ??
    new Set(reading.quantities.flatMap((one) => countedBy(one, reading)).map(({ lower }) => stem(lower)));
  counted.set(reading, known);
  return known;
}

/** More numbers than any entry has; each of these questions looks at all of them. */
const MANY = 40;

const CURRENCY = /^(?:pounds?|dollars?|euros?|quid|bucks|cash)$/;

/** "40 vms" are forty virtual machines. */
const SHORT = /^[a-z]{2,3}s$|^[A-Z]{2,5}s?$/;

/** "340 participants" for "340 runners". */
const TAKING_PART = /^(?:participants|attendees|entrants)$/;
const PERSONS =
  /(?:[a-z]{3}(?:ers|ors|ists|ants|ians)|people|kids|children|students|pupils|guests|members|adults|women|men|parents|families|couples|friends|nurses|guides|lads|guys|boys|girls|hands|staff|colleagues)$/;

/** The number must count what it counted in the source: twelve stores are not twelve countries. */
export function countsTheSame(
  said: Quantity,
  stated: readonly Quantity[],
  suggestion: Reading,
  source: StatedNumbers,
): boolean {
  const counted = countedBy(said, suggestion);
  if (counted.length === 0) return true;
  const few = source.quantities.length <= MANY;
  const own = stated.flatMap((one) => countedBy(one, source.reading));
  if (countsFarther(said, suggestion, own)) return true;
  if (few && stated.every((one) => isMoved(one, counted, suggestion, source))) return false;
  if (few && stated.every((one) => isLengthOf(one, counted, source.reading))) return false;
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
        (TAKING_PART.test(noun.lower) && PERSONS.test(other.lower)) ||
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
    known.some((other) => rootsCounted(suggestion).has(stem(other.lower)))
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
  const owned = stated.every((one) => hasOwnNoun(one, source.reading));
  return counted.some(
    (noun) =>
      ((!owned || isDeed(noun, source.reading)) && says(source.reading, noun.lower) && !isBase(noun)) ||
      // "5 managers" are persons, however general "managed" is.
      (isGeneric(noun.lower) &&
        (!/(?<!oth|memb|us|custom)(?:er|or)s$/.test(noun.lower) ||
          known.some((other) => PERSONS.test(other.lower)))),
  );
}

/** "Repaired laptops and sold 7 phones" for "7 laptops": what was counted is there still, without its number. */
function isMoved(
  one: Quantity,
  counted: readonly Token[],
  suggestion: Reading,
  { reading }: StatedNumbers,
): boolean {
  const own = countedBy(one, reading);
  const noun = own.at(-1);
  if (!noun || !hasNoun(one, reading) || isGeneric(noun.lower)) return false;
  const isOwn = ({ lower }: Token) => own.some((other) => alike(other.lower, lower));
  return (
    suggestion.stems.has(stem(noun.lower)) &&
    !own.some(({ lower }) => rootsCounted(suggestion).has(stem(lower))) &&
    counted.every((other) => !isOwn(other) && !isGeneric(other.lower)) &&
    counted.some(({ lower }) => reading.stems.has(stem(lower)))
  );
}

/** "800 columns" for "columns of 800 words". */
function isLengthOf(one: Quantity, counted: readonly Token[], { text, tokens }: Reading): boolean {
  const at = firstFrom(tokens, one.start);
  const [long, of] = [tokens[at - 2], tokens[at - 1]];
  return (
    of?.lower === "of" &&
    long !== undefined &&
    /[^s]s$/.test(long.lower) &&
    !isGeneric(long.lower) &&
    text.slice(of.end, one.start) === " " &&
    counted.length === 1 &&
    counted[0]?.lower === long.lower
  );
}

const JOINED_KINDS = /^ (?:[a-z'-]+ ){0,2}[a-z'-]*[a-rt-z] (?:and|&) ((?:[a-z'-]+ ){1,3}[a-z-]+s)\b/i;

/** "5 spin and circuit classes": what is counted stands after both kinds of it. */
function countsFarther({ end }: Quantity, { text }: Reading, known: readonly Token[]): boolean {
  const after =
    JOINED_KINDS.exec(text.slice(end, end + 64))?.[1]
      ?.toLowerCase()
      .split(" ")
      .slice(1) ?? [];
  return after.some((word) => known.some((noun) => alike(word, noun.lower)));
}

/** "50 cold calls" for "cold called 50 companies": a deed counts as often as what it is done to. */
function isDeed({ lower }: Token, { tokens }: Reading): boolean {
  // Who managed 5 stores has no five managers.
  if (/(?:er|or)s$/.test(lower)) return false;
  return tokens.some(
    (token) => stem(token.lower) === stem(lower) && baseOf(token.lower, "past", "gerund") !== null,
  );
}

/** "tables of eight", "payroll for 60": of whom is left open. */
function isGroupSize(one: Quantity, source: Reading): boolean {
  return (
    (countedBy(one, source).length === 0 &&
      /\b(?:of|for|with) $/.test(source.text.slice(Math.max(0, one.start - 6), one.start))) ||
    /\bn\s?=\s?$/i.test(source.text.slice(Math.max(0, one.start - 5), one.start))
  );
}
