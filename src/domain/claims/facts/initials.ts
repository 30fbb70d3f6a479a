import type { Word } from "../../gazetteer/words.ts";

const MOST_WORDS = 8;
const ENDS_PHRASE = /[.;:!?\n()]/;

/** The first letters of every run of words, with and without its small words. */
export function allInitials(words: readonly Word[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (let first = 0; first < words.length; first += 1)
    eachRun(words, first, (letters) => found.add(letters));
  return found;
}

/** Calls back for each run of two words and more from a place, with its first letters and its last word. */
export function eachRun(
  words: readonly Word[],
  first: number,
  found: (letters: string, last: number) => void,
  onlyLarge = false,
): void {
  if (words[first]?.small) return;
  let large = "";
  let all = "";
  for (let last = first; last < words.length && last < first + MOST_WORDS; last += 1) {
    const word = words[last];
    if (!word || (last > first && word.glue !== " " && ENDS_PHRASE.test(word.glue))) return;
    if (onlyLarge && !word.small && !word.large) return;
    const letter = word.key.charAt(0);
    all += letter;
    if (word.small) continue;
    large += letter;
    if (large.length < 2) continue;
    found(large, last);
    if (all.length > large.length) found(all, last);
  }
}

/** Whether the words right before a place have these first letters: "mean time to repair (MTTR)". */
export function isSpelledBefore(words: readonly Word[], place: number, letters: string): boolean {
  let large = "";
  let all = "";
  for (let at = place - 1; at >= Math.max(0, place - MOST_WORDS); at -= 1) {
    const { key = "", glue = "", small = false } = words[at] ?? {};
    all = key.charAt(0) + all;
    if (!small) large = key.charAt(0) + large;
    if (large === letters || all === letters) return true;
    if (ENDS_PHRASE.test(glue)) return false;
  }
  return false;
}

/** The capitals of "OpenStreetMap", small; "" where a word has not two of them with small letters between. */
export function innerCapitals(text: string): string {
  return /\p{Ll}\p{Lu}/u.test(text) ? text.replace(/[^\p{Lu}]/gu, "").toLowerCase() : "";
}

/** The letters of an acronym: "EHRs" is "ehr". */
export function acronymLetters(text: string): string {
  return text.replace(/(?<=[A-Z])s$|[^A-Za-z]/g, "").toLowerCase();
}
