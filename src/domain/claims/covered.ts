import type { Reading } from "./support.ts";

/** The words of a suggestion that belong to a technology or credential which the support names too. */
export function coveredWords(suggestion: Reading, support: Reading): ReadonlySet<number> {
  const covered = new Set<number>();
  for (const { concept, first, last } of suggestion.concepts) {
    if (!support.concepts.some((use) => use.concept === concept)) continue;
    for (let index = first; index <= last; index += 1) covered.add(suggestion.tokens[index]?.start ?? -1);
  }
  return covered;
}
