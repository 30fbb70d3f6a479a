import { baseOf } from "../language/inflect.ts";
import { stem } from "../language/stem.ts";
import { firstFrom } from "../language/tokens.ts";
import type { Claim } from "./claim.ts";
import { claimWords } from "./claim-words.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { coveredWords } from "./covered.ts";
import { EFFECTS, OUTCOME_MARKERS, PRAISE, RESULTS } from "./lexicon/outcomes.ts";
import { PRAISE_WORDS } from "./lexicon/praise.ts";
import { STOP_WORDS } from "./lexicon/synonyms.ts";
import { TITLES } from "./lexicon/titles.ts";
import { changesIn } from "./quantities/changes.ts";
import { hasShortForm, isGeneric, type Reading, says } from "./support.ts";

const effects = claimWords(EFFECTS, { inAllForms: true });
const praise = claimWords(PRAISE_WORDS, { inAllForms: false });
const results = claimWords(RESULTS, { inAllForms: false });
const COMPARATIVE =
  /^(?:lower|higher|fewer|greater|better|stronger|faster|quicker|cheaper|growth|improvement|uplift|surge)$/;
const TOLD = /\b(?:result|led to|so that|which|because|help|saved|improv|cut|fell|rose|went|grew)/i;

/** Effects and results in a suggestion that the source does not tell of. */
export function unsupportedOutcomes(suggestion: Reading, given: Reading): Claim[] {
  const support = withDirections(given);
  return [
    ...PRAISE.filter(([said, needed]) => said.test(suggestion.text) && !needed.test(support.text)).map(
      ([said]) => match(suggestion.text, said),
    ),
    ...praiseIn(suggestion, support),
    ...clausesOf(suggestion).flatMap((clause) => newEffects(clause, suggestion, support)),
    ...markedClauses(suggestion, support),
  ];
}

/** Words that praise, which nobody said. */
function praiseIn(suggestion: Reading, support: Reading): Claim[] {
  const covered = coveredWords(suggestion, support);
  return suggestion.tokens
    .filter(
      ({ lower, start }) => !covered.has(start) && praise.isNew(lower, support) && !says(support, lower),
    )
    .map(({ text, start, end }): Claim => ({ kind: "outcome", text, start, end }));
}

/** "was 8 %, now 2 %" says "reduced" without the word. */
function withDirections(support: Reading): Reading {
  const directions = [
    ...changesIn(support).map(([from, to]) => (from.value > to.value ? "reduce" : "increase")),
    ...support.quantities
      .filter(({ unit, value }) => unit === "times" && value > 1)
      .flatMap(() => ["increase", "improve"]),
    ...(/\+\s?\d/.test(support.text) || /\b1\d\d ?% of (?:last|the (?:previous|prior))/i.test(support.text)
      ? ["increase"]
      : []),
    ...(/\b(?:got|brought|kept|took)\b[^.;]{0,40}\b(?:below|under|down)\b/i.test(support.text)
      ? ["reduce"]
      : []),
    ...(OVER_GOAL.test(support.text) || isPastGoal(support) ? ["exceed"] : []),
    ...(/\b(?:none|no|nobody|never|without)\b[^.;]{0,40}\bfail/i.test(support.text) ? ["pass"] : []),
    ...(/(?:^|\s)(?:[-−–]\s?|minus )\d[\d.,]*\s?(?:%|percent|per cent)/i.test(support.text)
      ? ["reduce"]
      : []),
    ...(/\bhalv|\bhalf\b/i.test(support.text) ? ["reduce"] : []),
  ];
  return directions.length === 0
    ? support
    : { ...support, stems: new Set([...support.stems, ...directions.map(stem)]) };
}

/** "target was 100k, I sold 120k" */
function isPastGoal({ text, quantities }: Reading): boolean {
  return quantities.some(
    ({ start, value, unit }, index) =>
      /\b(?:target|quota|goal)\b[^.;,\d]{0,24}$/i.test(text.slice(Math.max(0, start - 36), start)) &&
      quantities.slice(index + 1).some((other) => other.unit === unit && other.value > value),
  );
}

const OVER_GOAL =
  /\b1\d\d(?:\.\d+)? ?(?:%|percent|per cent|pct) of (?:[\w'-]+ ){0,3}(?:quotas?|targets?|goals?|plan|budget)\b|\b(?:quotas?|targets?|goals?)\b[^.;,\d]{0,16}\b1\d\d ?(?:%|percent)/i;

function match(text: string, pattern: RegExp): Claim {
  const found = pattern.exec(text);
  const start = found?.index ?? 0;
  const said = found?.[0] ?? text;
  return { kind: "outcome", text: said, start, end: start + said.length };
}

function newEffects(clause: Clause, suggestion: Reading, support: Reading): Claim[] {
  // "Higher National Diploma" for "HND" raises nothing.
  const covered = coveredWords(suggestion, support);
  const found = clause.tokens.some(
    ({ lower, start }, index) =>
      !covered.has(start) &&
      (isNewEffect(lower, clause, index, support) ||
        (results.isNew(lower, support) &&
          !hasShortForm(support, lower) &&
          !(lower.includes("-") && says(support, lower)))),
  );
  if (!found) return [];
  return [
    {
      kind: "outcome",
      text: suggestion.text.slice(clause.start, clause.end),
      start: clause.start,
      end: clause.end,
    },
  ];
}

function isNewEffect(word: string, clause: Clause, index: number, support: Reading): boolean {
  if (!effects.isNew(word, support) || says(support, word)) return false;
  const before = clause.tokens[index - 1]?.lower ?? "";
  // "fewer than 10", "10 or fewer": a bound, no effect.
  if (/^(?:fewer|less|lower)$/.test(word) && (clause.tokens[index + 1]?.lower === "than" || before === "or"))
    return false;
  if (COMPARATIVE.test(word)) return clause.tokens[index + 1]?.lower !== "part";
  const base = baseOf(word, "past", "gerund", "participle", "base", "third");
  if (base === null) return false;
  // A bare "tips of 12 %" leaves open how they were got.
  if (GETTING.has(base) && isBare(support)) return false;
  // "2019–present" is a time.
  if (word === "present" && clause.tokens.length === 1) return false;
  if (word === "present" && /^(?:to|at|the|until|till|\d+)$/.test(before)) return false;
  // "passed instruments to the surgeon" is no exam.
  if (
    base === "pass" &&
    clause.tokens.slice(index + 1).some(({ lower }) => /^(?:to|on|over|up|along)$/.test(lower))
  )
    return false;
  // "for counsel" is a person, no advice.
  if (PERSONS.has(word) && /^(?:for|with|by|from|under|of)$/.test(before)) return false;
  return index === 0 || base !== word || STOP_WORDS.has(before) || /^help/.test(before);
}

const GETTING = new Set(["earn", "win", "secure", "achieve", "attain", "award", "pass"]);

function isBare({ tokens }: Reading): boolean {
  return tokens.every(({ lower }) => baseOf(lower, "past") === null);
}

const PERSONS = new Set(TITLES.trim().split(/\s+/));
const LONGEST_CLAUSE = 400;

/** What follows "resulting in" and the like must be told in the source. */
function markedClauses(suggestion: Reading, support: Reading): Claim[] {
  const claims: Claim[] = [];
  for (const found of suggestion.text.matchAll(OUTCOME_MARKERS)) {
    const start = found.index;
    const from = start + found[0].length;
    const rest = suggestion.text.slice(from, from + LONGEST_CLAUSE);
    const end = from + (/[.;\n]|, (?!and)/.exec(rest)?.index ?? rest.length);
    const strong = /result|lead|led|contribut|translat|culminat|thereby|thus|so that|in turn/i.test(found[0]);
    const upward = /^contribut/i.test(found[0]) && start === 0;
    if (upward || (!strong && !isTrailing(suggestion.text, start))) continue;
    if (isUntold(suggestion, support, from, end, strong, found[0]))
      claims.push({ kind: "outcome", text: suggestion.text.slice(start, end), start, end });
  }
  return claims;
}

function isUntold(
  suggestion: Reading,
  support: Reading,
  from: number,
  end: number,
  strong: boolean,
  marker: string,
): boolean {
  const content = suggestion.tokens
    .slice(firstFrom(suggestion.tokens, from), firstFrom(suggestion.tokens, end))
    .filter((token) => token.end <= end && !STOP_WORDS.has(token.lower) && !/^\d/.test(token.text));
  const specific = content.filter(({ lower }) => !isGeneric(lower) || results.has(lower));
  const missing = specific.filter(
    ({ lower }) =>
      !says(support, lower) &&
      !(results.has(lower) && results.supports(lower, support)) &&
      !(effects.has(lower) && effects.supports(lower, support)),
  );
  if (specific.length === 0) return strong && !TOLD.test(support.text);
  const told = specific.length - missing.length;
  const alreadySaid = !strong && support.stems.has(stem(marker.split(" ").at(-1) ?? ""));
  if (strong) return missing.length > 0 && missing.length >= told;
  return missing.length > (alreadySaid ? told + 1 : told);
}

/** ", ensuring …" tells an effect; "Ensuring …" at the start is the task. */
function isTrailing(text: string, start: number): boolean {
  return (
    /,\s*(?:and |while |thus )?$|\bto $/i.test(text.slice(Math.max(0, start - 8), start)) ||
    /^to ensure/i.test(text.slice(start))
  );
}
