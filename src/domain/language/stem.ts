import { baseOf } from "./inflect.ts";
import { oneSpelling } from "./spelling.ts";

/** Short words whose last letter is no plural. */
const KEPT = new Set("was has his its pos gas bus aws ios sas ups yes us his".split(" "));

const cache = new Map<string, string>();
const CACHE_SIZE = 5_000;

const ENDINGS: readonly [ending: string, instead: string][] = [
  ["ization", "iz"],
  ["isation", "iz"],
  ["ational", "at"],
  ["fulness", "ful"],
  ["ousness", "ous"],
  ["iveness", "iv"],
  ["ability", "abl"],
  ["ibility", "ibl"],
  ["ation", "at"],
  ["ition", "it"],
  ["ction", "ct"],
  ["sion", "s"],
  ["tion", "t"],
  ["ment", ""],
  ["ness", ""],
  ["ance", ""],
  ["ence", ""],
  ["ship", ""],
  ["able", ""],
  ["ible", ""],
  ["ator", "at"],
  ["ally", ""],
  ["ily", ""],
  ["ise", "iz"],
  ["yse", "yz"],
  ["ive", "iv"],
  ["ity", ""],
  ["ing", ""],
  ["ied", ""],
  ["ies", ""],
  ["ed", ""],
  ["er", ""],
  ["or", ""],
  ["al", ""],
  ["ly", ""],
  ["es", ""],
  ["ey", ""],
  ["e", ""],
  ["y", ""],
  ["s", ""],
];

/**
 * A root that the forms of one word share: managed, manager and management meet. It is coarse on purpose: it decides
 * whether a word was already there, and is never shown.
 */
export function stem(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s?$/, "");
  const known = cache.get(lower);
  if (known !== undefined) return known;
  const found = rootOf(lower);
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(lower, found);
  return found;
}

function rootOf(word: string): string {
  if (!/^[a-z-]+$/.test(word)) return word;
  const base = oneSpelling(baseOf(word, "past", "participle", "gerund", "third") ?? word);
  if (base.length > 3) return strip(strip(base));
  return base.length === 3 && base.endsWith("s") && !KEPT.has(base) ? base.slice(0, 2) : base;
}

function strip(word: string): string {
  const ending = ENDINGS.find(
    ([end]) =>
      word.endsWith(end) && word.length - end.length >= 3 && !(end === "ise" && word.endsWith("vise")),
  );
  if (!ending) return word;
  const root = word.slice(0, word.length - ending[0].length) + ending[1];
  // planned, planner: the doubled letter belongs to the ending.
  return /([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : root;
}
