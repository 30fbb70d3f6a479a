import { groupOf, opensNumber, ordinalOf, scaleOf, smallOf } from "./number-words.ts";
import type { Token } from "./tokens.ts";
import { unitsOf } from "./units.ts";

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

/** "twenty-five", "a hundred and fifty", "half a dozen", "a couple of hundred", "twenty-first". */
export function spelledAt(tokens: readonly Token[], from: number): Numeral | null {
  if (!opensNumber(tokens[from]?.text ?? "")) return null;
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
  const bareScale = scaleOf(word(at));
  // "several hundred" is no hundred.
  const before = tokens[from - 1]?.text ?? "";
  if (scaleOf(word(from)) !== undefined && /^(?:several|few|many|some|multiple)$/.test(before)) return null;
  if (at > from && (bareScale === undefined || word(at).length < 3)) return null;
  const couple = groupOf(word(at));
  if (at === from && couple !== undefined) {
    const of = word(at + 1) === "of" ? at + 2 : at + 1;
    const more = /^(?:couple|pair)$/.test(first) ? scaleOf(word(of)) : undefined;
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
    const small = smallOf(here);
    const power = here.length > 2 ? scaleOf(here) : undefined;
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
      smallOf(word(index)) !== undefined || (scaleOf(word(index)) !== undefined && word(index).length > 2);
    if (joint?.text === "-" && goesOn(at + 1) && joins(group, word(at + 1))) at += 1;
    else if (joint?.text === "and" && scale >= 100 && smallOf(word(at + 1)) !== undefined) at += 1;
  }
  const rank = ordinalOf(word(at)) ?? (word(at) === "" ? ordinalOf(word(at + 1)) : undefined);
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
    const ordinal = ordinalOf(first);
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

/** The place after "and a half", or the same place; "2 and half years", but not "level 2 and half way". */
export function andHalfAt(tokens: readonly Token[], at: number): number {
  const next = at + (tokens[at + 1]?.text === "a" ? 3 : 2);
  if (tokens[at]?.text !== "and" || tokens[next - 1]?.text !== "half") return at;
  return next === at + 3 || unitsOf(tokens[next]?.text ?? "").length > 0 ? next : at;
}

/** Only a ten takes a unit, only a hundred a ten: "eighteen one-hour talks" are eighteen. */
function fits(group: number, small: number): boolean {
  if (group === 0) return true;
  if (group % 100 === 0) return small > 0;
  return group % 100 >= 20 && group % 10 === 0 && small > 0 && small < 10;
}

function joins(group: number, word: string): boolean {
  const small = smallOf(word);
  return small === undefined ? scaleOf(word) !== undefined : fits(group, small);
}
