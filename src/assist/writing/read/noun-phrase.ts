import { PREPOSITIONS, SUBORDINATORS } from "../lexicon/word-classes.ts";
import { endsPhrase, type Word } from "./word.ts";
import { isNumber } from "./word-kinds.ts";

const ENDS_PHRASE =
  /^(?:and|or|using|including|alone|daily|weekly|monthly|every|each|there|mostly|mainly|always|often|usually|sometimes|when|if|but)$/;

/** The words of the first noun phrase, its head last. */
export function nounPhrase(words: readonly Word[]): Word[] {
  const phrase: Word[] = [];
  for (const [at, word] of words.entries()) {
    if (
      at > 0 &&
      (PREPOSITIONS.has(word.lower) ||
        SUBORDINATORS.has(word.lower) ||
        ENDS_PHRASE.test(word.lower) ||
        (isNumber(word) && phrase.length > 1) ||
        word.pre !== "")
    )
      break;
    phrase.push(word);
    if (endsPhrase(word)) break;
  }
  return phrase;
}
