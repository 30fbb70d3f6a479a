import { baseOf } from "../../language/inflect.ts";
import { stem } from "../../language/stem.ts";
import type { Claim } from "../claim.ts";
import { type Clause, clausesOf, deedsOf } from "../clauses.ts";
import { alike, type Reading } from "../support.ts";
import { isSomebodyElse, thingsOfOthers, whoseDeeds } from "./whose-deeds.ts";

const RELATIVE = /^(?:that|which|who)$/;
const PREPOSITION = /^(?:in|on|at|by|to|as|for|with|under|of|from|into|until|till|since|during)$/;
const AS_ONE = /\bas (?:an?|the) ([a-z]+)(?=[.,;]|$| (?:for|in|at|on|since|from)\b)/gi;
/** "as part of a team", "with the team": the part is kept. */
const IN_A_TEAM =
  /\b(?:with|as part of|as a member of|in|within|on|alongside) (?:the |my |our |an? )?(?:[a-z-]+ )?(?:team|group|crew)\b/i;

/** "the app built by my team", "as part of a team", "the architect's design" */
const KEPT_THEIRS = /\bby (?:the|my|our|an?) \w+|\b(?:team|group|crew|jointly|together)\b|'s\b/i;

/** Deeds of a suggestion that the source tells of somebody else. */
export function takenDeeds(suggestion: Reading, source: Reading): Claim[] {
  const { own, others, theirs } = whoseDeeds(source);
  const things = thingsOfOthers(source);
  const isTaken = (deed: string) => {
    if (deed === "do" || own.has(deed)) return false;
    const actors = [...others].filter(([base]) => alike(base, deed)).map(([, actor]) => actor);
    return theirs.has(deed) || (actors.length > 0 && !actors.every((actor) => keepsPart(actor, suggestion)));
  };
  const together = /\b(?:with|together|jointly|me and|and i|and me)\b|\bw\//i.test(source.text);
  return clausesOf(suggestion).flatMap((clause): Claim[] => {
    if (RELATIVE.test(clause.tokens[0]?.lower ?? "")) return [];
    // "co-designed the set" for who painted what a friend designed
    const joint = together
      ? undefined
      : clause.tokens.find(({ lower }, index) => index <= 1 && isTaken(jointDeed(lower)));
    if (joint) return [{ kind: "scope", text: joint.text, start: joint.start, end: joint.end }];
    const deed = deedsOf(clause).find(({ index }) => index <= 1);
    const before = clause.tokens[(deed?.index ?? 0) - 1]?.lower ?? "";
    if (!deed || isSomebodyElse(before)) return [];
    const takes =
      !own.has(deed.base) &&
      !KEPT_THEIRS.test(suggestion.text) &&
      objectOf(clause, deed.index).some((word) => things.has(stem(word)));
    if (!takes && !isTaken(deed.base)) return [];
    if (/^(?:to|was|were|been|being)$/.test(before)) return [];
    const next =
      clause.tokens[deed.index + 1]?.lower ??
      (/^ and\b/i.test(suggestion.text.slice(clause.end, clause.end + 5)) ? "" : "in");
    if (PREPOSITION.test(next)) return [];
    const { start } = deed.token;
    return [{ kind: "scope", text: suggestion.text.slice(start, clause.end), start, end: clause.end }];
  });
}

function jointDeed(word: string): string {
  const deed = /^co-?([a-z]{4,})$/.exec(word)?.[1] ?? "";
  return baseOf(deed, "past", "gerund") ?? "";
}

/** The words after a deed, as far as no preposition comes. */
function objectOf({ tokens }: Clause, deed: number): string[] {
  const after = tokens.slice(deed + 1).map(({ lower }) => lower);
  const end = after.findIndex((word) => PREPOSITION.test(word));
  return end < 0 ? after : after.slice(0, end);
}

/** "Built it as part of a team" for "our team built it", "Managed the blog as an intern" for "intern managed the blog". */
function keepsPart(actor: string, { text }: Reading): boolean {
  if (/^(?:team|group|crew)$/.test(actor)) return IN_A_TEAM.test(text);
  return [...text.matchAll(AS_ONE)].some(([, role = ""]) => role.toLowerCase() === actor);
}
