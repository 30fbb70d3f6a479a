import { ADVERBS } from "../lexicon/word-classes.ts";
import { openingVerb } from "./opening-verb.ts";
import { type Corrected, spelled } from "./spelled.ts";
import { tagWords } from "./tag.ts";
import type { FoundVerb, Word } from "./word.ts";

/** All that is read from a line: its words, spelled well and tagged, and the verb that opens it. */
export interface Reading {
  readonly words: readonly Word[];
  readonly corrected: readonly Corrected[];
  readonly lead: FoundVerb | null;
}

export type Reader = (line: string) => Reading;

/** A reader that remembers what it read: a line is judged several times, and tagging is what costs. */
export function createReader(): Reader {
  const known = new Map<string, Reading>();
  return (line) => {
    const seen = known.get(line);
    if (seen) return seen;
    const { words, corrected } = spelled(line);
    const tagged = tagWords(words);
    const place = Math.max(
      0,
      tagged.findIndex(({ lower }) => !ADVERBS.has(lower)),
    );
    const reading = { words: tagged, corrected, lead: openingVerb(tagged.slice(place)) };
    known.set(line, reading);
    return reading;
  };
}
