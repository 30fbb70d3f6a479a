import { baseOf, isKnownVerb } from "../language/inflect.ts";
import { stem } from "../language/stem.ts";
import type { Token } from "../language/tokens.ts";
import type { Claim } from "./claim.ts";
import { claimWords } from "./claim-words.ts";
import { clausesOf, deedsOf } from "./clauses.ts";
import { coveredWords } from "./covered.ts";
import { FUNCTION_WORDS } from "./lexicon/function-words.ts";
import { EFFECTS, RESULTS } from "./lexicon/outcomes.ts";
import { SCOPE_WORDS } from "./lexicon/scope-words.ts";
import { STOP_WORDS } from "./lexicon/synonyms.ts";
import { isGeneric, type Reading, says, withoutAccents } from "./support.ts";

/**
 * Words that a suggestion has more than its source. Whoever says the same in other words gives up a word for each new
 * one; who adds something does not.
 */
export function additions(suggestion: Reading, source: Reading, support: Reading): Claim[] {
  const fresh = unsaid(suggestion, support).filter(
    (token) => !isDeed(token, suggestion) && !isJudged(token.lower),
  );
  const things = fresh.filter((token) => !endsName(token, suggestion, fresh));
  const given = unsaid(source, suggestion).length;
  return [
    ...(things.length > given + (things.some((token) => isListed(token, suggestion)) ? 0 : SLACK)
      ? joined(suggestion, things)
      : []),
    ...addedDeeds(suggestion, support, given),
    ...addedPurposes(suggestion, support, given),
  ];
}

/** One plain word may come in by itself: "videos" with the tool that cuts them. */
const SLACK = 1;

/** "and ultrasound": one thing more in a list. */
function isListed({ start }: Token, { text }: Reading): boolean {
  return /(?:\band|\bplus|&|\bas well as|\bor)\s$/i.test(text.slice(Math.max(0, start - 12), start));
}

const PURPOSE = /\bto ([a-z-]+)(?: (?:(?! to )[^.,;\n])*?)?(?=$|[.,;\n]|\b(?:by|using|with|while)\b)/g;

/** "to attract guests": what for, which nobody said. */
function addedPurposes(suggestion: Reading, support: Reading, given: number): Claim[] {
  const unknown = new Set(unsaid(suggestion, support));
  return [...suggestion.text.matchAll(PURPOSE)].flatMap((found): Claim[] => {
    const [said, verb = ""] = found;
    const start = found.index;
    const end = start + said.trimEnd().length;
    const told = suggestion.tokens.filter(
      (token) => token.start > start && token.end <= end && isTelling(token),
    );
    if (!isPurpose(verb) || told.length === 0 || told.length <= given) return [];
    return told.every((token) => unknown.has(token))
      ? [{ kind: "outcome", text: suggestion.text.slice(start, end), start, end }]
      : [];
  });
}

function isPurpose(verb: string): boolean {
  return !isGeneric(verb) && (baseOf(verb, "base") !== null || verb === "guarantee");
}

const RELATIVE = /^(?:that|which|who)$/;

/** "and raised grades": a deed of its own, of which the source knows neither what was done nor to what. */
function addedDeeds(suggestion: Reading, support: Reading, given: number): Claim[] {
  const unknown = new Set(unsaid(suggestion, support));
  return clausesOf(suggestion).flatMap(({ tokens, start, end }, place): Claim[] => {
    const telling = tokens.filter(isTelling);
    const fresh = telling.filter((token) => unknown.has(token));
    const relative = RELATIVE.test(tokens[0]?.lower ?? "");
    const added = place > 0 && (relative || deedsOf({ tokens, start, end }).some(({ index }) => index <= 1));
    if (!added || fresh.length < telling.length || fresh.length <= given) return [];
    return [{ kind: "scope", text: suggestion.text.slice(start, end), start, end }];
  });
}

/** A verb may change freely: the ladder of deeds judges it. */
function isDeed({ lower, start }: Token, { text }: Reading): boolean {
  if (baseOf(lower, "past", "gerund", "participle") !== null || /(?:i[sz]|ifi)ed$/.test(lower)) return true;
  const opens = BEFORE_DEED.test(text.slice(Math.max(0, start - 8), start));
  const known = isKnownVerb(lower) || isKnownVerb(lower.replace(/^(?:re|co|pre|over|under|out)-?/, ""));
  return opens && (known || /(?:ed|ing|i[sz]es?)$/.test(lower));
}

const BEFORE_DEED = /(?:^|[.,;:\n]|\b(?:and|or|by|while|to|who|that|which|i|we))\s*$/i;

/** Other checks know these words and what supports them. */
function isJudged(word: string): boolean {
  return JUDGED.some((words) => words.has(word));
}

/** "school buildings" for "schools": a plain noun after a word of the source adds nothing to it. */
function endsName({ start, lower }: Token, { text, tokens }: Reading, fresh: readonly Token[]): boolean {
  const before = tokens.findLast((token) => token.end <= start);
  return (
    before !== undefined &&
    text.slice(before.end, start) === " " &&
    isTelling(before) &&
    baseOf(before.lower, "past", "gerund") === null &&
    !fresh.includes(before) &&
    /^[a-z]/.test(lower)
  );
}

/** The telling words of a text that another does not say in any form. */
function unsaid(text: Reading, other: Reading): Token[] {
  const covered = coveredWords(text, other);
  const kinds = new Set(other.concepts.flatMap(({ concept }) => concept.is).map(stem));
  const counted = placesOf(text);
  return text.tokens.filter(
    (token) =>
      isTelling(token) &&
      !covered.has(token.start) &&
      !counted.has(token.start) &&
      !kinds.has(stem(token.lower)) &&
      !other.words.has(token.lower) &&
      !other.words.has(withoutAccents(token.lower.replaceAll(".", ""))) &&
      !says(other, token.lower) &&
      !isRelated(token.lower, other),
  );
}

function placesOf({ quantities, tokens }: Reading): ReadonlySet<number> {
  const places = new Set<number>();
  let at = 0;
  for (const { start, end } of tokens) {
    while ((quantities[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    if ((quantities[at]?.start ?? Number.POSITIVE_INFINITY) < end) places.add(start);
  }
  return places;
}

function isTelling({ lower }: Token): boolean {
  return (
    lower.length > 2 &&
    !STOP_WORDS.has(lower) &&
    !FUNCTION_WORDS.has(lower) &&
    !/^\d/.test(lower) &&
    !isGeneric(lower)
  );
}

const JUDGED = [SCOPE_WORDS, EFFECTS, RESULTS].map((lines) => claimWords(lines, { inAllForms: false }));

const SHORTEST = 4;
const SHARED = 6;

/** "exam" and "examination", "qualified" and "qualification": words that begin alike. */
function isRelated(word: string, { words }: Reading): boolean {
  for (const other of words) {
    const shorter = Math.min(word.length, other.length);
    if (shorter < SHORTEST) continue;
    if (word.endsWith(other) || other.endsWith(word)) return true;
    if (word[0] !== other[0]) continue;
    if (word.startsWith(other) || other.startsWith(word)) return true;
    if (shorter >= SHARED && word.slice(0, SHARED) === other.slice(0, SHARED)) return true;
  }
  return false;
}

function joined({ text }: Reading, words: readonly Token[]): Claim[] {
  const claims: Claim[] = [];
  for (const { start, end } of words) {
    const last = claims.at(-1);
    if (last && /^[\s-]+$/.test(text.slice(last.end, start)))
      claims[claims.length - 1] = { ...last, end, text: text.slice(last.start, end) };
    else claims.push({ kind: "scope", text: text.slice(start, end), start, end });
  }
  return claims;
}
