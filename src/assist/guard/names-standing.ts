import { rankClaims } from "../../domain/claims/facts/rank-claims.ts";
import { namesIn } from "../../domain/gazetteer/gazetteer.ts";
import { wordsOf } from "../../domain/gazetteer/words.ts";
import type { Span } from "./clauses.ts";

/**
 * Whether doubtful words name what somebody else has given: a paper, a degree or a rank. Such a thing is a value, and a
 * value is never proposed, whoever has it in the person's text.
 */
export function namesStanding(suggestion: string, { text, start, end }: Span): boolean {
  const isPaper = namesIn(wordsOf(text)).some(
    ({ certain, entries }) =>
      certain && entries.some(({ kind }) => kind === "credential" || kind === "degree"),
  );
  // Beside nothing, every rank that the suggestion gives is a claim.
  const ranks = isPaper ? [] : rankClaims(suggestion, wordsOf(suggestion), []);
  return isPaper || ranks.some((rank) => rank.start < end && rank.end > start);
}
