import type { Claim } from "../../domain/claims/claim.ts";
import type { Choice, Question } from "../../domain/claims/verdict.ts";
import type { ClaimPair, PlainPair } from "./claim-pair.ts";
import { clausesOf, nearestPart, partAround, type Span, sentencesOf } from "./clauses.ts";

/** A wording is read at a glance. */
const MOST_WORDS = 18;
/** Stretches this near to each other are one doubt, and one question. */
const ONE_DOUBT = 1;

/**
 * One plain question with both wordings, or none where one answer would not settle it: then the engine answers
 * instead. Each choice is judged as it would be used, so that no answer lets in more than it says.
 */
export function questionAbout(
  pair: PlainPair,
  doubts: readonly Claim[],
  isSupported: (pair: ClaimPair) => boolean,
): Question[] {
  const { suggestion, statements } = pair;
  const [doubt] = doubts;
  if (doubt === undefined || doubts.length > ONE_DOUBT) return [];
  const clause = partAround(clausesOf(suggestion), doubt);
  // A doubt that goes on behind its clause would be confirmed without being read.
  if (clause === null || clause.start > doubt.start || clause.end < doubt.end) return [];
  if (wordsOf(clause.text) > MOST_WORDS) return [];
  const own = ownWords(pair, clause);
  if (own !== null && wordsOf(own.text) > MOST_WORDS) return [];
  const confirmed: Choice = { label: clause.text, statement: asSentence(clause.text), text: suggestion };
  const stands = isSupported({ ...pair, statements: [...statements, asSentence(clause.text)] });
  const kept = keptWords(pair, doubt, isSupported);
  if (!stands || kept === null) return [];
  return [
    {
      ...spanOf(doubt),
      question: own === null ? "Your text does not say this. Is it true?" : "Which of these is true?",
      choices: [
        confirmed,
        { label: own === null ? "No, leave it out" : own.text, statement: null, text: kept },
      ],
    },
  ];
}

/** What the person wrote of it: beside a whole sentence a whole one, or theirs would seem to say less than it does. */
function ownWords({ source, suggestion }: PlainPair, clause: Span): Span | null {
  const isWhole = partAround(sentencesOf(suggestion), clause)?.text.replace(/[.!?]$/, "") === clause.text;
  const sentence = isWhole ? nearestPart(sentencesOf(source), clause.text) : null;
  if (sentence !== null && wordsOf(sentence.text) <= MOST_WORDS) return sentence;
  return nearestPart(clausesOf(source), clause.text);
}

function spanOf({ text, start, end }: Claim): Span {
  return { text, start, end };
}

/** The suggestion with the person's own sentence in the place of the one in doubt; null where that is not supported. */
function keptWords(pair: PlainPair, doubt: Claim, isSupported: (pair: ClaimPair) => boolean): string | null {
  const { source, suggestion } = pair;
  const sentence = partAround(sentencesOf(suggestion), doubt);
  if (sentence === null) return null;
  const own = nearestPart(sentencesOf(source), sentence.text);
  const rest = [suggestion.slice(0, sentence.start), suggestion.slice(sentence.end)] as const;
  const text = own === null ? rest.join("").trim() : rest.join(asSentence(own.text));
  // Nothing of the suggestion is left: the person's text stands as it is.
  if (text === "" || sentencesOf(suggestion).length === 1) return source;
  return isSupported({ ...pair, suggestion: text }) ? text : null;
}

/** With a large letter and a stop, as a sentence of a resume stands. */
function asSentence(text: string): string {
  const begun = text.slice(0, 1).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}

function wordsOf(text: string): number {
  return text.split(/\s+/).length;
}
