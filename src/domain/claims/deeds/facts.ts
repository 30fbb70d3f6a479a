import { stem } from "../../language/stem.ts";
import { firstFrom } from "../../language/tokens.ts";
import { countedPlaces, isTelling } from "../alignment.ts";
import type { Claim } from "../claim.ts";
import { claimWords } from "../claim-words.ts";
import { coveredWords } from "../covered.ts";
import { FACT_WORDS } from "../lexicon/facts.ts";
import { STOP_WORDS } from "../lexicon/synonyms.ts";
import { type Reading, says } from "../support.ts";

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
        !isKindOf(suggestion, start, support) &&
        !isCounted(suggestion, start) &&
        !isIdiom(lower, suggestion.text.slice(Math.max(0, start - 8), start)) &&
        (opens || /^[a-z]/.test(text)) &&
        !covered.has(start) &&
        !kinds.has(stem(lower)) &&
        facts.isNew(lower, support) &&
        !says(support, lower),
    )
    .map(({ text, start, end }): Claim => ({ kind: "scope", text, start, end }));
}

const KINDS = /^(?:machines?|databases?|boards?|software|tools?|devices?|units?|presses|press)$/;
const LOOKED_AT = 2;

/** "a Singer sewing machine" for "a Singer": the kind of a thing that the source names. */
function isKindOf({ tokens, text }: Reading, start: number, support: Reading): boolean {
  const at = firstFrom(tokens, start);
  if (!KINDS.test(tokens[at]?.lower ?? "")) return false;
  const before = tokens.slice(Math.max(0, at - LOOKED_AT), at);
  const joint = before.findLastIndex(
    (token, index) =>
      STOP_WORDS.has(token.lower) || /[,;.]/.test(text.slice(token.end, before[index + 1]?.start ?? start)),
  );
  return before
    .slice(joint + 1)
    .some(({ lower }) => (says(support, lower) && !isOfOther(lower, support)) || isMadeOf(lower, support));
}

/** In "Oracle licences" the name belongs to another thing. */
function isOfOther(name: string, { tokens, text }: Reading): boolean {
  return tokens.some(({ lower, end }, index) => {
    const next = tokens[index + 1];
    return lower === name && next !== undefined && text.slice(end, next.start) === " " && isTelling(next);
  });
}

/** "folding machine" for "folder". */
function isMadeOf(word: string, { stems }: Reading): boolean {
  const root = /^([a-z]{3,})ing$/.exec(word)?.[1];
  return root !== undefined && [`${root}er`, `${root}or`].some((tool) => stems.has(stem(tool)));
}

/** "19 of 21 students": what a number counts is judged with the number. */
function isCounted({ text }: Reading, start: number): boolean {
  return /\d ?$/.test(text.slice(Math.max(0, start - 2), start));
}

/** "ahead of schedule" is no schedule. */
function isIdiom(word: string, before: string): boolean {
  return word === "schedule" && /\b(?:of|on|behind|to) $/.test(before);
}
