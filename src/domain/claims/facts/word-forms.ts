import { isJoined, keyOf, type Word } from "../../gazetteer/words.ts";
import { ABBREVIATIONS } from "../../language/abbreviations.ts";

export const LONGEST_BEGINNING = 8;

export function withoutPlural(key: string): string {
  return key.length > 3 && key.endsWith("s") && !key.endsWith("ss") ? key.slice(0, -1) : key;
}

/** What the abbreviations among words stand for. */
export function longFormsOf(words: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const word of words) for (const long of ABBREVIATIONS.get(word) ?? []) found.add(keyOf(long));
  return found;
}

export function beginningsOf(words: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const word of words)
    for (let length = 3; length <= LONGEST_BEGINNING && length <= word.length - 2; length += 1)
      found.add(word.slice(0, length));
  return found;
}

/** Two or three words written as one, and a word's first letter with the figure after it. */
export function joinedWords(words: readonly Word[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [index, { key }] of words.entries()) {
    const next = words[index + 1];
    if (!next || !isJoined(next.glue)) continue;
    found.add(key + next.key);
    // "section 20" is s20.
    if (startsWithFigure(next.key)) found.add(key.charAt(0) + next.key);
    const third = words[index + 2];
    if (!third || !isJoined(third.glue)) continue;
    found.add(key + next.key + third.key);
    // "years 1-6" are Y1 to Y6.
    if (third.glue === "-" && startsWithFigure(third.key)) found.add(key.charAt(0) + third.key);
  }
  return found;
}

function startsWithFigure(key: string): boolean {
  return key >= "0" && key < ":";
}
