import { smallOf } from "./number-words.ts";

/** A word for a magnitude, and the numbers of which it may be said. */
export interface Vague {
  readonly least: number;
  readonly most: number;
  /** Whether it may be said of a share too: "double-digit growth". */
  readonly ofShares: boolean;
  readonly written: string;
  readonly start: number;
}

const VAGUE: readonly [pattern: RegExp, least: number, most: number][] = [
  [/\b(?:dozens|scores of)\b/gi, 20, 400],
  [/\b(?:several |a few |many )hundred\b|\b(?:hundreds|100s)(?! of thousands| of millions)\b/gi, 150, 5000],
  [/\b(?:several |a few |many )?(?:thousands|1,?000s)\b|\b(?:several |a few |many )thousand\b/gi, 1000, 1e6],
  [/\b(?:several |a few |multiple |many )?millions\b|\b(?:several |a few |many )million\b/gi, 1e6, 1e9],
  // "a score of 85" is a mark.
  [/\b(?:a|one) score of (?![\d£$€]|\w+ (?:out of|percent|points))/gi, 18, 22],
  [/\b(?:a|one) gross of (?![\d£$€])/gi, 144, 144],
  [/\b(?:a )?myriads?(?: of)?\b/gi, 1e4, 1e9],
];
const DIGITS =
  /\b(?:(single|double|triple)|(one|two|three|four|five|six|seven|eight|nine|[1-9]))[- ](?:digits?|figures?(?! (?:skat|draw|paint)))\b/gi;
const NAMED: ReadonlyMap<string, number> = new Map([
  ["single", 1],
  ["double", 2],
  ["triple", 3],
]);

/** "dozens", "several hundred", "six figures" */
export function vagueIn(text: string): Vague[] {
  const words = VAGUE.flatMap(([pattern, least, most]) =>
    [...text.matchAll(pattern)].map(
      ({ 0: written, index: start }): Vague => ({ least, most, ofShares: false, written, start }),
    ),
  );
  const digits = [...text.matchAll(DIGITS)].map(
    ({ 0: written, 1: named, 2: count = "", index: start }): Vague => {
      const length = NAMED.get(named?.toLowerCase() ?? "") ?? smallOf(count.toLowerCase()) ?? Number(count);
      return { least: 10 ** (length - 1), most: 10 ** length - 1, ofShares: true, written, start };
    },
  );
  return [...words, ...digits];
}
