import { stem } from "../language/stem.ts";
import type { Claim } from "./claim.ts";
import { claimWords } from "./claim-words.ts";
import { clausesOf } from "./clauses.ts";
import { coveredWords } from "./covered.ts";
import { FACT_WORDS } from "./lexicon/facts.ts";
import { STOP_WORDS } from "./lexicon/synonyms.ts";
import { isGeneric, type Reading, says } from "./support.ts";

const facts = claimWords(FACT_WORDS);

/** New things in a suggestion: a known kind of fact, or a whole clause of which the source knows nothing. */
export function unsupportedFacts(suggestion: Reading, support: Reading): Claim[] {
  const kinds = new Set(support.concepts.flatMap(({ concept }) => concept.is).map(stem));
  const covered = coveredWords(suggestion, support);
  const words = suggestion.tokens
    .filter(
      ({ lower, text, start, opens }) =>
        (opens || /^[a-z]/.test(text)) &&
        !covered.has(start) &&
        !kinds.has(stem(lower)) &&
        facts.isNew(lower, support) &&
        !says(support, lower),
    )
    .map(({ text, start, end }): Claim => ({ kind: "scope", text, start, end }));
  return [...words, ...foreignClauses(suggestion, support, kinds, covered)];
}

const NUMBERS =
  /^\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|percent|months?|years?|hours?|minutes?|weeks?|days?)$/;

function foreignClauses(
  suggestion: Reading,
  support: Reading,
  kinds: ReadonlySet<string>,
  covered: ReadonlySet<number>,
): Claim[] {
  return clausesOf(suggestion).flatMap(({ tokens, start, end }, place) => {
    const content = tokens.filter(
      ({ lower, start: at }) =>
        !STOP_WORDS.has(lower) && !NUMBERS.test(lower) && lower.length > 2 && !covered.has(at),
    );
    const specific = content.filter(({ lower }) => !isGeneric(lower) && !lower.endsWith("ly"));
    const missing = specific.filter(
      ({ lower }) => !says(support, lower) && !kinds.has(stem(lower)) && !support.words.has(lower),
    );
    const relative = place > 0 && /^(?:that|which)$/.test(tokens[0]?.lower ?? "");
    const known = content.some(({ lower }) => support.stems.has(stem(lower)));
    const foreign = relative
      ? missing.length >= 2 && missing.length * 2 > specific.length
      : missing.length === specific.length && !known;
    return missing.length >= 2 && foreign
      ? [{ kind: "scope" as const, text: suggestion.text.slice(start, end), start, end }]
      : [];
  });
}
