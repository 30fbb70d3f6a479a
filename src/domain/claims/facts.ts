import { stem } from "../language/stem.ts";
import type { Claim } from "./claim.ts";
import { clausesOf } from "./clauses.ts";
import { FACT_WORDS } from "./lexicon/facts.ts";
import { STOP_WORDS } from "./lexicon/synonyms.ts";
import { groupsOf, isGeneric, type Reading, says } from "./support.ts";

const GROUPS = groupsOf(FACT_WORDS);

/** New things in a suggestion: a known kind of fact, or a whole clause of which the source knows nothing. */
export function unsupportedFacts(suggestion: Reading, support: Reading): Claim[] {
  const kinds = new Set(support.concepts.flatMap(({ concept }) => concept.is).map(stem));
  const words = suggestion.tokens
    .filter(({ lower, text }) => isNewFact(lower, support, kinds) && /^[a-z]/.test(text))
    .map(({ text, start, end }): Claim => ({ kind: "scope", text, start, end }));
  return [...words, ...foreignClauses(suggestion, support, kinds)];
}

function isNewFact(word: string, support: Reading, kinds: ReadonlySet<string>): boolean {
  const root = stem(word);
  const groups = GROUPS.get(root);
  if (!groups || support.stems.has(root) || kinds.has(root) || !isHead(word)) return false;
  if (says(support, word)) return false;
  return ![...support.stems].some((said) => GROUPS.get(said)?.some((group) => groups.includes(group)));
}

const HEADS = 2;

function isHead(word: string): boolean {
  return FACT_WORDS.some((line) => line.split(" ").slice(0, HEADS).includes(word));
}

function foreignClauses(suggestion: Reading, support: Reading, kinds: ReadonlySet<string>): Claim[] {
  return clausesOf(suggestion).flatMap(({ tokens, start, end }) => {
    const content = tokens.filter(({ lower }) => !STOP_WORDS.has(lower) && !/^\d/.test(lower) && lower.length > 2);
    const specific = content.filter(({ lower }) => !isGeneric(lower) && !lower.endsWith("ly"));
    const missing = specific.filter(({ lower }) => !says(support, lower) && !kinds.has(stem(lower)));
    const known = content.some(({ lower }) => support.stems.has(stem(lower)));
    return missing.length >= 2 && missing.length === specific.length && !known
      ? [{ kind: "scope" as const, text: suggestion.text.slice(start, end), start, end }]
      : [];
  });
}
