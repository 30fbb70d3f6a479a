import type { Claim } from "../claim.ts";
import { isOtherDate } from "../quantities/date-pairs.ts";
import { isDerived } from "../quantities/derived.ts";
import { isOtherExcess } from "../quantities/excess.ts";
import { isPaced } from "../quantities/pace.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { freePlaces } from "../quantities/special-quantities.ts";
import { statesSame } from "../quantities/support-quantity.ts";
import type { Reading } from "../support.ts";
import { countedBy } from "./counted.ts";
import { countsTheSame } from "./counting.ts";
import { isNotated } from "./implied-notations.ts";
import { isBounded, isImplied } from "./implied-numbers.ts";
import { isInName, isLabelled, isSameLabel } from "./labels.ts";
import { countsOthersTwice, countsTheMeasured, isMisplaced } from "./misplaced-numbers.ts";
import { hasOtherRole } from "./number-roles.ts";
import { takesPart } from "./parts-of-counts.ts";
import { sameRate } from "./rates.ts";
import { isSameNumber } from "./same-number.ts";
import { takesWhole } from "./shares-of-wholes.ts";
import { type StatedNumbers, statedNumbers } from "./stated-numbers.ts";
import { isEndOfRange, isOtherStep, isReversed } from "./steps-of-change.ts";
import { isProduct, misnamesSum } from "./sums.ts";
import { isSwapped } from "./swapped-numbers.ts";

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

function placesOfNames({ concepts, tokens, quantities }: Reading): { start: number; end: number }[] {
  // In "90 ms" and "80 degrees" the word is a unit and no name.
  const measured = new Map(
    quantities.flatMap(({ unit, start, end }) =>
      unit === "plain" || unit === "ordinal" ? [] : [[end, start]],
    ),
  );
  return concepts
    .map(({ first, last }) => ({ start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 }))
    .filter(({ start, end }) => (measured.get(end) ?? start) >= start);
}

function isSupported(said: Quantity, suggestion: StatedNumbers, source: StatedNumbers): boolean {
  const spoken = readingsOf(said, source);
  if (isSameLabel(said, suggestion.reading, source.reading)) return true;
  if (takesWhole(said, suggestion, source)) return false;
  if (isShort(source) && takesPart(said, suggestion, source)) return false;
  if (isOtherDate(said, suggestion, source)) return false;
  const counts =
    !isLabelled(said, suggestion.reading) &&
    !isInName(said, suggestion.reading) &&
    (countedBy(said, suggestion.reading).length > 0 || isSizeOfGroup(said, suggestion.reading));
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
        isSameNumber(said, suggestion, one, source)),
  );
  if (stated.length === 0)
    return (
      !countsOthersTwice(said, suggestion, source) &&
      (isToldOtherwise(said, suggestion.reading, source) ||
        // "Level 3" is no sum of anything.
        (!isLabelled(said, suggestion.reading) &&
          ((spoken.some((version) => source.implies(version)) &&
            !misnamesSum(said, suggestion.reading, source)) ||
            isProduct(said, suggestion.reading, source))) ||
        isEndOfRange(said, suggestion, source))
    );
  if (isOtherStep(said, stated, suggestion, source)) return false;
  if (isMisplaced(said, stated, suggestion, source)) return false;
  if (isShort(source) && hasOtherRole(said, stated, suggestion, source)) return false;
  if (isShort(source) && isSwapped(said, stated, suggestion, source)) return false;
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

function isSizeOfGroup({ start }: Quantity, { text }: Reading): boolean {
  return /\b(?:class|team|group|crew) of $/i.test(text.slice(Math.max(0, start - 10), start));
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
