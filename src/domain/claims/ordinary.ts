import { isKnownVerb } from "../language/inflect.ts";
import { stem } from "../language/stem.ts";
import { FACT_WORDS } from "./lexicon/facts.ts";
import { EFFECTS, RESULTS } from "./lexicon/outcomes.ts";
import { SCOPE_WORDS } from "./lexicon/scope-words.ts";
import { GENERIC, STOP_WORDS, SYNONYMS } from "./lexicon/synonyms.ts";
import { TITLES } from "./lexicon/titles.ts";
import { isNumberWord } from "./quantities/number-words.ts";

const KNOWN = new Set(
  [
    ...GENERIC,
    ...[...SYNONYMS, ...FACT_WORDS, ...EFFECTS, ...RESULTS, ...SCOPE_WORDS].flatMap((line) =>
      line.split(" "),
    ),
    ...TITLES.trim().split(/\s+/),
  ].map(stem),
);

const PREFIX =
  /^(?:co|self|non|pre|re|well|cross|multi|full|half|part|long|short|high|low|off|on|up|in|out|over|under|first|second|third|semi|ex)$/;

/** Endings of everyday adjectives, adverbs and nouns of agents. */
const EVERYDAY =
  /(?:ed|ing|ly|ive|ate|al|ful|ic|ous|able|ible|ent|ant|ary|ory|er|or|ist|ion|ment|ness|less|ity|ance|ence|ship|wide|proof|based|oriented|minded|driven)s?$/;

/** Whether a word is in some list of ours. */
export function isKnownWord(word: string): boolean {
  const lower = word.toLowerCase();
  return STOP_WORDS.has(lower) || isKnownVerb(lower) || KNOWN.has(stem(lower));
}

/** Whether a word that opens a sentence is plain English rather than somebody's name. */
export function isOrdinary(word: string): boolean {
  const lower = word.toLowerCase();
  if (isKnownWord(lower) || isNumberWord(lower)) return true;
  if (lower.includes("-")) return lower.split("-").every((part) => PREFIX.test(part) || isOrdinary(part));
  return lower.length > 4 && EVERYDAY.test(lower);
}
