import { baseOf, isKnownVerb } from "../../language/inflect.ts";
import type { Token } from "../../language/tokens.ts";
import { givenUp, isTelling, unsaid } from "../alignment.ts";
import type { Claim } from "../claim.ts";
import { claimWords } from "../claim-words.ts";
import { type Clause, clausesOf, deedsOf } from "../clauses.ts";
import { STRONG_DEEDS } from "../lexicon/ladder.ts";
import { EFFECTS, RESULTS } from "../lexicon/outcomes.ts";
import { SCOPE_WORDS } from "../lexicon/scope-words.ts";
import { isGeneric, type Reading, says } from "../support.ts";

const JUDGED = [SCOPE_WORDS, EFFECTS, RESULTS].map((lines) => claimWords(lines, { inAllForms: false }));
/** One plain word may come in by itself: "videos" with the tool that cuts them. */
const SLACK = 1;

interface Additions {
  readonly suggestion: Reading;
  readonly support: Reading;
  /** Words of the suggestion that the source does not have. */
  readonly fresh: ReadonlySet<Token>;
  /** How many words of the source the suggestion gave up. */
  readonly given: number;
}

/**
 * What a suggestion has more than its source. Whoever says the same in other words gives up a word for each new one; who
 * adds something does not.
 */
export function additions(suggestion: Reading, source: Reading, support: Reading): Claim[] {
  const fresh = new Set(unsaid(suggestion, support));
  const all = { suggestion, support, fresh, given: givenUp(source, suggestion).length };
  return [...addedThings(all), ...addedDeeds(all), ...pairedDeeds(all), ...addedPurposes(all)];
}

function addedThings({ suggestion, fresh, given }: Additions): Claim[] {
  const { tokens, text } = suggestion;
  let strict = false;
  const things = tokens.filter((token, index) => {
    if (!fresh.has(token) || isDeed(token, text) || isJudged(token.lower)) return false;
    const before = tokens[index - 1];
    if (before && endsName(before, token, text) && !fresh.has(before)) return false;
    strict ||= isListed(token, text) || isQuality(token, tokens[index + 1], text);
    return true;
  });
  return things.length > given + (strict ? 0 : SLACK) ? joined(text, things) : [];
}

/** A verb may change freely: the ladder of deeds judges it. */
function isDeed({ lower, start }: Token, text: string): boolean {
  if (baseOf(lower, "past", "gerund", "participle") !== null || /(?:i[sz]|ifi)ed$/.test(lower)) return true;
  const opens = BEFORE_DEED.test(text.slice(Math.max(0, start - 8), start));
  const known = isKnownVerb(lower) || isKnownVerb(lower.replace(/^(?:re|co|pre|over|under|out)-?/, ""));
  return opens && (known || /(?:ed|ing|i[sz]es?)$/.test(lower));
}

const BEFORE_DEED = /(?:^|[.,;:\n]|\b(?:and|or|by|while|to|who|that|which|i|we))\s*$/i;

/** Other checks know these words and what supports them. */
export function isJudged(word: string): boolean {
  return JUDGED.some((words) => words.has(word));
}

/** "school buildings" for "schools": a plain noun after a word of the source adds nothing to it. */
function endsName(before: Token, { start, text: word }: Token, text: string): boolean {
  return (
    text.slice(before.end, start) === " " &&
    isTelling(before) &&
    baseOf(before.lower, "past", "gerund") === null &&
    /^[a-z]/.test(word)
  );
}

/** "and ultrasound": one thing more in a list. */
function isListed({ start }: Token, text: string): boolean {
  return /(?:\band|\bplus|&|\bas well as|\bor)\s(?:an?\s)?$/i.test(
    text.slice(Math.max(0, start - 12), start),
  );
}

const QUALITY = /(?:[^s]ic|ous|ive|able|ible|ful|free|less)$/;

/** "organic lunches": an adjective tells more than a noun that was left out. */
function isQuality({ lower, end }: Token, next: Token | undefined, text: string): boolean {
  if (/-(?:free|less)$|^well-/.test(lower)) return true;
  return QUALITY.test(lower) && next !== undefined && text.slice(end, next.start) === " " && isTelling(next);
}

const RELATIVE = /^(?:that|which|who)$/;

/** "and raised grades": a deed of its own, of which the source knows neither what was done nor to what. */
function addedDeeds({ suggestion, fresh, given }: Additions): Claim[] {
  return clausesOf(suggestion).flatMap((clause, place): Claim[] => {
    const telling = clause.tokens.filter(isTelling);
    const relative = RELATIVE.test(clause.tokens[0]?.lower ?? "");
    const added = place > 0 && (relative || deedsOf(clause).some(({ index }) => index <= 1));
    // ", covering 14 km a day": the number is the news, and it is judged with the others.
    if (telling.length === 1 && holdsNumber(clause, suggestion)) return [];
    if (!added || telling.length <= given || !telling.every((token) => fresh.has(token))) return [];
    const { start, end } = clause;
    return [{ kind: "scope", text: suggestion.text.slice(start, end), start, end }];
  });
}

function holdsNumber({ start, end }: Clause, { quantities }: Reading): boolean {
  return quantities.some((one) => one.start >= start && one.end <= end);
}

/** "Operated and programmed the lathe": one deed is known, the other is not. */
function pairedDeeds({ suggestion, support, fresh, given }: Additions): Claim[] {
  if (given > 0) return [];
  return suggestion.tokens.flatMap(({ lower }, index): Claim[] => {
    const one = suggestion.tokens[index - 1];
    const other = suggestion.tokens[index + 1];
    if (lower !== "and" || !one || !other) return [];
    const bases = [one, other].map((verb) => baseOf(verb.lower, "past"));
    if (bases.includes(null)) return [];
    return [one, other]
      .filter((verb, place) => STRONG_DEEDS.has(bases[place] ?? "") && !says(support, verb.lower))
      .filter((verb) => fresh.has(verb) || isGeneric(verb.lower))
      .map(({ text, start, end }) => ({ kind: "scope", text, start, end }));
  });
}

/** "to attract guests": what for, which nobody said. */
function addedPurposes({ suggestion, fresh, given }: Additions): Claim[] {
  return clausesOf(suggestion).flatMap(({ tokens, end }): Claim[] => {
    const at = tokens.findLastIndex(
      ({ lower }, index) =>
        lower === "to" &&
        // "from start to finish"
        tokens[index - 2]?.lower !== "from" &&
        tokens[index - 1]?.lower !== "prior" &&
        isPurpose(tokens[index + 1]?.lower),
    );
    const told = at < 0 ? [] : tokens.slice(at + 1).filter(isTelling);
    if (told.length <= given || !told.every((token) => fresh.has(token))) return [];
    const start = tokens[at]?.start ?? end;
    return [{ kind: "outcome", text: suggestion.text.slice(start, end), start, end }];
  });
}

function isPurpose(verb = ""): boolean {
  return !isGeneric(verb) && (baseOf(verb, "base") !== null || verb === "guarantee");
}

function joined(text: string, words: readonly Token[]): Claim[] {
  const claims: Claim[] = [];
  for (const { start, end } of words) {
    const last = claims.at(-1);
    if (last && /^[\s-]+$/.test(text.slice(last.end, start)))
      claims[claims.length - 1] = { ...last, end, text: text.slice(last.start, end) };
    else claims.push({ kind: "scope", text: text.slice(start, end), start, end });
  }
  return claims;
}
