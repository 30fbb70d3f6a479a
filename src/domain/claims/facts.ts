import { stem } from "../language/stem.ts";
import { countedPlaces } from "./alignment.ts";
import type { Claim } from "./claim.ts";
import { claimWords } from "./claim-words.ts";
import { coveredWords } from "./covered.ts";
import { FACT_WORDS } from "./lexicon/facts.ts";
import { type Reading, says } from "./support.ts";

const facts = claimWords(FACT_WORDS, { inAllForms: false });

/** New things in a suggestion: a known kind of fact, or a whole clause of which the source knows nothing. */
export function unsupportedFacts(suggestion: Reading, support: Reading): Claim[] {
  const kinds = new Set(support.concepts.flatMap(({ concept }) => concept.is).map(stem));
  const covered = coveredWords(suggestion, support);
  const counted = countedPlaces(suggestion);
  return suggestion.tokens
    .filter(({ start }) => !counted.has(start))
    .filter(
      ({ lower, text, start, opens }) =>
        !isIdiom(lower, suggestion.text.slice(Math.max(0, start - 8), start)) &&
        (opens || /^[a-z]/.test(text)) &&
        !covered.has(start) &&
        !kinds.has(stem(lower)) &&
        facts.isNew(lower, support) &&
        !says(support, lower),
    )
    .map(({ text, start, end }): Claim => ({ kind: "scope", text, start, end }));
}

/** "ahead of schedule" is no schedule. */
function isIdiom(word: string, before: string): boolean {
  return word === "schedule" && /\b(?:of|on|behind|to) $/.test(before);
}
