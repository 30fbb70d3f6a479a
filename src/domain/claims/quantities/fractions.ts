import { smallNumber } from "./number-words.ts";

const PARTS = "half halves third quarter fourth fifth sixth seventh eighth ninth tenth".split(" ");
const DENOMINATOR: Record<string, number> = {
  half: 2,
  halve: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};
const COUNT = "(?:an?|one|two|three|four|five|six|seven|eight|nine)";

/** Shares in words and signs, each with how to work out its per cent. */
const SHARES: readonly [pattern: RegExp, percent: (match: RegExpExecArray) => number][] = [
  [
    new RegExp(
      `\\b(?:by )?(${COUNT})[- ](${PARTS.join("|")})s?\\b(?=[- ](?:of|fewer|less|more|higher|lower|faster|cheaper|full|empty|done|finished)\\b|[.,;)]|\\s*$)`,
      "gi",
    ),
    ([, count = "", part = ""]) => words(count, part),
  ],
  [
    /\b((?:two|three|four|five|six|seven|eight|nine|[2-9]))[- ](third|fifth|sixth|seventh|eighth|ninth|tenth)s\b/gi,
    ([, count = "", part = ""]) => words(count, part),
  ],
  [
    /\bby (?:an?|one)[- ](half|third|quarter|fifth|sixth|seventh|eighth|tenth)\b/gi,
    ([, part = ""]) => words("a", part),
  ],
  [/\bone[- ]quarter\b(?! (?:of (?:an?|the) (?:hour|year)|million|hour|mile))/gi, () => 25],
  [/\b(?:an?|one)[- ]third\b(?![- ](?:of a|year|time|place|party|prize|child))/gi, () => 100 / 3],
  [
    /(?<![\d/.,])([1-9])\/([2-9]|10)(?=(?:rds?|ths?)?(?: (?:of|the|fewer|less|more)\b|[.,;]|\s*$))/g,
    ([, top, bottom]) => (Number(top) / Number(bottom)) * 100,
  ],
  [
    /\bevery (?:second|other|2nd)(?= (?!day|night|week|month|year|hour|morning|evening|weekend|quarter|\w+day)\w+)/gi,
    () => 50,
  ],
  [/\bevery (third|fourth|fifth|tenth)(?= \w+)/gi, ([, part = ""]) => words("a", part)],
  [/\bevery (\d+)(?:rd|th)(?= \w+)/gi, ([, bottom]) => 100 / Number(bottom)],
  [/\b(?:one|1) in (?!(?:19|20)\d\d\b)(\d+)\b/gi, ([, bottom]) => 100 / Number(bottom)],
  [
    /\b(one|two|three|four|five|six|seven|eight|nine|[1-9]) (?:in(?: every)?|out of every) (two|three|four|five|six|seven|eight|nine|ten|[2-9]|10)\b(?! (?:years?|months?|weeks?|days?|hours?|minutes?|stores|countries|cities))/gi,
    ([, top = "", bottom = ""]) => ((smallNumber(top) ?? 1) / (smallNumber(bottom) ?? 1)) * 100,
  ],
];

function words(count: string, part: string): number {
  // "two quarters" are half a year.
  if (/^quarter/i.test(part) && !/^(?:an?|one|three)$/i.test(count)) return Number.NaN;
  const bottom = DENOMINATOR[part.toLowerCase().replace(/s$/, "")] ?? 1;
  return ((smallNumber(count) ?? 1) / bottom) * 100;
}

export interface Share {
  readonly percent: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** "three quarters", "3/4 of", "by a fifth", "every third", "one in four". */
export function sharesIn(text: string): Share[] {
  return SHARES.flatMap(([pattern, percent]) =>
    [...text.matchAll(pattern)].map((match) => ({
      percent: percent(match),
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
    })),
  ).filter(({ percent }) => percent < 100);
}

const SCALES: Record<string, number> = { dozen: 12, hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 };
const SCALE = Object.keys(SCALES).join("|");
const QUARTERS = new RegExp(
  `\\b(?:(three)[- ]quarters|(?:an? |one[- ])?quarter) (?:of an? )?(${SCALE})\\b`,
  "gi",
);
const AND_A_HALF = new RegExp(
  `\\b(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) and a half (${SCALE})\\b`,
  "gi",
);
const SPANS: Record<string, [unit: "seconds" | "months", size: number]> = {
  minute: ["seconds", 60],
  hour: ["seconds", 3600],
  day: ["seconds", 86_400],
  week: ["seconds", 604_800],
  month: ["months", 1],
  year: ["months", 12],
};
const SPAN_AND_A_HALF =
  /\b(\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten) (minute|hour|day|week|month|year)s? and a half\b/gi;

/** "two years and a half". */
export function halvedSpansIn(
  text: string,
): { value: number; unit: "seconds" | "months"; text: string; start: number }[] {
  return [...text.matchAll(SPAN_AND_A_HALF)].map((match) => {
    const [said, count = "", span = ""] = match;
    const [unit, size] = SPANS[span.toLowerCase()] ?? ["months", 12];
    return { value: ((smallNumber(count) ?? 1) + 0.5) * size, unit, text: said, start: match.index };
  });
}

const FACTOR =
  /\b(?:by )?a factor of (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\b|(?<=[a-z]{3} )x ?([2-9]|10)(?=[\s.,;]|$)(?! ?\d)/gi;
/** "U15s" are under 15. */
const UNDER_AGE = /\b[Uu]-?(1\d|2[0-3]|[5-9])s?\b/g;
const MIDDLE = /(?<!\bthe )\bmid[- ]([2-9])0s\b/gi;

/** "a quarter million", "two and a half thousand", "mid 40s". */
export function scaledFractionsIn(text: string): { value: number; text: string; start: number }[] {
  const found = (pattern: RegExp, value: (match: RegExpExecArray) => number) =>
    [...text.matchAll(pattern)].map((match) => ({ value: value(match), text: match[0], start: match.index }));
  const size = (scale = ""): number => SCALES[scale.toLowerCase()] ?? 1;
  return [
    ...found(QUARTERS, ([, three, scale]) => (three === undefined ? 0.25 : 0.75) * size(scale)),
    ...found(AND_A_HALF, ([, count = "", scale]) => ((smallNumber(count) ?? 0) + 0.5) * size(scale)),
    ...found(UNDER_AGE, ([, age]) => Number(age)),
    ...found(MIDDLE, ([, tens]) => Number(tens) * 10 + 5),
  ];
}

/** "by a factor of three". */
export function factorsIn(text: string): { value: number; text: string; start: number }[] {
  return [...text.matchAll(FACTOR)].map((match) => ({
    value: smallNumber(match[1] ?? match[2] ?? "") ?? 1,
    text: match[0],
    start: match.index,
  }));
}
