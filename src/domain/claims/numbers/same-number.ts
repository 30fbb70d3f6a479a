import { leavesHalfOpen } from "../quantities/clock.ts";
import { isSameExcess } from "../quantities/excess.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { same } from "../quantities/support-quantity.ts";
import type { Reading } from "../support.ts";
import { countedBy } from "./counted.ts";
import type { StatedNumbers } from "./stated-numbers.ts";

/** Whether a stated number is the same one in another form: another unit, an age, a score, what is left of it. */
export function isSameNumber(
  said: Quantity,
  suggestion: StatedNumbers,
  one: Quantity,
  source: StatedNumbers,
): boolean {
  return (
    isSameExcess(said, suggestion, one, source) ||
    isOtherReading(said, one) ||
    isOtherReading(one, said) ||
    isOtherHalf(said, one) ||
    isScore(said, one, source.reading) ||
    isWhatIsLeft(said, suggestion, one, source) ||
    isAge(said, one, suggestion.reading) ||
    isAge(one, said, source.reading) ||
    leavesUnitOut(said, one, suggestion) ||
    leavesUnitOut(one, said, source)
  );
}

/** "50 m" may be metres, "a 10k" ten kilometres. */
function isOtherReading(long: Quantity, short: Quantity): boolean {
  const letter = /^\d[\d.,]*\s?([mk])$/i.exec(short.text)?.[1]?.toLowerCase();
  return (
    letter !== undefined &&
    long.unit === "millimetres" &&
    long.value === short.spoken * (letter === "m" ? 1e3 : 1e6)
  );
}

/** "aged 16 to 18" for "16-18 yrs". */
export function isAge(bare: Quantity, full: Quantity, { text }: Reading): boolean {
  return (
    bare.unit === "plain" &&
    full.unit === "months" &&
    bare.value * 12 === full.value &&
    (bare.high ?? 0) * 12 === (full.high ?? 0) &&
    /\b(?:aged?|ages)(?: between| from)? (?:\w+(?:, | and | & |,? or ))*$/i.test(
      text.slice(Math.max(0, bare.start - 32), bare.start),
    )
  );
}

/** "15 points" for "NPS +15". */
function isScore(said: Quantity, stated: Quantity, source: Reading): boolean {
  return (
    said.unit === "points" &&
    stated.unit === "plain" &&
    said.bound === stated.bound &&
    same(said.value, stated.value) &&
    countedBy(stated, source).length === 0
  );
}

/** "to one third" for "by two thirds". */
function isWhatIsLeft(
  said: Quantity,
  { reading }: StatedNumbers,
  stated: Quantity,
  source: StatedNumbers,
): boolean {
  return (
    said.unit === "percent" &&
    stated.unit === "percent" &&
    same(said.value + stated.value, 100) &&
    /\bto $/i.test(reading.text.slice(Math.max(0, said.start - 3), said.start)) &&
    /\bby\b/i.test(source.reading.text.slice(Math.max(0, stated.start - 4), stated.end))
  );
}

/** "half past six" for "6:30 pm". */
function isOtherHalf(said: Quantity, stated: Quantity): boolean {
  return (
    said.unit === "clock" &&
    stated.unit === "clock" &&
    Math.abs(said.value - stated.value) === 720 &&
    leavesHalfOpen(said.text)
  );
}

/** "by three days, from four to one": the unit of the bare number is that of another. */
function leavesUnitOut(bare: Quantity, full: Quantity, { reading, units }: StatedNumbers): boolean {
  return (
    bare.unit === "plain" &&
    !/^(?:plain|ordinal|times|year|month|clock)$/.test(full.unit) &&
    full.spoken === bare.value &&
    full.high === undefined &&
    full.bound === bare.bound &&
    (units.has(full.unit) || hasUnitWord(full, reading)) &&
    countedBy(bare, reading).every(({ lower }) => AFTER_BARE.has(lower))
  );
}

/** "Overtime hours: 90" */
function hasUnitWord({ text }: Quantity, { words }: Reading): boolean {
  const unit = /[a-z]{4,}$/i.exec(text)?.[0]?.toLowerCase();
  return unit !== undefined && words.has(unit);
}

const AFTER_BARE = new Set(["before", "previously", "earlier", "now", "today", "originally"]);
