import type { Claim } from "../claim.ts";
import { dateClaims } from "./date-claims.ts";
import { nameClaims } from "./name-claims.ts";
import { numberClaims } from "./number-claims.ts";
import { readPair } from "./pair.ts";

/** The facts of a suggestion that neither the source nor its context has: numbers, dates, names, technologies, credentials, ranks. */
export function unsupportedFacts(source: string, suggestion: string, context = ""): Claim[] {
  const support = context === "" ? source : `${source}\n${context}`;
  const pair = readPair(suggestion, support);
  const claims = [...numberClaims(pair), ...dateClaims(pair), ...nameClaims(suggestion, support)];
  // Of two that object to the same words, the first tells more. Sorted, so that thousands of them cost no more than one look each.
  const sorted = claims.toSorted((one, other) => one.start - other.start);
  let end = 0;
  return sorted.filter((claim) => {
    if (claim.start < end) return false;
    end = claim.end;
    return true;
  });
}
