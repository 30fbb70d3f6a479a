import { PREPOSITIONS, SUBORDINATORS } from "../lexicon/word-classes.ts";
import { endsPhrase, type Word, withoutLastPost } from "./word.ts";
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

export function headOf(words: readonly Word[]): string {
  return nounPhrase(words).at(-1)?.lower ?? "";
}

/** The parts of a list between its commas; what stands in brackets is no part of its own. */
export function itemsOf(words: readonly Word[]): Word[][] {
  const items: Word[][] = [[]];
  let depth = 0;
  for (const word of words) {
    depth += count(word.pre, "(") - count(word.post, ")");
    items.at(-1)?.push(word);
    if (depth <= 0 && /,$/.test(word.post)) items.push([]);
  }
  return items.filter((item) => item.length > 0).map(withoutLastPost);
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
