import type { Quantity } from "../quantities/quantity.ts";
import { same } from "../quantities/support-quantity.ts";
import type { Reading } from "../support.ts";
import { before, type Case } from "./implied-case.ts";
import {
  isEuropean,
  isListed,
  isMultiple,
  isNone,
  isNumberOf,
  isOne,
  isOthers,
  isRun,
  isSet,
  isSetAndOne,
  isSeveral,
  isStep,
  isTwo,
} from "./implied-counts.ts";
import {
  isAllDay,
  isClock,
  isDays,
  isFullTimeShare,
  isHalfYear,
  isOneSpan,
  isQuarter,
  isSameWords,
  isShortYear,
} from "./implied-spans.ts";
import type { StatedNumbers } from "./stated-numbers.ts";

/** Of a share or the end of a change a bound can be told. */
export function isBounded(said: Quantity, suggestion: Reading, source: StatedNumbers): boolean {
  return (
    isShare(said, suggestion, source) ||
    isEnd(said, suggestion, source) ||
    isSeveral(said, suggestion, source) ||
    isMoreThanHalf(said, suggestion, source)
  );
}

/** Numbers that a source has in a word, a list or a way of speaking. */
export function isImplied(said: Quantity, suggestion: Reading, source: StatedNumbers): boolean {
  return CASES.some((holds) => holds(said, suggestion, source));
}

const isMoreThanHalf: Case = ({ unit, value }, _, { reading }) =>
  unit === "percent" && value === 50 && /\b(?:most of|majority|most (?=[a-z]+s\b))/i.test(reading.text);

/** "second place" for "runner-up", a top-three finish for who came second. */
const isRank: Case = (said, suggestion, { reading, quantities }) => {
  if (said.unit === "ordinal" && said.value === 2) return /\brunner[- ]?up\b/i.test(reading.text);
  return (
    /\btop[- ]$/i.test(before(said, suggestion, 5)) &&
    quantities.some(({ unit, value }) => unit === "ordinal" && value <= said.value)
  );
};

/** "six-figure" for 240,000, "double-digit" for 12 %. */
const isFigures: Case = (said, suggestion, { quantities }) => {
  const digits = /[- ]digits?$/i.test(said.text)
    ? String(Math.trunc(said.value)).length
    : /^[- ]figure\b/i.test(suggestion.text.slice(said.end, said.end + 8))
      ? said.value
      : null;
  return (
    digits !== null &&
    quantities.some(
      ({ value, unit, spoken }) => String(Math.trunc(unit === "percent" ? spoken : value)).length === digits,
    )
  );
};

/** "20 more" for "140 (target 120)", "59 of 60" for "lost only 1 of 60". */
const isDifference: Case = (said, suggestion, { quantities, reading }) => {
  if (said.unit !== "plain" || said.bound !== "exact" || said.high !== undefined) return false;
  const compared = /^[^.;,\n]{0,24}?\b(?:more|fewer|less|above|below|ahead|left)\b/i.test(
    suggestion.text.slice(said.end, said.end + 40),
  );
  const rest = /\ball but $/i.test(before(said, suggestion, 8));
  const lost = /\b(?:lost|missed|failed|left|dropped out|except|but)\b/i.test(reading.text);
  if (!compared && !lost && !rest) return false;
  return quantities.some(
    (one, index) =>
      one.unit === "plain" &&
      quantities[index + 1]?.unit === "plain" &&
      Math.abs(one.value - (quantities[index + 1]?.value ?? 0)) === said.value,
  );
};

/** "80 %" for "150 quotes, 120 became policies"; growth is no share. */
const isShare: Case = (said, suggestion, { quantities }) => {
  const grown = /^ (?:more|fewer|less|higher|lower|faster|cheaper|growth|increase)\b/i;
  if (said.unit !== "percent" || /^by\b/i.test(said.text)) return false;
  if (
    grown.test(suggestion.text.slice(said.end, said.end + 12)) ||
    /\bby $/i.test(before(said, suggestion, 4))
  )
    return false;
  return quantities.some((part, index) =>
    [quantities[index - 1], quantities[index + 1]].some(
      (whole) =>
        whole?.unit === part.unit &&
        (part.unit === "plain" || part.unit === "money") &&
        part.value < whole.value &&
        whole.value >= 10 &&
        isAbout((part.value / whole.value) * 100, said),
    ),
  );
};

function isAbout(share: number, { value, bound }: Quantity): boolean {
  if (bound === "over" || bound === "least") return share > value && share <= value * 1.1;
  return bound === "nearly" ? share < value && share >= value * 0.95 : Math.abs(share - value) <= 0.51;
}

/** "one hour" for "took 90 minutes, got it to 60": an end of a change has the unit of the other. */
const isEnd: Case = (said, _, { changes }) =>
  changes.some((change) =>
    change.some((end) => end.unit === said.unit && same(end.value, said.value) && end.bound === said.bound),
  );

const CASES: readonly Case[] = [
  isAllDay,
  isOneSpan,
  isClock,
  isStep,
  isNone,
  isOthers,
  isTwo,
  isOne,
  isSet,
  isSetAndOne,
  isRank,
  isFigures,
  isDays,
  isFullTimeShare,
  isRun,
  isDifference,
  isQuarter,
  isMultiple,
  isSameWords,
  isEuropean,
  isNumberOf,
  isHalfYear,
  isShortYear,
  isEnd,
  isShare,
  isListed,
];
