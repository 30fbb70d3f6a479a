import { baseOf } from "../language/inflect.ts";
import { stem } from "../language/stem.ts";
import type { Claim } from "./claim.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { EFFECTS, OUTCOME_MARKERS, PRAISE, RESULTS } from "./lexicon/outcomes.ts";
import { STOP_WORDS } from "./lexicon/synonyms.ts";
import { groupsOf, isGeneric, type Reading, says } from "./support.ts";

const EFFECT_GROUPS = groupsOf(EFFECTS);
const RESULT_GROUPS = groupsOf(RESULTS);
/** Verbs of effect that are also everyday tasks: "cut fabric", "meet clients". */
const EVERYDAY = new Set("meet up down top hit end stop fix cut fall reach scale save drop remove raise lift protect win select perfect fast quick add met name trim refine".split(" ").map(stem));

/** Effects and results in a suggestion that the source does not tell of. */
export function unsupportedOutcomes(suggestion: Reading, support: Reading): Claim[] {
  const clauses = clausesOf(suggestion);
  return [
    ...PRAISE.filter(([said, needed]) => said.test(suggestion.text) && !needed.test(support.text)).map(([said]) => match(suggestion.text, said)),
    ...clauses.flatMap((clause) => newEffects(clause, suggestion, support)),
    ...markedClauses(suggestion, support),
  ];
}

function match(text: string, pattern: RegExp): Claim {
  const found = pattern.exec(text);
  const start = found?.index ?? 0;
  const said = found?.[0] ?? text;
  return { kind: "outcome", text: said, start, end: start + said.length };
}

function newEffects(clause: Clause, suggestion: Reading, support: Reading): Claim[] {
  const found = clause.tokens.find(({ lower }, index) => isNewEffect(lower, clause, index, support) || isNewResult(lower, support));
  if (!found) return [];
  return [{ kind: "outcome", text: suggestion.text.slice(clause.start, clause.end), start: clause.start, end: clause.end }];
}

function isNewEffect(word: string, clause: Clause, index: number, support: Reading): boolean {
  const base = baseOf(word, "past", "gerund", "participle", "base", "third");
  if (base === null) return false;
  const root = stem(word);
  const groups = EFFECT_GROUPS.get(root);
  if (!groups || EVERYDAY.has(root) || support.stems.has(root)) return false;
  const before = clause.tokens[index - 1]?.lower ?? "";
  if (index > 0 && baseOf(word, "base") === base && !["to", "and", "helped", "help"].includes(before) && !STOP_WORDS.has(before)) return false;
  return ![...support.stems].some((said) => EFFECT_GROUPS.get(said)?.some((group) => groups.includes(group)));
}

function isNewResult(word: string, support: Reading): boolean {
  const root = stem(word);
  const groups = RESULT_GROUPS.get(root);
  if (!groups || !isHead(word) || support.stems.has(root)) return false;
  return ![...support.stems].some((said) => RESULT_GROUPS.get(said)?.some((group) => groups.includes(group)));
}

/** Only the first words of a line are claims; the rest is what would support them. */
function isHead(word: string): boolean {
  return RESULTS.some((line) => line.split(" ").slice(0, 2).includes(word)) && !/^(?:experience|experiences|standards|rules|results|outcomes|relationship|schedule|security|secure|quality|performance|cost|costs|brand|sales|safety|safe|success|share|return|communication|collaboration|deadline|budget|traffic|engaged|wait|speed|collaborative|consistent|consistency|accurate|adopted)$/.test(word);
}

/** What follows "resulting in" and the like must be told in the source. */
function markedClauses(suggestion: Reading, support: Reading): Claim[] {
  const claims: Claim[] = [];
  for (const found of suggestion.text.matchAll(OUTCOME_MARKERS)) {
    const start = found.index;
    const rest = suggestion.text.slice(start + found[0].length);
    const end = start + found[0].length + (/[.;\n]|, (?!and)/.exec(rest)?.index ?? rest.length);
    const strong = /result|lead|led|contribut|translat|culminat|thereby|thus|so that|in turn/i.test(found[0]);
    if (!strong && !isTrailing(suggestion.text, start)) continue;
    const content = suggestion.tokens.filter((token) => token.start >= start + found[0].length && token.end <= end && !STOP_WORDS.has(token.lower) && !/^\d/.test(token.text));
    const specific = content.filter(({ lower }) => !isGeneric(lower) || RESULT_GROUPS.has(stem(lower)));
    const missing = specific.filter(({ lower }) => !says(support, lower) && !supportedResult(lower, support));
    const told = specific.length - missing.length;
    const alreadySaid = support.stems.has(stem(found[0].split(" ").at(-1) ?? "")) && !strong;
    if (specific.length === 0 ? strong && !OUTCOME_TOLD.test(support.text) : missing.length > (alreadySaid ? told + 1 : told)) {
      claims.push({ kind: "outcome", text: suggestion.text.slice(start, end), start, end });
    }
  }
  return claims;
}

const OUTCOME_TOLD = /\b(?:result|led to|so that|which|because|help|saved|improv|cut|fell|rose|went|grew)/i;

function supportedResult(word: string, support: Reading): boolean {
  const groups = RESULT_GROUPS.get(stem(word)) ?? EFFECT_GROUPS.get(stem(word));
  return groups !== undefined && [...support.stems].some((said) => (RESULT_GROUPS.get(said) ?? EFFECT_GROUPS.get(said))?.some((group) => groups.includes(group)));
}

/** ", ensuring …" tells an effect; "Ensuring …" at the start is the task. */
function isTrailing(text: string, start: number): boolean {
  return /[\p{L}\p{N}%)],? (?:and |while |thus |to )?$/u.test(text.slice(0, start)) && /,\s*(?:and |while |thus )?$|\bto $|^to ensure/i.test(text.slice(Math.max(0, start - 8), start) || "") ;
}
