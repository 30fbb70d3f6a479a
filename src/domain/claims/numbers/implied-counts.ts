import { baseOf } from "../../language/inflect.ts";
import { smallNumber } from "../quantities/number-words.ts";
import { alike, says } from "../support.ts";
import { beforeCount, countedBy } from "./counted.ts";
import { before, type Case } from "./implied-case.ts";

/** "more than one age group" for "different age groups". */
export const isSeveral: Case = (said, suggestion, { reading }) =>
  said.value === 1 &&
  said.unit === "plain" &&
  countedBy(said, suggestion).some(({ lower }) =>
    lower === "occasion"
      ? /\b(?:twice|more than once|repeatedly)\b/i.test(reading.text)
      : reading.words.has(`${lower}s`),
  );

/** "level 2" for "L2". */
export const isStep: Case = (said, suggestion, { reading }) =>
  /\b(?:level|grade|year|stage|tier|band|class|terminal|priority) $/i.test(before(said, suggestion, 9)) &&
  new RegExp(`\\b[a-z]{1,4}${said.value}\\b`, "i").test(reading.text);

export const isNone: Case = (said, _, { reading }) =>
  said.value === 0 &&
  /\b(?:no|none|never|nobody|nothing|without|any|free|not an? single|not one)\b/i.test(reading.text);

/** "the two of us" are one colleague and I; "one of four" has three others. */
export const isOthers: Case = (said, suggestion, { reading }) => {
  if (!/^ (?:colleagues?|others?|co-?\w+)\b/i.test(suggestion.text.slice(said.end, said.end + 14)))
    return false;
  const all = /\b(\w+) of us\b|\bone of (?:the )?(\w+)\b/i.exec(reading.text);
  return smallNumber(all?.[1] ?? all?.[2] ?? "") === said.value + 1;
};

/** "both branches" are two; so are a colleague and I. */
export const isTwo: Case = (said, suggestion, { reading }) => {
  if (said.value !== 2 || said.unit !== "plain") return false;
  const noun = countedBy(said, suggestion)[0]?.lower;
  if (/^twice$/i.test(said.text) && /\bagain\b/i.test(reading.text)) return true;
  if (/\bboth\b/i.test(reading.text)) return noun === undefined || says(reading, noun);
  if (/^pair$/i.test(said.text))
    return /\b(?:me|i) and (?:an?|my|one)\b|\band (?:i|me)\b|\bwith (?:an?|one|my) \w+\b/i.test(reading.text);
  return (
    /\b(?:team|group) of $/i.test(before(said, suggestion, 10)) &&
    /\bwith (?:an?|one|my|another) (?:other\b|(?:other )?(?:colleague|co-?worker|friend|partner|brother|sister|person|nurse|carer|teacher|cook|driver))\b/i.test(
      reading.text,
    )
  );
};

export const isOne: Case = (said, suggestion, { reading }) => {
  if (said.value !== 1 || said.unit !== "plain" || !/^one$/i.test(said.text)) return false;
  const noun = countedBy(said, suggestion)[0];
  return noun === undefined || says(reading, noun.lower);
};

const SETS: readonly [value: number, words: RegExp][] = [
  [2, /\b(?:twins?|duo|duet|duplicate|bilingual)\b/i],
  [3, /\b(?:triplets|trio|triplicate|trilingual)\b/i],
  [4, /\b(?:quartet|quadruplets)\b/i],
  [5, /\b(?:quintet)\b/i],
];

/** "a group of four" for "a quartet". */
export const isSet: Case = (said, suggestion, { reading }) => {
  if (said.unit !== "plain") return false;
  const counted = countedBy(said, suggestion);
  return (
    SETS.some(([value, words]) => value === said.value && words.test(reading.text)) &&
    (counted.length === 0 || counted.some(({ lower }) => OF_A_SET.test(lower) || says(reading, lower)))
  );
};

/** "three children" for "twins and their brother". */
export const isSetAndOne: Case = (said, suggestion, { reading }) =>
  said.unit === "plain" &&
  countedBy(said, suggestion).some(({ lower }) => /^(?:children|kids|siblings|people)$/.test(lower)) &&
  SETS.some(
    ([value, words]) =>
      value + 1 === said.value &&
      new RegExp(
        `${words.source}[^.;]{0,16} (?:and|plus|with) (?:an?|their|his|her|one) (?:[a-z]+ )?(?:brother|sister|sibling|child|baby|toddler|boy|girl|son|daughter)\\b`,
        "i",
      ).test(reading.text),
  );

const OF_A_SET =
  /^(?:players?|members?|musicians?|singers?|people|children|boys|girls|babies|copies|languages|piece)$/;

/** "1,200 km" for "1.200 km", as much of Europe writes it. */
export const isEuropean: Case = ({ spoken }, _, { reading }) =>
  spoken >= 1000 &&
  new RegExp(
    `(?<![\\d.])${Math.trunc(spoken / 1000)}\\.${String(spoken % 1000).padStart(3, "0")}(?![\\d.])`,
  ).test(reading.text);

/** "Kitchen 2" for "kitchen no. 2". */
export const isNumberOf: Case = (said, suggestion, { reading }) =>
  said.unit === "plain" &&
  countedBy(said, suggestion).length === 0 &&
  new RegExp(`\\b(?:no|nr|number)\\.? ?${said.value}\\b`, "i").test(reading.text);

/** "tripled" for "grew 3 times", "10 socks" for "5 pairs of socks". */
export const isMultiple: Case = ({ unit, value, end }, { text }, { reading }) => {
  if (unit === "times")
    return [
      ...reading.text.matchAll(/\b(?:grew|grown|grow|increased|rose|up)\b[^.;,\d]{0,16}(\w+) times\b/gi),
    ].some(([, count = ""]) => smallNumber(count) === value);
  return (
    unit === "plain" &&
    !/^ pairs?\b/i.test(text.slice(end, end + 6)) &&
    [...reading.text.matchAll(/\b(\w+) pairs of\b/gi)].some(
      ([, count = ""]) => (smallNumber(count) ?? 0) * 2 === value,
    )
  );
};

/** "Years 7 to 9" for "yrs 7, 8 + 9"; "four floors" for "floors 2 to 5"; "three shifts" for "1st, 2nd and 3rd shift". */
export const isRun: Case = (said, suggestion, { quantities, reading }) => {
  const values = new Set(quantities.map(({ value }) => value));
  if (said.high !== undefined && Number.isInteger(said.value) && said.high - said.value <= 12) {
    const run = Array.from({ length: said.high - said.value + 1 }, (_, more) => said.value + more);
    return run.length > 2 && run.every((value) => values.has(value));
  }
  if (said.unit !== "plain") return false;
  const counted = countedBy(said, suggestion);
  const ordinals = new Set(quantities.filter(({ unit }) => unit === "ordinal").map(({ value }) => value));
  if (ordinals.size > 1 && ordinals.size === said.value)
    return counted.some(({ lower }) => says(reading, lower));
  return quantities.some(
    (one) =>
      one.high !== undefined &&
      one.high - one.value + 1 === said.value &&
      beforeCount(one, reading)
        .slice(0, 1)
        .some((noun) => counted.some((other) => alike(noun.lower, other.lower))),
  );
};

const LIST = /\b[\p{L}-]+(?:, [\p{L}-]+)*(?:,? (?:and|&|\+) |\/)[\p{L}-]+\b/gu;

/** "three languages: German, French and Dutch": what is counted is listed. */
export const isListed: Case = (said, suggestion, { reading }) =>
  said.unit === "plain" &&
  [...reading.text.matchAll(LIST)].some(([list]) => {
    const items = list.split(/,? (?:and|&|\+) |, |\//);
    return (
      items.length === said.value &&
      // "6 staff and did the ordering" is no list of two.
      items.every(
        (item) => suggestion.words.has(item.toLowerCase()) && baseOf(item.toLowerCase(), "past") === null,
      )
    );
  });
