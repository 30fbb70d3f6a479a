import type { Claim } from "../../domain/claims/claim.ts";
import { stem } from "../../domain/language/stem.ts";
import { STOP_WORDS } from "../../domain/language/stop-words.ts";
import { tokens } from "../../domain/language/tokens.ts";

const MOST_WORDS = 2;

/** A number with what it counts, where that is new as well: without its "40", "40 videos" would still be made up. */
export function withCounted(claim: Claim, suggestion: string, source: string): Claim {
  if (claim.kind !== "number") return claim;
  const known = new Set(tokens(source).map(({ lower }) => stem(lower)));
  let { end } = claim;
  for (let count = 0; count < MOST_WORDS; count += 1) {
    const [next = "", word = ""] =
      /^[ -]([\p{L}]+(?:-[\p{L}]+)*)/u.exec(suggestion.slice(end, end + 60)) ?? [];
    const lower = word.toLowerCase();
    if (word === "" || STOP_WORDS.has(lower) || known.has(stem(lower))) break;
    end += next.length;
  }
  return { ...claim, text: suggestion.slice(claim.start, end), end };
}
