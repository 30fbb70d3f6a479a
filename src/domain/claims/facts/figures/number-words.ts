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
  ["thou", 1e3],
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

export function scaleOf(word: string): number | undefined {
  return SCALES.get(word);
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

/** Whether a number in words may begin so. */
export function opensNumber(word: string): boolean {
  return FIRST.has(word);
}
