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
  lakh: 1e5,
  crore: 1e7,
};
const ORDINALS =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth".split(
    " ",
  );

const SMALL = new Map<string, number>([
  ...UNITS.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ["fourty", 40],
  ["couple", 2],
  ["pair", 2],
]);

const WORD = `(?:${[...SMALL.keys()].join("|")})`;
const SCALE = `(?:${Object.keys(SCALES).join("|")})`;

/** "twenty-five", "a hundred and fifty", "two million", "half a dozen", "a couple". */
export const SPELLED_NUMBER = new RegExp(
  `\\b(?:half an? ${SCALE}|(?:(?:an? )?${SCALE}|${WORD}(?:[- ]${WORD})?(?:[- ]${SCALE})?)(?:(?: and |[- ])(?:${WORD}(?:[- ]${WORD})?(?:[- ]${SCALE})?|${SCALE}))*)(?![\\w])`,
  "gi",
);

/** The value of what SPELLED_NUMBER matched. */
export function spelledValue(text: string): number {
  const words = text.toLowerCase().split(/[\s-]+/);
  if (words[0] === "half") return (SCALES[words.at(-1) ?? ""] ?? 1) / 2;
  let total = 0;
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

/** "third" → 3; null for anything else. */
export function ordinalValue(word: string): number | null {
  const value = ORDINALS.indexOf(word.toLowerCase());
  return value > 0 ? value : null;
}

export const SPELLED_ORDINAL = new RegExp(`\\b(?:${ORDINALS.slice(2).join("|")})\\b`, "gi");
