import { gerund, past, third } from "../../../../../domain/language/inflect.ts";
import { TRADE_VERBS } from "../../../../../domain/language/trade-verbs.ts";
import { TRADE_LEXICON } from "./trade-lexicon.ts";

const VERB = "~";

let known: ReadonlySet<string> | null = null;

/** Whether it is a word of a trade, in whatever form. */
export function isTradeWord(word: string): boolean {
  known ??= new Set([
    ...Object.values(TRADE_LEXICON).flatMap((words) => words.trim().split(/\s+/).flatMap(formsOf)),
    ...TRADE_VERBS.flatMap((verb) => formsOf(`${verb}${VERB}`)),
  ]);
  return known.has(word.toLowerCase());
}

export function formsOf(entry: string): string[] {
  const word = entry.replace(VERB, "").toLowerCase();
  // A noun's plural is made as the third person is.
  return entry.endsWith(VERB) ? [word, third(word), past(word), gerund(word)] : [word, third(word)];
}
