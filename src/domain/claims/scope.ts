import { baseOf } from "../language/inflect.ts";
import { stem } from "../language/stem.ts";
import type { Claim } from "./claim.ts";
import { claimWords } from "./claim-words.ts";
import { type Clause, clausesOf, deedsOf } from "./clauses.ts";
import { coveredWords } from "./covered.ts";
import { BEGINNING, DOING, LED, LEVEL_OF_PHRASE, LEVEL_OF_VERB, MADE } from "./lexicon/ladder.ts";
import { SCOPE_WORDS } from "./lexicon/scope-words.ts";
import { STOP_WORDS } from "./lexicon/synonyms.ts";
import { alike, type Reading, says } from "./support.ts";

const widening = claimWords(SCOPE_WORDS);
const LED_STEMS = new Set([...LED].map(stem));

/** Steps up the ladder of deeds, another person's deeds, parts made whole, and words that widen what was done. */
export function unsupportedScope(suggestion: Reading, source: Reading, support: Reading): Claim[] {
  return [
    ...stepsUp(suggestion, source),
    ...takenDeeds(suggestion, source),
    ...wholes(suggestion, source),
    ...widenings(suggestion, support),
  ];
}

function widenings(suggestion: Reading, support: Reading): Claim[] {
  const covered = coveredWords(suggestion, support);
  return suggestion.tokens.flatMap((token, index) => {
    if (covered.has(token.start) || isIdiom(suggestion, index)) return [];
    const many = /^(?:multiple|several|numerous|many)$/.test(token.lower);
    const fresh = many
      ? !isPlural(suggestion, index, support) && widening.isNew(token.lower, support)
      : widening.isNew(token.lower, support) && !says(support, token.lower);
    return fresh ? [{ kind: "scope" as const, text: token.text, start: token.start, end: token.end }] : [];
  });
}

/** "every day" widens nothing. */
function isIdiom({ tokens, text }: Reading, index: number): boolean {
  const token = tokens[index];
  const next = tokens[index + 1]?.lower ?? "";
  if (!token) return true;
  if (/^(?:every|all|whole|entire)$/.test(token.lower))
    return /^(?:day|days|week|month|year|night|morning|shift|time|hour|weekend|evening|while|other|mondays?|fridays?|quarter)$/.test(
      next,
    );
  return /-$/.test(text.slice(0, token.start)) || text[token.end] === "-";
}

/** "several reports" says no more than "reports"; "several schools" says more than "a school". */
function isPlural({ tokens }: Reading, index: number, support: Reading): boolean {
  const near = tokens.slice(index + 1, index + 4).filter(({ lower }) => lower.endsWith("s"));
  return near.some(({ lower }) =>
    [...support.words].some(
      (word) => word.length > 3 && /(?:[^s]s|children|people|staff)$/.test(word) && alike(word, lower),
    ),
  );
}

const PERSON =
  /^(?:manager|boss|professor|supervisor|doctor|chef|director|lead|owner|teacher|lawyer|attorney|partner|colleague|foreman|nurse|engineer|he|she|they|team|client|customer|senior|who)$/;

/** What the source says that somebody else did. */
function takenDeeds(suggestion: Reading, source: Reading): Claim[] {
  const own = new Set<string>();
  const others = new Set<string>();
  for (const [index, { lower }] of source.tokens.entries()) {
    const base = baseOf(lower, "past", "base", "third");
    if (base === null) continue;
    const before = source.tokens[index - 1]?.lower ?? "";
    const actor = before === "to" ? (source.tokens[index - 2]?.lower ?? "") : before;
    if (PERSON.test(actor)) others.add(base);
    else own.add(base);
  }
  return clausesOf(suggestion).flatMap((clause) => {
    const deed = deedsOf(clause).find(({ index }) => index <= 1);
    const before = clause.tokens[(deed?.index ?? 0) - 1]?.lower ?? "";
    if (!deed || own.has(deed.base) || !others.has(deed.base) || PERSON.test(before) || before === "to")
      return [];
    return [
      {
        kind: "scope" as const,
        text: suggestion.text.slice(deed.token.start, clause.end),
        start: deed.token.start,
        end: clause.end,
      },
    ];
  });
}

const PARTS =
  /\b(?:parts?|half|some|sections?|a chapter|portions?|a third|one) of (?:the |a |an )?([a-z]+)/gi;

/** "part of the report" made "the report", "co-wrote" made "wrote". */
function wholes(suggestion: Reading, source: Reading): Claim[] {
  const claims: Claim[] = [];
  for (const [whole, noun = ""] of source.text.matchAll(PARTS)) {
    const again = new RegExp(`\\b${noun}\\b`, "i").exec(suggestion.text);
    if (
      !again ||
      /^(?:team|time|group|them|these|crew)/i.test(noun) ||
      /\b(?:parts?|half|some|sections?|chapters?|portions?|third|contribut\w*|help\w*|support\w*|co-\w+|50|one of)\b/i.test(
        suggestion.text,
      )
    )
      continue;
    claims.push({
      kind: "scope",
      text: whole.split(" ").at(-1) ?? noun,
      start: again.index,
      end: again.index + noun.length,
    });
  }
  for (const { lower } of source.tokens) {
    const alone = /^co-?(\w{4,})$/.exec(lower)?.[1];
    const again = lower.includes("-")
      ? suggestion.tokens.find((token) => alone !== undefined && stem(token.lower) === stem(alone))
      : undefined;
    if (again && !/\bco-|\bwith\b|together|team/i.test(suggestion.text))
      claims.push({ kind: "scope", text: again.text, start: again.start, end: again.end });
  }
  return claims;
}

function stepsUp(suggestion: Reading, source: Reading): Claim[] {
  const stated = clausesOf(source).map((clause, index, all) => ({
    clause,
    level: levelOf(clause, source, all[index - 1]),
  }));
  const highest = Math.max(DOING - 2, ...stated.map(({ level }) => level));
  const claims: Claim[] = [];
  for (const clause of clausesOf(suggestion)) {
    const deed = deedsOf(clause).find(({ index }) => index <= 2);
    const level = ownLevel(clause, suggestion);
    if (level === null) continue;
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
  return clause.tokens
    .filter(({ lower }) => !STOP_WORDS.has(lower) && !LEVEL_OF_VERB.has(lower))
    .map(({ lower }) => stem(lower));
}

/** What a clause of the source supports. A clause without a deed of its own goes on with the one before it. */
function levelOf(clause: Clause, reading: Reading, before: Clause | undefined): number {
  const own = ownLevel(clause, reading, true);
  if (own !== null) return own;
  return before ? (ownLevel(before, reading, true) ?? DOING) : DOING;
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
  if (level === 1 && servesPeople(clause, deed.index)) return DOING;
  if (level === 5 && BEGINNING.has(deed.base)) return 4.5;
  if (level === 4.5) return clause.tokens.some(({ lower }) => LED_STEMS.has(stem(lower))) ? 4.5 : 3.75;
  return phrase?.[1] === MADE ? Math.max(MADE, level) : level;
}

/** To help customers is the work itself; to help the head nurse is help. */
function servesPeople({ tokens }: Clause, index: number): boolean {
  for (const { lower } of tokens.slice(index + 1, index + 4)) {
    if (/^(?:with|in|to|by|for|on|at)$/.test(lower)) return false;
    if (SERVED.test(lower)) return true;
  }
  return false;
}

const SERVED =
  /^(?:customers|clients|guests|patients|residents|students|pupils|children|kids|users|visitors|callers|families|shoppers|patrons|passengers|members|learners|tenants)$/;
