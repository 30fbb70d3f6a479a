/** A word, a figure with its signs, or a sign alone. */
export interface Word {
  readonly text: string;
  readonly low: string;
  readonly start: number;
  readonly end: number;
  /** What a figure or a number in letters is worth. */
  readonly value: number | null;
  /** Begins with a capital, and not because a sentence does. */
  readonly capital: boolean;
  /** The first letter in lower case; empty where the word begins with none. */
  readonly letter: string;
}

const WORD =
  /[£$€]?\p{Nd}+(?:[.,:/]\p{Nd}+)*%?|[\p{L}\p{Nl}\p{No}]+(?:['’&][\p{L}\p{Nl}\p{No}]+)*|[^\p{L}\p{N}\p{Z}\p{Cc}_]/gu;
const FIRST_LETTER = /^\p{L}/u;
const UPPER = /^\p{Uppercase}/u;
const FIGURE = /^\d+(?:\.\d+)?$/;
const SENTENCE_END = new Set([".", "!", "?"]);

/** Words that are too common for their return to mean anything. */
export const STOP: ReadonlySet<string> = new Set(
  (
    "a an the and or but of to in on at by for with from as is are was were be been being am i me my we our us it its " +
    "this that these those he she they them his her their you your which who whom whose where when while also then so " +
    "there here had has have having do did does done up out into over per than too very not no"
  ).split(" "),
);

const COUNTED =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty";
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...COUNTED.split(" ").map((word, value): [string, number] => [word, value]),
  ...Object.entries({ thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 }),
  ...Object.entries({ hundred: 100, thousand: 1000, million: 1_000_000, dozen: 12, couple: 2, half: 0.5 }),
  ...Object.entries({ third: 3, quarter: 0.25, twice: 2, double: 2, doubled: 2, tripled: 3, halved: 0.5 }),
  ...Object.entries({ first: 1, second: 2, fourth: 4, fifth: 5, once: 1, fortnight: 2, decade: 10 }),
]);
const SCALES: ReadonlyMap<string, number> = new Map(
  Object.entries({ k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, bn: 1e9, billion: 1e9, hundred: 100 }),
);

/** The words of a text as the judge was trained on them, at most so many: signs without tokens could come by the thousand. */
export function wordsOf(text: string, most: number): Word[] {
  const found: Word[] = [];
  const scaled: number[] = [];
  for (const match of text.matchAll(WORD)) {
    if (found.length === most) break;
    const piece = match[0];
    const low = piece.toLowerCase();
    const last = found.at(-1);
    const scale = SCALES.get(low);
    if (last && last.value !== null && scale !== undefined) scaled.push(found.length - 1);
    found.push({
      text: piece,
      low,
      start: match.index,
      end: match.index + piece.length,
      value: worthOf(low),
      capital: UPPER.test(piece) && last !== undefined && !SENTENCE_END.has(last.text),
      letter: FIRST_LETTER.exec(low)?.[0] ?? "",
    });
  }
  return scaled.length === 0 ? found : found.map((word, at) => inScale(word, found[at + 1]));
}

/** "5 million" is worth five million, at its figure. */
function inScale(word: Word, next: Word | undefined): Word {
  const scale = next && SCALES.get(next.low);
  return word.value === null || scale === undefined ? word : { ...word, value: word.value * scale };
}

function worthOf(low: string): number | null {
  const bare = low.replace(/^[£$€%]+|[£$€%]+$/g, "");
  const named = NUMBERS.get(bare);
  if (named !== undefined) return named;
  const plain = bare.replaceAll(",", "");
  return FIGURE.test(plain) ? Number(plain) : null;
}
