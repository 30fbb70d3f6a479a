const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES: Record<string, number> = {
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  dozen: 12,
  doz: 12,
  grand: 1e3,
  lakh: 1e5,
  crore: 1e7,
};
const ORDINALS =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );

const SMALL = new Map<string, number>([
  ...UNITS.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ["fourty", 40],
  ["twelv", 12],
  ["twelf", 12],
  ["ninty", 90],
  ["fivety", 50],
  ["forteen", 14],
  ["couple", 2],
  ["pair", 2],
]);

const UNIT = `(?:${[...UNITS, "couple", "pair", "twelv", "twelf", "forteen"].join("|")})`;
const TEN = `(?:${[...TENS, "fourty", "ninty", "fivety"].join("|")})`;
// "eighteen one-hour talks" are not nineteen of them: only a ten takes a unit.
const WORD = `(?:${TEN}(?:[- ]${UNIT})?|${UNIT})`;
const SCALE = `(?:${Object.keys(SCALES).join("|")})`;
const SCALED = `${WORD}(?: of(?: an?)?)?[- ](?:an? )?${SCALE}`;

/** "twenty-five", "a hundred and fifty", "two million", "half a dozen", "a couple of hundred thousand". */
export const SPELLED_NUMBER = new RegExp(
  `\\b(?:half[- ](?:an? )?${SCALE}|(?:${SCALED}|(?:an? )?${SCALE})(?:(?: and |[- ])(?:${WORD}(?:[- ]${SCALE})?|${SCALE}))*|${WORD}(?: and a half)?)(?![\\w])`,
  "gi",
);

/** The value of what SPELLED_NUMBER matched. */
export function spelledValue(text: string): number {
  const words = text.toLowerCase().split(/[\s-]+/);
  if (words[0] === "half") return (SCALES[words.at(-1) ?? ""] ?? 1) / 2;
  let total = words.at(-1) === "half" ? 0.5 : 0;
  let group = 0;
  for (const word of words) {
    const scale = SCALES[word];
    if (scale === undefined) group += SMALL.get(word) ?? 0;
    else if (scale >= 1000) {
      total += Math.max(group, 1) * scale;
      group = 0;
    } else group = Math.max(group, 1) * scale;
  }
  return total + group;
}

/** The number before the scale: 10 in "ten thousand". */
export function spokenValue(text: string): number {
  const scale =
    SCALES[
      text
        .toLowerCase()
        .split(/[\s-]+/)
        .at(-1) ?? ""
    ];
  return scale !== undefined && scale >= 100 ? spelledValue(text) / scale : spelledValue(text);
}

/** "third" → 3; null for anything else. */
export function ordinalValue(word: string): number | null {
  const [first = "", unit] = word.toLowerCase().split(/[- ]/);
  if (unit !== undefined) return (SMALL.get(first) ?? 0) + ORDINALS.indexOf(unit);
  const value = ORDINALS.indexOf(first);
  return value > 0 ? value : TENTHS.has(first) ? (TENTHS.get(first) ?? null) : null;
}

const TENTHS = new Map(TENS.slice(1).map((ten, index) => [ten.replace(/y$/, "ieth"), (index + 3) * 10]));

/** "second", "twenty-first", "fiftieth" */
export const SPELLED_ORDINAL = new RegExp(
  `\\b(?:(?:${TENS.join("|")})[- ](?:${ORDINALS.slice(1, 10).join("|")})|${[...ORDINALS.slice(2), ...TENTHS.keys()].join("|")})\\b`,
  "gi",
);

/** "seven" → 7, "7" → 7; null for anything else. */
export function smallNumber(word: string): number | null {
  return /^\d+$/.test(word) ? Number(word) : (SMALL.get(word.toLowerCase()) ?? null);
}

export function isNumberWord(word: string): boolean {
  return (
    SMALL.has(word) ||
    word in SCALES ||
    ORDINALS.includes(word) ||
    /^(?:half|dozens|hundreds|thousands|twice|once)$/.test(word)
  );
}
