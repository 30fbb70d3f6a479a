import type { Token } from "./tokens.ts";

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety";
const RANKS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth";

const SMALL: ReadonlyMap<string, number> = new Map([
  ...ONES.split(" ").map((word, value): [string, number] => [word, value]),
  ...TENS.split(" ").map((word, index): [string, number] => [word, (index + 2) * 10]),
  ["fourty", 40],
  ["ninty", 90],
  ["twelv", 12],
  ["fourthy", 40],
]);
/** Groups that are counts themselves: "a couple", "both", "a trio". */
const GROUPS: ReadonlyMap<string, number> = new Map([
  ["couple", 2],
  ["pair", 2],
  ["both", 2],
  ["duo", 2],
  ["twins", 2],
  ["twin", 2],
  ["twice", 2],
  ["dual", 2],
  ["bilingual", 2],
  ["trio", 3],
  ["thrice", 3],
  ["trilingual", 3],
  ["quartet", 4],
  ["quadrilingual", 4],
]);
const SCALES: ReadonlyMap<string, number> = new Map([
  ["dozen", 12],
  ["doz", 12],
  ["hundred", 100],
  ["k", 1e3],
  ["thousand", 1e3],
  ["thousend", 1e3],
  ["grand", 1e3],
  ["lakh", 1e5],
  ["lakhs", 1e5],
  ["m", 1e6],
  ["mio", 1e6],
  ["mil", 1e6],
  ["mill", 1e6],
  ["mln", 1e6],
  ["mn", 1e6],
  ["million", 1e6],
  ["crore", 1e7],
  ["crores", 1e7],
  ["bn", 1e9],
  ["billion", 1e9],
]);
const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...RANKS.split(" ").map((word, index): [string, number] => [word, index + 1]),
  ...TENS.split(" ").map((word, index): [string, number] => [word.replace(/y$/, "ieth"), (index + 2) * 10]),
]);

const FIRST = new Set([
  ...[SMALL, GROUPS, SCALES, ORDINALS].flatMap((words) => [...words.keys()]),
  ...["a", "an", "half"],
]);
/** More words than this are no number. */
const LONGEST = 10;

/** What is read at a place of a text, and the place after it. */
export interface Numeral {
  readonly values: readonly number[];
  readonly spoken: number;
  readonly next: number;
  readonly scale: number;
  readonly ordinal: boolean;
  /** "couple", "both": no word of the count that follows. */
  readonly group: boolean;
}

export function scaleOf(token: Token | undefined): number | undefined {
  return token?.kind === "word" ? SCALES.get(token.text) : undefined;
}

/** "seven" → 7 */
export function smallOf(word: string): number | undefined {
  return SMALL.get(word);
}

export function groupOf(word: string): number | undefined {
  return GROUPS.get(word);
}

/** "third" → 3 */
export function ordinalOf(word: string): number | undefined {
  return ORDINALS.get(word);
}

/** "twenty-five", "a hundred and fifty", "half a dozen", "a couple of hundred", "twenty-first". */
export function spelledAt(tokens: readonly Token[], from: number): Numeral | null {
  if (!FIRST.has(tokens[from]?.text ?? "")) return null;
  let at = from;
  let total = 0;
  let group = 0;
  let read = 0;
  let scale = 1;
  let lastScale = Number.POSITIVE_INFINITY;
  const word = (index: number) => (tokens[index]?.kind === "word" ? tokens[index].text : "");
  const first = word(at);
  const half = first === "half";
  if (half) at += 1;
  if ((half || first === "a" || first === "an") && at === from) at += 1;
  if (half && /^(?:an?)$/.test(word(at))) at += 1;
  const bareScale = scaleOf(tokens[at]);
  // "several hundred" is no hundred.
  const before = tokens[from - 1]?.text ?? "";
  if (scaleOf(tokens[from]) !== undefined && /^(?:several|few|many|some|multiple)$/.test(before)) return null;
  if (at > from && (bareScale === undefined || word(at).length < 3)) return null;
  const couple = GROUPS.get(word(at));
  if (at === from && couple !== undefined) {
    const of = word(at + 1) === "of" ? at + 2 : at + 1;
    const more = /^(?:couple|pair)$/.test(first) ? scaleOf(tokens[of]) : undefined;
    const values = [couple * (more ?? 1)];
    return {
      values,
      spoken: couple,
      next: more ? of + 1 : at + 1,
      scale: more ?? 1,
      ordinal: false,
      group: !more,
    };
  }
  while (at < tokens.length && read < LONGEST) {
    const here = word(at);
    const small = SMALL.get(here);
    const power = here.length > 2 ? SCALES.get(here) : undefined;
    if (small !== undefined && fits(group, small)) {
      group += small;
    } else if (power !== undefined && power < lastScale && (group > 0 || read === 0)) {
      if (power >= 1e3) {
        total += Math.max(group, 1) * power;
        group = 0;
        lastScale = power;
      } else group = Math.max(group, 1) * power;
      scale = power;
    } else break;
    read += 1;
    at += 1;
    const joint = tokens[at];
    // "forty-two" and "a hundred and ten" go on; "thirty and forty" are two numbers.
    const goesOn = (index: number) =>
      SMALL.has(word(index)) || (SCALES.has(word(index)) && word(index).length > 2);
    if (joint?.text === "-" && goesOn(at + 1) && joins(group, word(at + 1))) at += 1;
    else if (joint?.text === "and" && scale >= 100 && SMALL.has(word(at + 1))) at += 1;
  }
  const rank = ORDINALS.get(word(at)) ?? (word(at) === "" ? ORDINALS.get(word(at + 1)) : undefined);
  if (read > 0 && group >= 20 && group % 10 === 0 && rank !== undefined && rank < 10) {
    const next = word(at) === "" ? at + 2 : at + 1;
    return {
      values: [total + group + rank],
      spoken: group + rank,
      next,
      scale: 1,
      ordinal: true,
      group: false,
    };
  }
  if (read === 0) {
    const ordinal = ORDINALS.get(first);
    if (ordinal === undefined) return null;
    return { values: [ordinal], spoken: ordinal, next: from + 1, scale: 1, ordinal: true, group: false };
  }
  // "two and a half years"
  const next = andHalfAt(tokens, at);
  const value = (total + group) * (half ? 0.5 : 1) + (next > at ? 0.5 : 0);
  return {
    values: [value],
    spoken: value / scale,
    next,
    scale,
    ordinal: false,
    group: false,
  };
}

/** The place after "and a half", or the same place. */
export function andHalfAt(tokens: readonly Token[], at: number): number {
  const article = tokens[at + 1]?.text === "a" ? 1 : 0;
  return tokens[at]?.text === "and" && tokens[at + 1 + article]?.text === "half" ? at + 2 + article : at;
}

/** Only a ten takes a unit, only a hundred a ten: "eighteen one-hour talks" are eighteen. */
function fits(group: number, small: number): boolean {
  if (group === 0) return true;
  if (group % 100 === 0) return small > 0;
  return group % 100 >= 20 && group % 10 === 0 && small > 0 && small < 10;
}

function joins(group: number, word: string): boolean {
  const small = SMALL.get(word);
  return small === undefined ? SCALES.has(word) : fits(group, small);
}
