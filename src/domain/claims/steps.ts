import { stem } from "../language/stem.ts";
import type { Claim } from "./claim.ts";
import { type Clause, clausesOf, deedsOf } from "./clauses.ts";
import {
  BARE,
  BEGINNING,
  DOING,
  LED,
  LEVEL_OF_PHRASE,
  LEVEL_OF_VERB,
  MADE,
  PROVIDING,
} from "./lexicon/ladder.ts";
import { STOP_WORDS } from "./lexicon/synonyms.ts";
import type { Reading } from "./support.ts";

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
  for (const clause of clausesOf(suggestion)) {
    // What "that" or "which" does is no deed of the person.
    if (/^(?:that|which|who)$/.test(clause.tokens[0]?.lower ?? "")) continue;
    const deed = deedsOf(clause).find(({ index }) => index <= 2);
    const own = ownLevel(clause, suggestion);
    if (own === null) continue;
    const level = own <= SHARED_MOST && isShared(clause, suggestion, source) ? Math.min(own, SHARED) : own;
    const allowed = Math.min(highest, matchingLevel(clause, stated) ?? highest);
    if (level - allowed < 1 || (deed && sameVerb(deed.base, source, allowed))) continue;
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

/** What a deed claims where the sentence keeps that others did it too. */
const SHARED = 2;
const SHARED_MOST = 3.5;
const IN_A_TEAM = /\b(?:in|as part of|within) (?:an?|the|our|my) (?:[\w-]+ )?(?:team|crew|group|squad)\b/i;
const WITH_OTHERS =
  /\bwith (?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|the) (?:others?|co-\w+|colleagues?)\b/i;
const WITH_WHOM =
  /\b(?:together|jointly|along) with (?:the|my|an?|our|one|two|three|another) ((?:[a-z]+ )?[a-z]+)\b/gi;

/** "Built the search in a team of five", or with the same person as in the source. */
function isShared({ start, end }: Clause, { text }: Reading, source: Reading): boolean {
  const said = text.slice(start, end);
  if (IN_A_TEAM.test(said) || WITH_OTHERS.test(said)) return true;
  return [...source.text.matchAll(WITH_WHOM)].some(([, whom = ""]) => {
    const [person = ""] = whom.split(" ");
    return new RegExp(`\\bwith (?:the|my|an?|our|one|two|three|another) ${person}\\b`, "i").test(said);
  });
}

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

const DENIAL = /^(?:not|never|don't|didn't|doesn't|dont|didnt|cannot|can't|without)$/;

/** "I don't lead anyone": the source has the verb only to deny it. */
function isDenied(base: string, { tokens }: Reading): boolean {
  const root = stem(base);
  const uses = tokens.flatMap(({ lower }, index) => (stem(lower) === root ? [index] : []));
  return (
    uses.length > 0 &&
    uses.every((index) => [1, 2].some((back) => DENIAL.test(tokens[index - back]?.lower ?? "")))
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

/** What a clause of the source supports. A clause without a deed of its own goes on with the one before it. */
function levelOf(clause: Clause, reading: Reading, before: Clause | undefined): number {
  const own = ownLevel(clause, reading, true);
  const first = before ? ownLevel(before, reading, true) : null;
  // "was on the team that opened the store": the team's deed is no more than the part in it.
  const relative = /^(?:that|which|who)$/.test(clause.tokens[0]?.lower ?? "");
  if (own !== null && relative && first !== null && first < DOING) return first;
  // "one of 4 trainers, we trained 200 people": nor is what "we" did.
  if (own !== null && clause.tokens[0]?.lower === "we" && first !== null && first < SHARED)
    return Math.min(own, first);
  // A bare "2 shops, 11 staff" leaves open what was done with them.
  return own ?? first ?? (deedsOf(clause).length === 0 ? BARE : DOING);
}

function ownLevel(clause: Clause, { text }: Reading, asSource = false): number | null {
  const said = text.slice(clause.start, clause.end).toLowerCase();
  const phrase = LEVEL_OF_PHRASE.find(
    ([pattern, level]) => (asSource || level !== MADE) && pattern.test(said),
  );
  const deed = deedsOf(clause).find(({ index }) => index <= 3);
  if (phrase && (!deed || phrase[1] !== MADE)) return phrase[1];
  if (!deed) return phrase?.[1] ?? null;
  const level = LEVEL_OF_VERB.get(deed.base) ?? DOING;
  // Who guided a group or fronted a band led it.
  if (asSource && GUIDING.has(deed.base)) return 4.25;
  // "I don't lead anyone"
  if (asSource && level > DOING && DENIAL.test(clause.tokens[deed.index - 1]?.lower ?? "")) return 0;
  // Who supports somebody with a thing provides it; who gives a talk has done it all.
  if (level === PROVIDING && asSource) return DOING;
  if (level === 1 && servesPeople(clause, deed.index)) return DOING;
  // To lead a tour is to give it; to chair a meeting is more than to be there.
  if (
    level >= 4.5 &&
    deed.base !== "chair" &&
    clause.tokens.slice(deed.index + 1, deed.index + 5).some(({ lower }) => HELD.test(lower))
  )
    return 3.5;
  if (level === 5 && BEGINNING.has(deed.base)) return 4.5;
  // Who ran a thing may say that they led it; the other way round, only people make it a rank.
  if (level === 4.5) return asSource || OVERSEEING.has(deed.base) || leads(clause, deed) ? 4.5 : 3.75;
  return phrase?.[1] === MADE ? Math.max(MADE, level) : level;
}

const GUIDING = new Set(["guide", "escort", "conduct", "front"]);

/** To manage a thing may be to do it; to oversee it is to see others do it. */
const OVERSEEING = new Set(["oversee", "supervise", "govern"]);

/** Whom or what somebody manages ends where "for", "with" and the like begin. */
function leads({ tokens }: Clause, { base, index }: { base: string; index: number }): boolean {
  const rest = tokens.slice(index + 1);
  const end = rest.findIndex(({ lower }) => OBJECT_ENDS.has(lower));
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .some(
      ({ lower }) =>
        (LED.has(lower.replace(/ies$/, "y").replace(/(?<=[^s])s$/, "")) || isPeople(lower)) &&
        !(base === "run" && /^groups?$/.test(lower)),
    );
}

/** "welders", "florists": those who do a job. */
function isPeople(word: string): boolean {
  return /(?:er|or|ist|ian)s$/.test(word) && !THINGS.test(word);
}

const THINGS =
  /^(?:orders?|letters?|papers?|numbers?|computers?|servers?|folders?|printers?|customers?|members?|users?|offers?|matters?|registers?|floors?|doors?|errors?|colou?rs?|motors?|monitors?|sensors?|containers?|counters?|trailers?|boilers?|dinners?|winters?|summers?|borders?|timers?|filters?|routers?|newsletters?|posters?|flyers?|binders?|ledgers?|vouchers?|others?|corridors?|transfers?|levers?|mowers?|planters?|lists?|trainers?|callers?|suppliers?|retailers?|passengers?|visitors?|investors?|donors?|subscribers?|readers?|followers?|chapters?|centers?|parameters?|layers?|headers?|drawers?|chargers?|tractors?|generators?|elevators?|scanners?|stickers?|tenders?|calendars?|tours?|hours?|errands?)$/;

const OBJECT_ENDS = new Set("for with in on at by from to using via within during through".split(" "));

/** To help customers is the work itself; to help the head nurse is help. */
function servesPeople({ tokens }: Clause, index: number): boolean {
  for (const { lower } of tokens.slice(index + 1, index + 4)) {
    if (/^(?:with|in|to|by|for|on|at)$/.test(lower)) return false;
    if (SERVED.test(lower)) return true;
  }
  return false;
}

const HELD =
  /^(?:tours?|class|classes|workshops?|sessions?|seminars?|lessons?|discussions?|hikes?|walks?|games|activities|services|prayers?|rehearsals?|talks?|exercises?|drills?|briefings?|meetings?|trainings?|courses?|visits?|trips?)$/;

const SERVED =
  /^(?:customers|clients|guests|patients|residents|students|pupils|children|kids|users|visitors|callers|families|shoppers|patrons|passengers|members|learners|tenants)$/;
