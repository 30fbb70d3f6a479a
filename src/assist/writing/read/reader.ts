import { type Corrected, spelled } from "./normalise.ts";
import { readLine } from "./read-line.ts";
import type { Statement } from "./statement.ts";
import { tagWords } from "./tag.ts";
import type { Word } from "./word.ts";

/** All that is read from a line: its words, spelled well and tagged, and what they state. */
export interface Reading {
  readonly words: readonly Word[];
  readonly corrected: readonly Corrected[];
  readonly tagged: readonly Word[];
  readonly statements: readonly Statement[];
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
    const reading = { words, corrected, tagged, statements: readLine(tagged) };
    known.set(line, reading);
    return reading;
  };
}
