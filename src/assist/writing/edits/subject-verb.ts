import { baseOf } from "../../../domain/language/inflect.ts";
import { endsPhrase, type Word } from "../read/word.ts";

/** After these another clause begins, with a subject of its own. */
const OPENS_CLAUSE =
  /^(?:who|whose|which|that|what|how|why|when|while|where|if|whether|because|until|unless|as|after|before|since|so|but|i|we|they|he|she|it|you|there|everything|everyone|everybody|nothing|all|sure)$/;
/** "ensuring orders were sent": what follows these is a clause without "that". */
const TAKES_CLAUSE =
  /^(?:ensure|check|see|say|show|confirm|verify|know|prove|decide|learn|find|think|believe|guarantee|notice|report|tell|hear|explain|assume|hope)$/;

/** Where "was", "were", "is" or "are" tells something of all that stands before it since a place; null where another clause may have begun. */
export function subjectVerb(words: readonly Word[], from: number): number | null {
  for (let at = from; at < words.length; at += 1) {
    const word = words[at];
    if (!word) return null;
    if (at > from && /^(?:was|were|is|are)$/.test(word.lower)) return at;
    if (OPENS_CLAUSE.test(word.lower) || endsPhrase(word)) return null;
    if (TAKES_CLAUSE.test(baseOf(word.lower, "gerund") ?? "")) return null;
  }
  return null;
}
