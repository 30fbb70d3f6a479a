import { type Clause, deedsOf } from "../clauses.ts";
import {
  BARE,
  BEGINNING,
  DOING,
  LED,
  LEVEL_OF_PHRASE,
  LEVEL_OF_VERB,
  MADE,
  PROVIDING,
} from "../lexicon/ladder.ts";
import type { Reading } from "../support.ts";

/** What a deed claims where the sentence keeps that others did it too. */
export const SHARED = 2;

export const DENIAL = /^(?:not|never|don't|didn't|doesn't|dont|didnt|cannot|can't|without)$/;

/** What a clause of the source supports. A clause without a deed of its own goes on with the one before it. */
export function levelOf(clause: Clause, reading: Reading, before: Clause | undefined): number {
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

/** "prior to joining the police i sold cars": sold, not joined. */
function mainDeed(clause: Clause, asSource: boolean): ReturnType<typeof deedsOf>[number] | undefined {
  const deeds = deedsOf(clause);
  const first = deeds.find(({ index }) => index <= 3);
  if (!asSource || !first?.token.lower.endsWith("ing") || clause.tokens[first.index - 1]?.lower !== "to")
    return first;
  return deeds.find(({ index }) => /^(?:i|we)$/.test(clause.tokens[index - 1]?.lower ?? "")) ?? first;
}

export function ownLevel(clause: Clause, { text }: Reading, asSource = false): number | null {
  const said = text.slice(clause.start, clause.end).toLowerCase();
  // "wrote part of the manual": a part of the thing, no part in it.
  const plain = /^(?:i |we )?(?!was|were|am|is|are|been|became|formed|played|took)[a-z]+ part of\b/.test(said)
    ? said.replace("part of", "")
    : said;
  const phrase = LEVEL_OF_PHRASE.find(
    ([pattern, level]) => (asSource || level !== MADE) && pattern.test(plain),
  );
  const deed = mainDeed(clause, asSource);
  // "helped transfer the files to a new system" is help.
  if (deed && /^(?:help|assist|aid)$/.test(deed.base) && deed.index <= 1 && (phrase?.[1] ?? 0) > 1)
    return servesPeople(clause, deed.index) ? DOING : 1;
  if (phrase && (!deed || phrase[1] !== MADE)) return phrase[1];
  if (!deed) return phrase?.[1] ?? null;
  const level = LEVEL_OF_VERB.get(deed.base) ?? DOING;
  // Who guided a group or fronted a band led it.
  if (asSource && GUIDING.has(deed.base)) return 4.25;
  // "I don't lead anyone"
  if (asSource && level > DOING && DENIAL.test(clause.tokens[deed.index - 1]?.lower ?? "")) return 0;
  // Who supports somebody with a thing provides it; who gives a talk has done it all.
  if (level === PROVIDING && asSource) return DOING;
  // Who joined as a clerk worked as one.
  if (
    asSource &&
    deed.base === "join" &&
    /^(?:as|in|at|on)$/.test(clause.tokens[deed.index + 1]?.lower ?? "")
  )
    return DOING;
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

const GUIDING = new Set(["guide", "escort", "conduct", "front", "administer"]);

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
  /^(?:tours?|class|classes|workshops?|sessions?|seminars?|lessons?|discussions?|hikes?|walks?|games|activities|services|prayers?|rehearsals?|talks?|exercises?|drills?|tests?|checks?|trials?|experiments?|briefings?|meetings?|trainings?|courses?|visits?|trips?)$/;

const SERVED =
  /^(?:people|customers|clients|guests|patients|residents|students|pupils|children|kids|users|visitors|callers|families|shoppers|patrons|passengers|members|learners|tenants)$/;
