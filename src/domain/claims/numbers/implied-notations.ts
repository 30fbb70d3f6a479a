import type { Quantity } from "../quantities/quantity.ts";
import { alike, type Reading } from "../support.ts";
import { beforeCount, countedBy } from "./counted.ts";
import type { Case } from "./implied-case.ts";
import type { StatedNumbers } from "./stated-numbers.ts";

const SLASHED = /(?<![\d/.])(\d+(?:\.\d+)?) ?\/ ?(\d+(?:\.\d+)?)(?![\d/])/g;

/** "9 out of 10" for "9/10", "five or six" for "5/6". */
const isSlashed: Case = (said, suggestion, { reading }) => {
  const { value, high, start, end } = said;
  const isTop = /^ ?(?:\/|out of)/i.test(suggestion.text.slice(end, end + 8));
  const isBottom = /(?:\/|out of) ?$/i.test(suggestion.text.slice(Math.max(0, start - 7), start));
  const counts = !countedBy(said, suggestion).every(({ lower }) => SCORE.test(lower));
  return [...reading.text.matchAll(SLASHED)].some(([, one, other]) => {
    if (high !== undefined) return value === Number(one) && high === Number(other);
    if (isTop || isBottom) return value === Number(isTop ? one : other);
    // Who scored 9/10 led no nine people.
    return !counts && (value === Number(one) || value === Number(other));
  });
};

const SCORE = /^(?:scale|stars?|points?|marks?|gpa|score|rating)$/;

const RATIO = /(?<![\d:])(\d+) ?: ?(\d+)(?![\d:])/g;

/** "one adult to four children" for "1:4". */
const isRatio: Case = ({ value, high }, { quantities }, { reading }) =>
  [...reading.text.matchAll(RATIO)].some(([, first, second]) => {
    const [one, other] = [Number(first), Number(second)];
    if (high !== undefined) return value === one && high === other;
    const isSaid = (part: number) => quantities.some((quantity) => quantity.value === part);
    return (value === one || value === other) && isSaid(one) && isSaid(other);
  });

/** "2:1" for "upper second" or "2.1". */
const isHonours: Case = (said, { text }, { reading }) => {
  const around = text.slice(Math.max(0, said.start - 2), said.end + 2);
  const honours = /\b2:([12])\b/.exec(around)?.[1];
  if (honours === undefined) return false;
  const stated =
    honours === "1" ? /\bupper[- ]second\b|\b2\.1\b|\b2i\b/i : /\blower[- ]second\b|\b2\.2\b|\b2ii\b/i;
  return stated.test(reading.text);
};

/** "a team of seven" for "with 6 others", "seven colleagues" for "a team of 8 incl. me". */
const isWithOneself: Case = (said, { text }, { reading, quantities }) => {
  if (said.unit !== "plain") return false;
  const group = /\b(?:(?:team|crew|group|squad)|one) of $/i.test(
    text.slice(Math.max(0, said.start - 10), said.start),
  );
  if (group)
    return quantities.some(
      ({ value, start, end }) =>
        value + 1 === said.value &&
        (/^ (?:others?|colleagues?|co-?workers?)\b/i.test(reading.text.slice(end, end + 14)) ||
          /\b(?:me|i|myself) (?:and|plus|\+|&) $/i.test(reading.text.slice(Math.max(0, start - 14), start))),
    );
  return (
    /^ (?:others?|colleagues?|co-?workers?|teammates?)\b/i.test(text.slice(said.end, said.end + 14)) &&
    quantities.some(
      ({ value, end }) =>
        value - 1 === said.value &&
        /^[^.;]{0,16}\b(?:incl\.?|including|with|counting) (?:me|myself)\b/i.test(
          reading.text.slice(end, end + 40),
        ),
    )
  );
};

const LABELS = "grade|year|tier|level|class|floor|week|day|key stage|phase|stage|form";

/** "sixth and seventh grade" for "grades 6 and 7". */
const isOrdinalLabel: Case = (said, { text }, { reading, quantities }) => {
  if (said.unit !== "ordinal") return false;
  const label = new RegExp(`\\b(${LABELS})s?\\b`, "i").exec(text)?.[1];
  return (
    label !== undefined &&
    new RegExp(`\\b${label}s? (?:\\d+(?:, | and | & | ?\\+ ?| ?[-–] ?| to ))*${said.value}\\b`, "i").test(
      reading.text,
    ) &&
    quantities.some(({ value, high }) => value === said.value || high === said.value)
  );
};

const NUMBERED = /\b([a-z]+?)s? ((?:\d+|[A-Z])(?:(?:, | and | & | ?\+ ?)(?:\d+|[A-Z]))+)\b/g;
const LETTERS = /\b([a-z]+?)s? ([A-Z]) ?(?:to|[-–]) ?([A-Z])\b/g;

/** "two chapters" for "chapters 3 and 4", "four lines" for "lines A to D". */
const isNumbered: Case = (said, suggestion, { reading }) => {
  if (said.unit !== "plain") return false;
  const counted = countedBy(said, suggestion);
  const counts = (noun: string, size: number) =>
    size === said.value && counted.some(({ lower }) => alike(lower, noun) || lower.startsWith(noun));
  return (
    [...reading.text.matchAll(NUMBERED)].some(([, noun = "", list = ""]) =>
      counts(noun, list.split(/, | and | & | ?\+ ?/).length),
    ) ||
    [...reading.text.matchAll(LETTERS)].some(([, noun = "", from = "", to = ""]) =>
      counts(noun, to.charCodeAt(0) - from.charCodeAt(0) + 1),
    )
  );
};

const AMOUNTS = /\d[\d.,]*k?(?:(?:, | and | \+ | & )[$€£]?\d[\d.,]*k?)+/gi;

/** "three grants" for "grants won: 40k, 25k, 35k". */
const isAmounts: Case = (said, suggestion, { reading }) =>
  said.unit === "plain" &&
  [...reading.text.matchAll(AMOUNTS)].some(
    ([list]) =>
      list.split(/, | and | \+ | & /).length === said.value &&
      countedBy(said, suggestion).some(({ lower }) => reading.words.has(lower)),
  );

const LISTED = /\b[\p{L}-]+(?:, [\p{L}-]+)+,? (?:and|&|\+|or) [\p{L}-]+ ([\p{L}-]+)/gu;

/** "three shifts" for "early, late and night shift". */
const isListedKind: Case = (said, suggestion, { reading }) =>
  said.unit === "plain" &&
  [...reading.text.matchAll(LISTED)].some(
    ([list, noun = ""]) =>
      list.split(/, |,? (?:and|&|\+|or) /).length === said.value &&
      countedBy(said, suggestion).some(({ lower }) => alike(lower, noun)),
  );

/** "the top 15 %" for "85th percentile", "the top 25 %" for "the upper quartile". */
const isPercentile: Case = (said, { text }, { reading, quantities }) => {
  if (said.unit !== "percent" || !/\btop $/i.test(text.slice(Math.max(0, said.start - 4), said.start)))
    return false;
  if (said.value === 25 && /\b(?:upper|top) quartile\b/i.test(reading.text)) return true;
  return (
    /\bpercentile\b/i.test(reading.text) &&
    quantities.some(({ unit, value }) => unit === "ordinal" && value + said.value === 100)
  );
};

/** "a second translator" for "another translator". */
const isAnother: Case = (said, suggestion, { reading }) =>
  said.unit === "ordinal" &&
  said.value === 2 &&
  /\ba $/i.test(suggestion.text.slice(Math.max(0, said.start - 2), said.start)) &&
  [...reading.text.matchAll(/\banother ([a-z]+)/gi)].some(([, noun = ""]) =>
    alike(/^ ([a-z]+)/i.exec(suggestion.text.slice(said.end, said.end + 24))?.[1] ?? "", noun),
  );

/** "first" for "top of my class", "best of 12". */
const isFirst: Case = (said, _, { reading }) =>
  said.unit === "ordinal" &&
  said.value === 1 &&
  /\b(?:top|best) of\b|\b(?:sold|had|scored|made|got|won) the most\b|\bnumber (?:1|one)\b|\bno\.? ?1\b|#1/i.test(
    reading.text,
  );

/** "up to seven" for "5 tables, 7 on Fridays". */
const isMost: Case = (said, suggestion, { quantities, reading }) =>
  said.bound === "upto" &&
  quantities.some(
    (one, index) =>
      one.value === said.value &&
      countedBy(one, reading).length === 0 &&
      beforeCount(one, reading).length > 0 &&
      countedBy(said, suggestion).some(({ lower }) =>
        quantities
          .slice(0, index)
          .some((other) => countedBy(other, reading).some((noun) => alike(noun.lower, lower))),
      ),
  );

const NOTATIONS: readonly Case[] = [
  isSlashed,
  isRatio,
  isHonours,
  isWithOneself,
  isOrdinalLabel,
  isNumbered,
  isListedKind,
  isAmounts,
  isPercentile,
  isFirst,
  isAnother,
  isMost,
];

/** Numbers that a source writes in signs or leaves to be counted. */
export function isNotated(said: Quantity, suggestion: Reading, source: StatedNumbers): boolean {
  return NOTATIONS.some((holds) => holds(said, suggestion, source));
}
