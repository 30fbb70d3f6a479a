import { stem } from "../language/stem.ts";
import type { Reading } from "./support.ts";

/** Words that are claims, each with the words that support it. */
export interface ClaimWords {
  /** Whether a word is a claim that nothing in a text supports. */
  isNew(word: string, support: Reading): boolean;
  has(word: string): boolean;
  supports(word: string, support: Reading): boolean;
}

/** Reads lines of the form "claims : what else supports them". */
export function claimWords(lines: readonly string[]): ClaimWords {
  const claims = new Map<string, number[]>();
  const supporters = new Map<string, Set<number>>();
  for (const [index, line] of lines.entries()) {
    const [claimed = "", others = ""] = line.split(" : ");
    for (const word of claimed.split(" ")) claims.set(stem(word), [...(claims.get(stem(word)) ?? []), index]);
    for (const word of `${claimed} ${others}`.split(" ")) {
      if (word === "") continue;
      const known = supporters.get(stem(word));
      if (known) known.add(index);
      else supporters.set(stem(word), new Set([index]));
    }
  }
  const supports = (word: string, support: Reading): boolean => {
    const root = stem(word);
    if (support.stems.has(root)) return true;
    const groups = claims.get(root) ?? [];
    for (const said of support.stems) {
      const lines = supporters.get(said);
      if (lines && groups.some((group) => lines.has(group))) return true;
    }
    return false;
  };
  return {
    has: (word) => claims.has(stem(word)),
    supports,
    isNew: (word, support) => claims.has(stem(word)) && !supports(word, support),
  };
}
