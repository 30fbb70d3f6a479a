import { ADVERBS, BE } from "../lexicon/word-classes.ts";
import { endsPhrase, type Word } from "./word.ts";

/** One word of a pattern: the words that it takes, whether it may be missing, and "BE" for any form of "to be". */
interface Slot {
  readonly words: ReadonlySet<string>;
  readonly isOptional: boolean;
}

/** A row of a table of phrases, compiled. */
export interface Phrase<Value> {
  readonly slots: readonly Slot[];
  readonly value: Value;
}

/** Phrases by the words that they may open with, so that few are tried at each place of a line. */
export type PhraseTable<Value> = ReadonlyMap<string, readonly Phrase<Value>[]>;

export function phraseTable<Value>(phrases: readonly Phrase<Value>[]): PhraseTable<Value> {
  const table = new Map<string, Phrase<Value>[]>();
  for (const one of phrases)
    for (const word of openings(one.slots)) table.set(word, [...(table.get(word) ?? []), one]);
  return table;
}

/** The words of the first slot, and of the next where the first may be missing. */
function openings([first, ...others]: readonly Slot[]): Set<string> {
  if (!first) return new Set();
  return first.isOptional ? new Set([...first.words, ...openings(others)]) : new Set(first.words);
}

/** Compiles "BE? responsible for|of": "|" parts choices, "?" marks what may be missing. */
export function phrase<Value>(pattern: string, value: Value): Phrase<Value> {
  const slots = pattern.split(" ").map((part): Slot => {
    const isOptional = part.endsWith("?");
    const choices = (isOptional ? part.slice(0, -1) : part).split("|");
    return {
      words: new Set(choices.flatMap((choice) => (choice === "BE" ? [...BE] : [choice]))),
      isOptional,
    };
  });
  return { slots, value };
}

export interface Match<Value> {
  readonly value: Value;
  /** The first word after the phrase. */
  readonly end: number;
}

/** The longest phrase of a table that stands at a place; a comma or point inside ends it. */
export function longestMatch<Value>(
  table: PhraseTable<Value>,
  words: readonly Word[],
  at: number,
): Match<Value> | null {
  let best: Match<Value> | null = null;
  for (const { slots, value } of table.get(words[at]?.lower ?? "") ?? []) {
    const end = endOf(slots, words, at);
    if (end !== null && end > (best?.end ?? at)) best = { value, end };
  }
  return best;
}

function endOf(slots: readonly Slot[], words: readonly Word[], from: number): number | null {
  let at = from;
  for (const [index, { words: choices, isOptional }] of slots.entries()) {
    const word = words[at];
    const fits = word !== undefined && choices.has(word.lower) && (at === from || !endsPhrase(words[at - 1]));
    if (fits) at += 1;
    else if (!isOptional) {
      // "was mainly responsible for": an adverb may stand inside, not before.
      const after = words[at + 1];
      if (index === 0 || !word || !ADVERBS.has(word.lower) || !after || !choices.has(after.lower))
        return null;
      at += 2;
    }
  }
  return at;
}
