import type { Claim } from "./claim.ts";
import { RANKS, TEAM_LEADS, TITLES } from "./lexicon/titles.ts";
import type { Reading } from "./support.ts";

const GROUP_OF = new Map<string, string>();
for (const line of TITLES.trim().split("\n")) for (const word of line.split(" ")) GROUP_OF.set(word, line);

/** Titles and ranks in a suggestion that neither source nor context gives. */
export function unsupportedTitles(suggestion: Reading, support: Reading): Claim[] {
  const claims: Claim[] = [];
  for (const [index, token] of suggestion.tokens.entries()) {
    const before = suggestion.tokens[index - 1];
    const title = GROUP_OF.get(token.lower);
    const ranked = title !== undefined && before !== undefined && RANKS.has(before.lower) && !hasTitle(before.lower, support);
    const unknown = title !== undefined && !hasTitle(token.lower, support);
    const lead = isLead(token.lower, before?.lower) && !support.words.has("lead") && !support.words.has("leader");
    if (!ranked && !unknown && !lead) continue;
    const start = ranked || lead ? (before?.start ?? token.start) : token.start;
    claims.push({ kind: "title", text: suggestion.text.slice(start, token.end), start, end: token.end });
  }
  return claims;
}

function isLead(word: string, before: string | undefined): boolean {
  return (word === "lead" || word === "leader") && before !== undefined && TEAM_LEADS.has(before);
}

function hasTitle(word: string, support: Reading): boolean {
  const same = GROUP_OF.get(word)?.split(" ") ?? [word];
  return same.some((title) => support.words.has(title) || support.words.has(`${title}s`)) || (word === "senior" && support.words.has("sr"));
}
