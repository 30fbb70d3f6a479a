import { ADVERBS, PREPOSITIONS } from "../lexicon/word-classes.ts";
import type { Word } from "./word.ts";
import { isNumber } from "./word-kinds.ts";

/** How many, how often, where or when: no thing that was acted on. */
export function isDetail(item: readonly Word[]): boolean {
  const [first, second] = item;
  return (
    !first ||
    isNumber(first) ||
    PREPOSITIONS.has(first.lower) ||
    ADVERBS.has(first.lower) ||
    (/^(?:and|about|around|roughly|approximately|up|over)$/.test(first.lower) &&
      second !== undefined &&
      isNumber(second)) ||
    /^(?:no|always|each|every|also|team|max|target|capacity|budget)$/.test(first.lower)
  );
}
