import { stem } from "../language/stem.ts";
import type { Reading } from "./support.ts";

/** Words that are claims, each with the words that support it. */
export interface ClaimWords {
  /** Whether a word is a claim that nothing in a text supports. */
  isNew(word: string, support: Reading): boolean;
  has(word: string): boolean;
  supports(word: string, support: Reading): boolean;
}

/** Reads lines of the form "claims : what else supports them". Roots are coarse: only verbs are claims in all their forms. */
export function claimWords(lines: readonly string[], { inAllForms }: { inAllForms: boolean }): ClaimWords {
  const claimed = (word: string): string => (inAllForms ? stem(word) : word.toLowerCase());
  const claims = new Map<string, number[]>();
  const supporters = new Map<string, Set<number>>();
  for (const [index, line] of lines.entries()) {
    const [own = "", others = ""] = line.split(" : ");
    for (const word of own.split(" "))
      claims.set(claimed(word), [...(claims.get(claimed(word)) ?? []), index]);
    for (const word of `${own} ${others}`.split(" ")) {
      if (word === "") continue;
      const known = supporters.get(stem(word));
      if (known) known.add(index);
      else supporters.set(stem(word), new Set([index]));
    }
  }
  const said = new WeakMap<ReadonlySet<string>, ReadonlySet<number>>();
  const linesSaid = ({ stems }: Reading): ReadonlySet<number> => {
    const found = said.get(stems) ?? new Set([...stems].flatMap((root) => [...(supporters.get(root) ?? [])]));
    said.set(stems, found);
    return found;
  };
  const supports = (word: string, support: Reading): boolean => {
    const root = stem(word);
    if (support.stems.has(root)) return true;
    return claims.get(claimed(word))?.some((line) => linesSaid(support).has(line)) ?? false;
  };
  return {
    has: (word) => claims.has(claimed(word)),
    supports,
    isNew: (word, support) => claims.has(claimed(word)) && !supports(word, support),
  };
}
