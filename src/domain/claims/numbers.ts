import type { Claim } from "./claim.ts";
import { countedBy } from "./counted.ts";
import { countsTheSame, isProduct, misnamesSum } from "./counting.ts";
import { isNotated } from "./implied-notations.ts";
import { isBounded, isImplied } from "./implied-numbers.ts";
import { isInName, isLabelled, isSameLabel } from "./labels.ts";
import { countsOthersTwice, countsTheMeasured, isMisplaced } from "./misplaced-numbers.ts";
import { leavesHalfOpen } from "./quantities/clock.ts";
import { isOtherDate } from "./quantities/date-pairs.ts";
import { isDerived } from "./quantities/derived.ts";
import { isOtherExcess, isSameExcess } from "./quantities/excess.ts";
import { isPaced } from "./quantities/pace.ts";
import type { Quantity } from "./quantities/quantity.ts";
import { freePlaces } from "./quantities/special-quantities.ts";
import { same, statesSame } from "./quantities/support-quantity.ts";
import { sameRate } from "./rates.ts";
import { takesWhole } from "./shares-of-wholes.ts";
import { type StatedNumbers, statedNumbers } from "./stated-numbers.ts";
import type { Reading } from "./support.ts";

const TIME_UNITS = new Set(["year", "month", "months", "seconds", "clock"]);

/** Numbers, dates and spans of a suggestion that the source does not state, or states of something else. */
export function unsupportedNumbers(suggestion: Reading, source: Reading): Claim[] {
  if (suggestion.quantities.length === 0) return [];
  // A number inside a name such as "Windows 10" is judged with the name.
  const free = freePlaces(suggestion.text, placesOfNames(suggestion));
  const said = statedNumbers(suggestion);
  const stated = statedNumbers(source);
  return suggestion.quantities
    .filter((one) => free(one) && !isSupported(one, said, stated))
    .map((one) => ({
      kind: TIME_UNITS.has(one.unit) ? ("time" as const) : ("number" as const),
      text: one.text,
      start: one.start,
      end: one.end,
    }));
}

function placesOfNames({ concepts, tokens }: Reading): { start: number; end: number }[] {
  return concepts.map(({ first, last }) => ({
    start: tokens[first]?.start ?? 0,
    end: tokens[last]?.end ?? 0,
  }));
}

function isSupported(said: Quantity, suggestion: StatedNumbers, source: StatedNumbers): boolean {
  const spoken = readingsOf(said, source);
  if (isSameLabel(said, suggestion.reading, source.reading)) return true;
  if (takesWhole(said, suggestion, source)) return false;
  if (isOtherDate(said, suggestion, source)) return false;
  const counts =
    !isLabelled(said, suggestion.reading) &&
    !isInName(said, suggestion.reading) &&
    countedBy(said, suggestion.reading).length > 0;
  const stated = source.quantities.filter(
    (one) =>
      // "band 6 nurse" has no six nurses.
      !(
        counts &&
        said.unit === "plain" &&
        (isLabelled(one, source.reading) || isInOtherName(one, said, suggestion.reading, source.reading))
      ) &&
      ((spoken.some((version) => statesSame(version, one)) &&
        !isOtherExcess(said, suggestion, one, source)) ||
        isSameExcess(said, suggestion, one, source) ||
        isOtherReading(said, one) ||
        isOtherReading(one, said) ||
        isOtherHalf(said, one) ||
        isScore(said, one, source.reading) ||
        isWhatIsLeft(said, suggestion, one, source) ||
        isAge(said, one, suggestion.reading) ||
        isAge(one, said, source.reading) ||
        leavesUnitOut(said, one, suggestion) ||
        leavesUnitOut(one, said, source)),
  );
  if (stated.length === 0)
    return (
      !countsOthersTwice(said, suggestion, source) &&
      (isToldOtherwise(said, suggestion.reading, source) ||
        (spoken.some((version) => source.implies(version)) &&
          !misnamesSum(said, suggestion.reading, source)) ||
        isProduct(said, suggestion.reading, source) ||
        isEndOfRange(said, suggestion, source))
    );
  if (isOtherStep(said, stated, suggestion, source)) return false;
  if (isMisplaced(said, stated, suggestion, source)) return false;
  if (countsTheMeasured(said, stated, suggestion, source)) return false;
  if (isPrecise(said, suggestion) && stated.every(({ bound }) => bound !== "exact")) return false;
  if (isExperience(said, suggestion) && stated.every((one) => isOld(one, source))) return false;
  if (!sameRate(said, stated, suggestion.reading, source.reading)) return false;
  if (isReversed(said, suggestion, source)) return false;
  if (said.unit !== "plain" && said.unit !== "money") return true;
  return (
    countsTheSame(said, stated, suggestion.reading, source) ||
    (isShort(source) && isNotated(said, suggestion.reading, source))
  );
}

/** "Store 418" made "418 stores"; "GPA 3.8" is a GPA of 3.8 still. */
function isInOtherName(one: Quantity, said: Quantity, suggestion: Reading, source: Reading): boolean {
  return (
    isInName(one, source) &&
    (Number.isInteger(one.value) ||
      !countedBy(said, suggestion).some(({ text }) => source.text.includes(text)))
  );
}

/** No entry is longer; each of these questions looks through the whole source. */
const SHORT = 3000;

function isShort({ reading, quantities }: StatedNumbers): boolean {
  return reading.text.length <= SHORT && quantities.length <= 40;
}

/** A number that the source has in a word, in a list, in signs, or as arithmetic in one step. */
function isToldOtherwise(said: Quantity, suggestion: Reading, source: StatedNumbers): boolean {
  if (!isShort(source)) return false;
  // "over 100" for what comes to 100 says more.
  if (said.bound === "over" || said.bound === "least") return isBounded(said, suggestion, source);
  return (
    isImplied(said, suggestion, source) ||
    isPaced(said, suggestion, source.reading) ||
    isNotated(said, suggestion, source) ||
    isDerived(said, suggestion, source.reading)
  );
}

/** A sum may be bare in the source, and "thousands of pounds" is one. */
function readingsOf(said: Quantity, { money }: StatedNumbers): Quantity[] {
  if (said.unit === "money" && money) return [said, { ...said, unit: "plain" }];
  return /^(?:dozens|hundreds|thousands|millions)$/i.test(said.text)
    ? [said, { ...said, unit: "money" }]
    : [said];
}

/** "exactly 30" for "about 30". */
function isPrecise({ start }: Quantity, { reading: { text } }: StatedNumbers): boolean {
  return /\b(?:exactly|precisely) $/i.test(text.slice(Math.max(0, start - 10), start));
}

/** "30 years of experience" for who worked at "a 30-year-old firm" or with "5 year old children". */
function isExperience({ end, unit }: Quantity, { reading: { text } }: StatedNumbers): boolean {
  return unit === "months" && /^(?: of|')?[\w ]{0,24} experience\b/i.test(text.slice(end, end + 40));
}

function isOld({ end }: Quantity, { reading: { text } }: StatedNumbers): boolean {
  return /^[- ]olds?\b/i.test(text.slice(end, end + 5));
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
function isAge(bare: Quantity, full: Quantity, { text }: Reading): boolean {
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
    units.has(full.unit) &&
    countedBy(bare, reading).every(({ lower }) => AFTER_BARE.has(lower))
  );
}

const AFTER_BARE = new Set(["before", "previously", "earlier", "now", "today", "originally"]);

const CHANGING =
  /\b(?:rais|grow|grew|increas|expand|boost|cut|reduc|lower|decreas|shr[aiu]nk|f[ae]ll|r[oi]se|dropp?|gain|lift|improv|got|brought|took|went|push)\w*\b[^.;]*$/i;

/** Who grew something to 45 did not grow it by 45. */
function isOtherStep(
  said: Quantity,
  stated: readonly Quantity[],
  suggestion: StatedNumbers,
  source: StatedNumbers,
): boolean {
  const step = stepOf(said, suggestion);
  return (
    step !== null && stated.every((one) => (stepOf(one, source) ?? step) !== step) && !source.implies(said)
  );
}

function stepOf({ start, spoken }: Quantity, { reading, isEnd }: StatedNumbers): "by" | "to" | null {
  const before = reading.text.slice(Math.max(0, start - 60), start);
  if (!CHANGING.test(before)) return isEnd(spoken) ? "to" : null;
  const step = /\b(by|to|from)\s(?:(?:about|around|over|nearly|almost|more than|some|roughly) )?[$€£]?$/i
    .exec(before)?.[1]
    ?.toLowerCase();
  return step === undefined ? null : step === "by" ? "by" : "to";
}

/** "1.2m to 1.8m" may be a change as well as a range. */
function isEndOfRange(said: Quantity, suggestion: StatedNumbers, source: StatedNumbers): boolean {
  if (said.high !== undefined)
    return source.changes.some(([from, to]) => from.value === said.value && to.value === said.high);
  const [from, to] = suggestion.changeAt(said) ?? [];
  if (!from || !to) return false;
  return source.quantities.some(
    ({ unit, value, high }) =>
      (unit === said.unit || (source.money && said.unit === "money" && unit === "plain")) &&
      same(value, from.value) &&
      high !== undefined &&
      same(high, to.value),
  );
}

function isReversed(said: Quantity, suggestion: StatedNumbers, source: StatedNumbers): boolean {
  const [from, to] = suggestion.changeAt(said) ?? [];
  if (!from || !to) return false;
  const has = (a: Quantity, b: Quantity) =>
    source.changes.some(([x, y]) => x.value === a.value && y.value === b.value);
  return has(to, from) && !has(from, to);
}
