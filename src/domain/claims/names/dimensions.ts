import type { Claim } from "../claim.ts";
import type { Reading } from "../support.ts";

const SPOKEN: Record<string, string> = { "1": "one", "2": "two", "3": "three", "4": "four" };

/** "3D" for "2D": a number that is grown together with its letter is neither a quantity nor a name. */
export function otherDimensions({ tokens }: Reading, { text }: Reading): Claim[] {
  if (!/\b\d+[- ]?d\b/i.test(text)) return [];
  return tokens.flatMap(({ text: said, start, end }): Claim[] => {
    const number = /^(\d+)[dD]$/.exec(said)?.[1];
    if (number === undefined) return [];
    const stated = new RegExp(
      `\\b(?:${number}[- ]?d\\b|(?:${number}|${SPOKEN[number] ?? number})[- ](?:dimension|day))`,
      "i",
    );
    return stated.test(text) ? [] : [{ kind: "technology", text: said, start, end }];
  });
}
