import { words } from "./words.ts";

const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ORDINALS =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const SCALES: Record<string, number> = { hundred: 100, thousand: 1_000, million: 1_000_000, billion: 1e9 };
const SHORT_SCALES: Record<string, number> = { k: 1_000, m: 1_000_000, mio: 1_000_000, b: 1e9, bn: 1e9 };
/** Words that say a quantity, by the values they may stand for. */
const QUANTITIES: Record<string, readonly number[]> = {
  dozen: [12],
  half: [0.5, 50],
  halved: [0.5, 50, 2],
  halving: [0.5, 50, 2],
  quarter: [0.25, 25, 3],
  once: [1],
  twice: [2],
  double: [2],
  doubled: [2],
  doubling: [2],
  twofold: [2],
  triple: [3],
  tripled: [3],
  threefold: [3],
  quadrupled: [4],
  fourfold: [4],
  couple: [2],
  pair: [2],
  sole: [1],
  single: [1],
};

/** Every value that a text mentions, in digits or words. */
export function numbersIn(text: string): Set<number> {
  const found = new Set<number>();
  const spelled = spelledNumber((value) => found.add(value));
  for (const word of words(text.replace(/(\d)[\s\u00a0\u202f](?=\d{3}\b)/g, "$1"))) {
    if (spelled.takes(word)) continue;
    spelled.end();
    const digits = digitsIn(word);
    for (const value of [...digits, ...(QUANTITIES[word] ?? [])]) found.add(value);
    // "1.5 million": the scale is a word of its own.
    if (digits.length === 1 && !/[a-z%]/.test(word)) spelled.start(digits[0] ?? 0);
  }
  spelled.end();
  return found;
}

/** Adds up the words of one number, "two thousand eight hundred", and tells it when it ends. */
function spelledNumber(tell: (value: number) => void) {
  let total = 0;
  let part: number | null = null;
  const end = (): void => {
    if (part !== null || total > 0) tell(total + (part ?? 0));
    total = 0;
    part = null;
  };
  const start = (value: number): void => {
    part = value;
  };
  const takes = (word: string): boolean => {
    const small = smallNumber(word);
    const scale = SCALES[word];
    if (small !== null) {
      if (part !== null && !joins(part, small)) end();
      part = (part ?? 0) + small;
    } else if (scale === 100) {
      part = (part ?? 1) * 100;
    } else if (scale !== undefined) {
      total += (part ?? 1) * scale;
      part = null;
    } else {
      return word === "and" && (total > 0 || (part ?? 0) >= 100);
    }
    return true;
  };
  return { start, takes, end };
}

function smallNumber(word: string): number | null {
  const ordinal = ORDINALS.indexOf(word);
  if (ordinal > 0) return ordinal;
  const unit = UNITS.indexOf(word);
  if (unit >= 0) return unit;
  const ten = TENS.indexOf(word);
  return ten >= 0 ? (ten + 2) * 10 : null;
}

/** "forty" takes a "two", "one hundred" takes a "twenty"; "two four" are two numbers. */
function joins(before: number, next: number): boolean {
  if (before % 100 === 0) return true;
  return before % 10 === 0 && before % 100 >= 20 && next < 10 && next > 0;
}

function digitsIn(word: string): number[] {
  const pattern = /(\d[\d.,]*)\s*(k|m|mio|b|bn)?(?![a-z\d])|(\d[\d.,]*)/g;
  return [...word.matchAll(pattern)].flatMap(([, whole, scale, rest]) => {
    const value = parse(whole ?? rest ?? "");
    return value === null ? [] : [value * (scale ? (SHORT_SCALES[scale] ?? 1) : 1)];
  });
}

function parse(digits: string): number | null {
  const plain = digits.replace(/[.,]+$/, "").replace(/[.,](?=\d{3}(\D|$))/g, "");
  const value = Number(plain.replace(",", "."));
  return Number.isFinite(value) ? value : null;
}
