import type { Claim } from "../../domain/claims/claim.ts";
import { unsupportedFacts } from "../../domain/claims/facts/unsupported-facts.ts";
import { type Choice, LEAVE_OUT, type Question } from "../../domain/claims/verdict.ts";
import type { ClaimPair, PlainPair } from "./claim-pair.ts";
import {
  areAlike,
  clausesOf,
  nearestPart,
  partAround,
  type Span,
  sentencesOf,
  withBrackets,
} from "./clauses.ts";
import { asSentence, mendWording } from "./mend-wording.ts";
import { namesStanding } from "./names-standing.ts";
import { questionWords } from "./question-words.ts";

/** A wording is read at a glance. */
const MOST_WORDS = 18;
/** What joins a clause to the one before it says nothing by itself. */
const JOINT = /^(?:and|but|then|while|as well as)\s+/i;
const SPEAKER = /\b(?:I|I['’]?m|I['’]?ve|my|me)\b/i;
/** A clause that begins so says nothing without the one before it. */
const DEPENDENT = /^(?:which|who|whom|whose|that|where|thereby|thus|resulting|leading)\b/i;

/**
 * One plain question with both wordings, or none where one answer would not settle it: then the engine answers
 * instead. Each choice is judged as it would be used, so that no answer lets in more than it says.
 */
export function questionAbout(
  pair: PlainPair,
  doubts: readonly Claim[],
  isSupported: (pair: ClaimPair) => boolean,
): Question[] {
  const { suggestion, context, statements } = pair;
  const doubt = oneDoubt(suggestion, doubts);
  const clause = doubt && shownClause(suggestion, doubt);
  if (!doubt || !clause || namesStanding(suggestion, doubt)) return [];
  const own = ownWords(pair, clause);
  if (own !== null && (wordsOf(own.text) > MOST_WORDS || !areAlike(clause.text, own.text))) return [];
  // A value that their clause has not is not proposed, even where it stands elsewhere in their text.
  const near = own && nearestPart(clausesOf(own.text), clause.text);
  if (unsupportedFacts(near?.text ?? "", doubt.text, context).length > 0) return [];
  const label = asSentence(clause.text.replace(JOINT, ""));
  const stands = isSupported({ ...pair, statements: [...statements, label] });
  const kept = keptWords(pair, doubt, isSupported);
  if (!stands || kept === null) return [];
  const confirmed: Choice = { label, statement: label, text: suggestion };
  const mended = own && mendWording(own.text, suggestion);
  return [
    {
      ...doubt,
      question:
        mended === null
          ? "Your text does not say this. Is it true?"
          : questionWords(mended, label, doubt.text),
      choices: [confirmed, { label: mended ?? LEAVE_OUT, statement: null, text: kept }],
    },
  ];
}

/** Stretches of one clause are one doubt: the clause is shown, and its answer settles all of them. */
function oneDoubt(suggestion: string, doubts: readonly Claim[]): Span | null {
  const [first, last] = [doubts[0], doubts.at(-1)];
  if (!first || !last) return null;
  return withBrackets(suggestion, first.start, last.end);
}

/** The clause that a doubt stands in, as it can be read by itself. */
function shownClause(suggestion: string, doubt: Span): Span | null {
  const clause = partAround(clausesOf(suggestion), doubt);
  // A doubt that goes on behind its clause would be confirmed without being read.
  if (clause === null || clause.start > doubt.start || clause.end < doubt.end) return null;
  const sentence = partAround(sentencesOf(suggestion), doubt);
  const isPart = sentence !== null && sentence.start < clause.start;
  if (isPart && wordsOf(sentence.text) <= MOST_WORDS) return sentence;
  return wordsOf(clause.text) > MOST_WORDS || DEPENDENT.test(clause.text) ? null : clause;
}

/** What the person wrote of it: beside a whole sentence a whole one, or theirs would seem to say less than it does. */
function ownWords({ source, suggestion }: PlainPair, clause: Span): Span | null {
  const sentenceOf = partAround(sentencesOf(suggestion), clause)?.text ?? "";
  const isWhole = withoutStop(sentenceOf) === withoutStop(clause.text);
  const sentence = isWhole ? nearestPart(sentencesOf(source), clause.text) : null;
  if (sentence !== null && wordsOf(sentence.text) <= MOST_WORDS) return sentence;
  return nearestPart(clausesOf(source), clause.text);
}

/** The suggestion with the person's own sentence in the place of the one in doubt; null where that is not supported. */
function keptWords(pair: PlainPair, doubt: Span, isSupported: (pair: ClaimPair) => boolean): string | null {
  const { source, suggestion } = pair;
  const sentence = partAround(sentencesOf(suggestion), doubt);
  if (sentence === null) return null;
  const own = nearestPart(sentencesOf(source), sentence.text);
  const rest = [suggestion.slice(0, sentence.start), suggestion.slice(sentence.end)] as const;
  const text = own === null ? rest.join("").trim() : rest.join(mendWording(own.text, suggestion));
  // Nothing of the suggestion is left, or its sentences would speak of two people: the person's text stands as it is.
  const isMixed = own !== null && SPEAKER.test(own.text) && !SPEAKER.test(rest.join(" "));
  if (text === "" || isMixed || sentencesOf(suggestion).length === 1) return mendedSource(pair, isSupported);
  return isSupported({ ...pair, suggestion: text }) ? text : null;
}

function withoutStop(text: string): string {
  return text.replace(/[.!?]$/, "");
}

function wordsOf(text: string): number {
  return text.split(/\s+/).length;
}

/** With its slips mended, where nobody could read more into that. */
function mendedSource(pair: PlainPair, isSupported: (pair: ClaimPair) => boolean): string {
  const { source, suggestion } = pair;
  if (source.includes("\n")) return source;
  const mended = mendWording(source, suggestion);
  const laidOut = /[.!?]$/.test(suggestion) ? mended : withoutStop(mended);
  return isSupported({ ...pair, suggestion: laidOut }) ? laidOut : source;
}
