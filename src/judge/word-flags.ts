import { derivedValues, rounded } from "./arithmetic.ts";
import type { Likeness } from "./likeness.ts";
import { STOP, type Word } from "./words.ts";

/** How a word is found again on the other side, one bit each; the order is the model's. */
const FLAG = {
  same: 1,
  stem: 2,
  near: 4,
  begins: 8,
  initials: 16,
  number: 32,
  numberFound: 64,
  numberDerived: 128,
  stop: 256,
  capital: 512,
} as const;
export const FLAG_COUNT = Object.keys(FLAG).length;

interface Found {
  readonly likeness: Likeness;
}

const LEFT_OUT_OF_INITIALS = new Set(["of", "and", "the", "for", "to", "in"]);
const LETTERS_ONLY = /^\p{L}+$/u;
const HAS_LOWER = /\p{Lowercase}/u;

/** For each word of the one side, which flags hold against the words of the other. */
export function flagsOf(
  words: readonly Word[],
  others: readonly Word[],
  alike: ReadonlyMap<string, readonly Found[]>,
): number[] {
  const lows = new Set(others.map(({ low }) => low));
  const values = new Set(others.flatMap(({ value }) => (value === null ? [] : [rounded(value)])));
  const derived = words.some(({ value }) => value !== null) ? derivedValues(values) : new Set<number>();
  const runs = initialsOf(others);
  const known = new Map<string, number>();
  const flags = words.map((word) => {
    const before = known.get(word.low);
    const found = before ?? foundAgain(word, lows, alike.get(word.low) ?? [], runs);
    if (before === undefined) known.set(word.low, found);
    return found | ofNumber(word, values, derived) | ofKind(word);
  });
  markSpelledOut(words, others, flags);
  return flags;
}

function foundAgain(
  { low, letter }: Word,
  lows: ReadonlySet<string>,
  alike: readonly Found[],
  runs: string,
): number {
  let bits = lows.has(low) ? FLAG.same : 0;
  for (const { likeness } of alike) bits |= FLAG[likeness];
  if (letter !== "" && low.length >= 3 && runs.includes(low)) bits |= FLAG.initials;
  return bits;
}

function ofNumber({ value }: Word, values: ReadonlySet<number>, derived: ReadonlySet<number>): number {
  if (value === null) return 0;
  const round = rounded(value);
  if (values.has(round)) return FLAG.number | FLAG.numberFound;
  return FLAG.number | (derived.has(round) ? FLAG.numberDerived : 0);
}

function ofKind({ low, capital }: Word): number {
  return (STOP.has(low) ? FLAG.stop : 0) | (capital ? FLAG.capital : 0);
}

/** The first letters of all words in a row, and of all but the small ones. */
function initialsOf(words: readonly Word[]): string {
  return `${firstLetters(words)}  ${firstLetters(words.filter(({ low }) => !LEFT_OUT_OF_INITIALS.has(low)))}`;
}

/** One sign for each word, so that a place in the row is the place of a word. */
function firstLetters(words: readonly Word[]): string {
  return words.map(({ letter }) => (letter.length === 1 ? letter : " ")).join("");
}

/** Marks the words that an abbreviation of the other side stands for. */
function markSpelledOut(words: readonly Word[], others: readonly Word[], flags: number[]): void {
  const own = initialsOf(words);
  for (const [text, low] of new Map(others.map(({ text, low }) => [text, low]))) {
    if (low.length < 3 || low.length > 6 || !LETTERS_ONLY.test(text)) continue;
    if (HAS_LOWER.test(text) && STOP.has(low)) continue;
    const at = own.indexOf(low);
    if (at < 0 || at + low.length > words.length) continue;
    for (let nth = at; nth < at + low.length; nth += 1) flags[nth] = (flags[nth] ?? 0) | FLAG.initials;
  }
}
