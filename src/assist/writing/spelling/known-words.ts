import { namesKnown } from "../../../domain/gazetteer/gazetteer.ts";
import { ABBREVIATIONS } from "../../../domain/language/abbreviations.ts";
import { isKnownVerb } from "../../../domain/language/inflect.ts";
import { isTaggersWord } from "../read/tag.ts";
import { EVERYDAY } from "./everyday-words.ts";
import { NEAR } from "./near-words.ts";
import { COMMON, RARE } from "./word-list.ts";

let known: ReadonlySet<string> | null = null;
let near: ReadonlySet<string> | null = null;
let byLetter: ReadonlyMap<string, readonly string[]> | null = null;

function knownWords(): ReadonlySet<string> {
  known ??= new Set(`${COMMON} ${RARE} ${EVERYDAY}`.split(/\s+/));
  return known;
}

function nearWords(): ReadonlySet<string> {
  near ??= new Set(NEAR.split(/\s+/));
  return near;
}

/** Words that may replace a misspelled one, by their first letter. */
export function commonWords(letter: string): readonly string[] {
  byLetter ??= Map.groupBy(
    [...COMMON.split(" "), ...RARE.split(" ").filter((word) => word.length >= LONG)].filter(
      (word) => word.length >= SHORTEST,
    ),
    (word) => word.charAt(0),
  );
  return byLetter.get(letter) ?? [];
}

export const SHORTEST = 4;
/** Of this length even a rare word is hardly another one by a slip. */
const LONG = 9;
/** Endings of words that are known without them. */
const ENDINGS: readonly [ending: string, instead: readonly string[]][] = [
  ["'s", [""]],
  ["ies", ["y", "ie"]],
  ["es", ["", "e"]],
  ["s", [""]],
  ["ed", ["", "e"]],
  ["ing", ["", "e"]],
  ["ings", ["", "e"]],
  ["er", ["", "e"]],
  ["ers", ["", "e"]],
  ["or", ["", "e"]],
  ["ors", ["", "e"]],
  ["ly", [""]],
  ["less", [""]],
  ["able", ["", "e"]],
  ["ment", [""]],
  ["ments", [""]],
  ["ness", [""]],
  ["isation", ["ise", "ize"]],
  ["ization", ["ize", "ise"]],
  ["ise", ["ize"]],
  ["ised", ["ize", "ized"]],
  ["ising", ["ize", "izing"]],
];
const BEGINNINGS = [
  "un",
  "re",
  "pre",
  "non",
  "over",
  "under",
  "out",
  "co",
  "multi",
  "sub",
  "up",
  "mis",
  "dis",
  "inter",
];

/** Whether a small word is spelled well, as far as anybody here can tell. */
export function isKnownWord(word: string): boolean {
  if (isListed(word) || namesKnown(word, { everyday: true }).length > 0) return true;
  const isInflected = ENDINGS.some(
    ([ending, instead]) =>
      word.endsWith(ending) && instead.some((end) => isListed(word.slice(0, -ending.length) + end)),
  );
  // "subscribers" and "starred" are known by themselves, "subscriber" and "star" with them.
  if (isInflected || isListed(`${word}s`) || isListed(word.replace(/([a-z])\1(?:ed|ing)$/, "$1")))
    return true;
  return BEGINNINGS.some(
    (begin) => word.startsWith(begin) && word.length > begin.length + 3 && isListed(word.slice(begin.length)),
  );
}

/** Whether a word is one of English as people write it, and no mere name. */
export function isPlainWord(word: string): boolean {
  return knownWords().has(word);
}

function isListed(word: string): boolean {
  return (
    knownWords().has(word) ||
    nearWords().has(word) ||
    isKnownVerb(word) ||
    ABBREVIATIONS.has(word) ||
    isTaggersWord(word)
  );
}
