import { stem } from "../language/stem.ts";
import type { Claim } from "./claim.ts";
import { type Clause, clausesOf, deedsOf } from "./clauses.ts";
import { BEGINNING, DOING, LED, LEVEL_OF_PHRASE, LEVEL_OF_VERB } from "./lexicon/ladder.ts";
import { SCOPE_WORDS } from "./lexicon/scope-words.ts";
import { STOP_WORDS } from "./lexicon/synonyms.ts";
import { groupsOf, type Reading, says } from "./support.ts";

const WIDENING = groupsOf(SCOPE_WORDS);
const LED_STEMS = new Set([...LED].map(stem));

/** Steps up the ladder of deeds, and words that widen what was done. */
export function unsupportedScope(suggestion: Reading, source: Reading, support: Reading): Claim[] {
  return [...stepsUp(suggestion, source), ...widenings(suggestion, support)];
}

function widenings(suggestion: Reading, support: Reading): Claim[] {
  return suggestion.tokens.flatMap((token, index) => {
    const groups = WIDENING.get(stem(token.lower));
    if (!groups || isTimeOrIdiom(suggestion, index)) return [];
    const listed = SCOPE_WORDS.some((line) => line.split(" ").some((word, place) => place < MAIN_WORDS && word === token.lower));
    if (!listed) return [];
    const known = [...support.stems].some((root) => WIDENING.get(root)?.some((group) => groups.includes(group)));
    return known || says(support, token.lower) || isPlural(token.lower, suggestion, index, support)
      ? []
      : [{ kind: "scope" as const, text: token.text, start: token.start, end: token.end }];
  });
}

/** Words further down a line support the first ones without being claims themselves. */
const MAIN_WORDS = 9;

/** "each day" widens nothing, nor does "years of experience". */
function isTimeOrIdiom({ tokens, text }: Reading, index: number): boolean {
  const token = tokens[index];
  const next = tokens[index + 1]?.lower ?? "";
  if (!token) return true;
  if (/^(?:each|every|all|whole|full|entire)$/.test(token.lower)) {
    return /^(?:day|days|week|month|year|night|morning|shift|time|hour|weekend|evening|of|while|monday|friday)$/.test(next) || /^(?:each|full|complete|total|own|only)$/.test(token.lower);
  }
  if (/^(?:own|only|first|million|teams|stores|sites|locations|departments|countries|region|successful|strategy|full|total|few|some|range|variety|couple|different|diverse|various|experience|experienced|years|busy|hard|difficult|private|sensitive)$/.test(token.lower)) return true;
  return /-$/.test(text.slice(0, token.start));
}

/** "several reports" says no more than "reports". */
function isPlural(word: string, { tokens }: Reading, index: number, support: Reading): boolean {
  if (!/^(?:multiple|several|various|numerous|many)$/.test(word)) return false;
  const near = tokens.slice(index + 1, index + 4).filter(({ lower }) => lower.endsWith("s"));
  return word !== "numerous" && word !== "many" && near.some(({ lower }) => support.words.has(lower) || says(support, lower));
}

function stepsUp(suggestion: Reading, source: Reading): Claim[] {
  const stated = clausesOf(source).map((clause, index, all) => ({ clause, level: levelOf(clause, source, all[index - 1]) }));
  const highest = Math.max(DOING - 2, ...stated.map(({ level }) => level));
  const claims: Claim[] = [];
  for (const clause of clausesOf(suggestion)) {
    const deed = deedsOf(clause).find(({ index }) => index <= 2);
    const level = ownLevel(clause, suggestion);
    if (level === null) continue;
    const allowed = Math.min(highest, matchingLevel(clause, stated) ?? highest);
    if (level - allowed < 1 || (deed && sameVerb(deed.base, source, allowed))) continue;
    const token = deed?.token ?? clause.tokens[0];
    if (token) claims.push({ kind: "scope", text: suggestion.text.slice(token.start, clause.end), start: token.start, end: clause.end });
  }
  return claims;
}

/** A verb that the source uses itself is no step up, unless the source only helped with it. */
function sameVerb(base: string, source: Reading, allowed: number): boolean {
  return allowed >= DOING && source.stems.has(stem(base));
}

/** The level of the source's clause that speaks of the same things. */
function matchingLevel(clause: Clause, stated: readonly { clause: Clause; level: number }[]): number | null {
  const wanted = new Set(contentOf(clause));
  let best = 0;
  let level: number | null = null;
  for (const one of stated) {
    const shared = contentOf(one.clause).filter((root) => wanted.has(root)).length;
    if (shared > best || (shared === best && shared > 0 && one.level > (level ?? 0))) {
      best = shared;
      level = one.level;
    }
  }
  return level;
}

function contentOf(clause: Clause): string[] {
  return clause.tokens.filter(({ lower }) => !STOP_WORDS.has(lower) && !LEVEL_OF_VERB.has(lower)).map(({ lower }) => stem(lower));
}

/** What a clause of the source supports. A clause without a deed of its own goes on with the one before it. */
function levelOf(clause: Clause, reading: Reading, before: Clause | undefined): number {
  const own = ownLevel(clause, reading);
  if (own !== null) return own;
  return before ? (ownLevel(before, reading) ?? DOING) : DOING;
}

function ownLevel(clause: Clause, { text }: Reading): number | null {
  const said = text.slice(clause.start, clause.end).toLowerCase();
  const phrase = LEVEL_OF_PHRASE.find(([pattern]) => pattern.test(said));
  const deed = deedsOf(clause).find(({ index }) => index <= 3);
  if (phrase && (!deed || phrase[1] !== 4)) return phrase[1];
  if (!deed) return phrase?.[1] ?? null;
  const level = LEVEL_OF_VERB.get(deed.base) ?? DOING;
  if (level === 1 && servesPeople(clause, deed.index)) return DOING;
  if (level === 5 && BEGINNING.has(deed.base)) return 4.5;
  if (level === 4.5) return clause.tokens.some(({ lower }) => LED_STEMS.has(stem(lower))) ? 4.5 : 3.75;
  return phrase?.[1] === 4 ? Math.max(4, level) : level;
}

/** To help customers is the work itself; to help the head nurse is help. */
function servesPeople({ tokens }: Clause, index: number): boolean {
  return tokens.slice(index + 1, index + 4).some(({ lower }) => /^(?:customers?|clients?|guests?|patients?|residents?|students?|pupils?|children|kids|users?|visitors?|callers?|families|shoppers|patrons|people|passengers|members|learners|tenants)$/.test(lower));
}
