import { stem } from "../../language/stem.ts";
import type { Claim } from "../claim.ts";
import { type Clause, clausesOf, deedsOf } from "../clauses.ts";
import { coveredWords } from "../covered.ts";
import { BEGINNING, DOING, LEVEL_OF_VERB } from "../lexicon/ladder.ts";
import { STOP_WORDS } from "../lexicon/synonyms.ts";
import type { Reading } from "../support.ts";
import { DENIAL, levelOf, ownLevel, SHARED } from "./levels.ts";

/** Deeds of a suggestion that claim more than the source's clause on the same things. */
export function stepsUp(suggestion: Reading, source: Reading): Claim[] {
  const stated = distinct(
    clausesOf(source).map((clause, index, all) => ({
      content: contentOf(clause),
      level: levelOf(clause, source, all[index - 1]),
    })),
  );
  const highest = stated.reduce((most, { level }) => Math.max(most, level), DOING - 2);
  const claims: Claim[] = [];
  for (const [place, clause] of clausesOf(suggestion).entries()) {
    // What "that" or "which" does is no deed of the person.
    if (/^(?:that|which|who)$/.test(clause.tokens[0]?.lower ?? "")) continue;
    if (clause.tokens[0]?.lower === "leading" && clause.tokens[1]?.lower === "to") continue;
    const deed = deedsOf(clause).find(({ index }) => index <= 2);
    const own = ownLevel(clause, suggestion);
    if (own === null) continue;
    const shared = /^co-/.test(deed?.token.lower ?? "") || isShared(clause, suggestion, source);
    const level = own <= SHARED_MOST && shared ? Math.min(own, SHARED) : own;
    const given = deed !== undefined && isContributed(clause, deed, source);
    const allowed = given ? DOING : Math.min(highest, matchingLevel(clause, stated) ?? highest);
    if (place > 0 && isQuoted(clause, suggestion, source)) continue;
    if (deed && isAttending(clause, deed, source)) continue;
    if (deed && coveredWords(suggestion, source).has(deed.token.start)) continue;
    const begins = deed !== undefined && BEGINNING.has(deed.base) && isOnlyRun(source);
    if (!begins && (level - allowed < 1 || (deed && sameVerb(deed.base, source, allowed)))) continue;
    const token = deed?.token ?? clause.tokens[0];
    if (token)
      claims.push({
        kind: "scope",
        text: suggestion.text.slice(token.start, clause.end),
        start: token.start,
        end: clause.end,
      });
  }
  return claims;
}

const SHARED_MOST = 3.5;

const IN_A_TEAM = /\b(?:in|as part of|within) (?:an?|the|our|my) (?:[\w-]+ )?(?:team|crew|group|squad)\b/i;

const SOME_OF = /\b(?:some|parts?|bits) of (?:the|its|our)\b/i;

const WITH_OTHERS =
  /\bwith (?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|the) (?:others?|co-\w+|colleagues?)\b/i;

const WITH_WHOM =
  /\b(?:together|jointly|along) with (?:the|my|an?|our|one|two|three|another) ((?:[a-z]+ )?[a-z]+)\b/gi;

/** "Built the search in a team of five", or with the same person as in the source. */
function isShared({ start, end }: Clause, { text }: Reading, source: Reading): boolean {
  const said = text.slice(start, end);
  if (IN_A_TEAM.test(said) || WITH_OTHERS.test(said) || SOME_OF.test(said)) return true;
  if (!/\bwith\b/i.test(said)) return false;
  return [...source.text.matchAll(WITH_WHOM)].some(([, whom = ""]) => {
    const [person = ""] = whom.split(" ");
    return new RegExp(`\\bwith (?:the|my|an?|our|one|two|three|another) ${person}\\b`, "i").test(said);
  });
}

/** "helped at the food bank, sorting donations": the source says so itself. */
function isQuoted({ tokens, start, end }: Clause, { text }: Reading, source: Reading): boolean {
  return (
    /ing$/.test(tokens[0]?.lower ?? "") &&
    source.text.toLowerCase().includes(text.slice(start, end).toLowerCase())
  );
}

const ATTENDING = new Set("go visit take respond look".split(" "));
const ATTENDED = /\battend(?:ed|ing|s)? (to )?([^.;,\n]*?)(?= and\b|[.;,\n]|$)/i;

/** "Went to two fairs" for who attended them, "Took courses", "Looked after guests" for who attended to them. */
function isAttending({ tokens }: Clause, { base, index }: Deed, source: Reading): boolean {
  if (!ATTENDING.has(base)) return false;
  const [, to, what = ""] = ATTENDED.exec(source.text) ?? [];
  const after = tokens.slice(index + 1).map(({ lower }) => lower);
  if (base === "look" ? to === undefined : /^(?:over|charge|care|on)$/.test(after[0] ?? "")) return false;
  return after.some((word) => word.length > 3 && what.toLowerCase().includes(word));
}

const CONTRIBUTED =
  /\bcontribut(?:e|es|ed|ing) (?!to\b|towards?\b)(?:[\w-]+ ){0,2}?([a-z]{4,})(?= (?:to|for)\b)/i;

const MAKING = new Set(
  "write make take draw produce create author draft record shoot paint compose".split(" "),
);
const MERE = /^(?:ideas|suggestions|feedback|comments|input|time|money|help|thoughts)$/;

/** Who contributed two chapters wrote two chapters, but no book. */
function isContributed({ tokens }: Clause, { base, index }: Deed, source: Reading): boolean {
  if (!MAKING.has(base)) return false;
  const thing = CONTRIBUTED.exec(source.text)?.[1]?.toLowerCase();
  return (
    thing !== undefined &&
    !MERE.test(thing) &&
    tokens.slice(index + 1, index + 4).some(({ lower }) => lower === thing)
  );
}

const RUN = /\b(?:ran|run|runs|running|manag\w+|led|lead|leading|head(?:ed|ing)?|supervis\w+|oversaw)\b/i;
const BEGUN =
  /\b(?:start\w*|beg[aiu]n\w*|set(?:ting)? up|open\w*|creat\w*|found\w*|introduc\w*|buil[dt]\w*|scratch|nothing|kick\w*|put together|came up|invent\w*|design\w*|ideas?|launch\w*|new|first|establish\w*|initiat\w*|own|mine|brought|off the ground|pioneer\w*)\b/i;

/** Who ran a club did not found it. */
function isOnlyRun({ text }: Reading): boolean {
  return RUN.test(text) && !BEGUN.test(text);
}

type Deed = ReturnType<typeof deedsOf>[number];

interface StatedClause {
  readonly content: readonly string[];
  readonly level: number;
}

/** No resume says more, and each clause costs a comparison with every clause of the suggestion. */
const MOST = 300;

function distinct(clauses: readonly StatedClause[]): StatedClause[] {
  const byContent = new Map(clauses.map((clause) => [`${clause.level} ${clause.content.join(" ")}`, clause]));
  return [...byContent.values()].slice(0, MOST);
}

/** A verb that the source uses itself is no step up, unless the source only helped with it. */
function sameVerb(base: string, source: Reading, allowed: number): boolean {
  return allowed >= DOING && source.stems.has(stem(base)) && !isDenied(base, source);
}

/** "I don't lead anyone": the source has the verb only to deny it. */
function isDenied(base: string, { tokens }: Reading): boolean {
  const root = stem(base);
  const uses = tokens.flatMap(({ lower }, index) => (stem(lower) === root ? [index] : []));
  return (
    uses.length > 0 &&
    uses.every((index) =>
      [1, 2].some(
        (back) =>
          DENIAL.test(tokens[index - back]?.lower ?? "") && tokens[index - back - 1]?.lower !== "than",
      ),
    )
  );
}

/** The level of the source's clause that speaks of the same things. */
function matchingLevel(clause: Clause, stated: readonly StatedClause[]): number | null {
  const wanted = new Set(contentOf(clause));
  let best = 0;
  let level: number | null = null;
  for (const one of stated) {
    const shared = one.content.filter((root) => wanted.has(root)).length;
    if (shared > best || (shared === best && shared > 0 && one.level > (level ?? 0))) {
      best = shared;
      level = one.level;
    }
  }
  return level;
}

function contentOf(clause: Clause): string[] {
  return clause.tokens
    .filter(({ lower }) => !STOP_WORDS.has(lower) && !LEVEL_OF_VERB.has(lower))
    .map(({ lower }) => stem(lower));
}
