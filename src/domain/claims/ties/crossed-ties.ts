import type { Claim } from "../claim.ts";
import { movedNumbers } from "./moved-numbers.ts";
import { oppositeClaims } from "./opposite-claims.ts";
import { capitalised, type Phrase, type PhraseWord, phrasesOf } from "./phrases.ts";
import { reversedClaims } from "./reversed-claims.ts";

/** Looked at in one suggestion: each is compared with each. */
const MOST_TIED = 120;

/** Words that were held together in the source, by what stood beside them. */
type Ties = ReadonlyMap<string, ReadonlySet<string>>;

/** A figure, a name or a verb of the suggestion, and what it is tied to there. */
interface Tied {
  readonly word: PhraseWord;
  readonly beside: readonly PhraseWord[];
  readonly sentence: number;
}

/**
 * True words that changed places: of two figures, names or verbs each stands with what the source says of the other, and with
 * nothing of its own. "1 year as lead, 5 years as developer" is no "5 years as lead, 1 year as developer".
 */
export function crossedTies(source: string, suggestion: string): Claim[] {
  const names = new Set([...capitalised(source), ...capitalised(suggestion)]);
  const ties = tiesOf(phrasesOf(source, names));
  const tied = phrasesOf(suggestion, names).flatMap((saying) => tiesWithin(saying, ties));
  const crossed = tied
    .slice(0, MOST_TIED)
    .filter((one) => tied.slice(0, MOST_TIED).some((other) => areCrossed(ties, one, other)));
  return [
    ...crossed.map(({ word, beside }) => claimOf(suggestion, [word, ...beside])),
    ...reversedClaims(source, suggestion),
    ...oppositeClaims(source, suggestion),
    ...movedNumbers(source, suggestion),
  ];
}

function tiesOf(sayings: readonly Phrase[]): Ties {
  const ties = new Map<string, Set<string>>();
  for (const { words, carried } of sayings) {
    const roots = [...words.map(({ root }) => root), ...carried];
    for (const root of roots) {
      const known = ties.get(root) ?? new Set();
      for (const other of roots) if (other !== root) known.add(other);
      ties.set(root, known);
    }
  }
  return ties;
}

function tiesWithin({ words, sentence }: Phrase, ties: Ties): Tied[] {
  return words
    .filter(({ kind, root }) => kind !== "thing" && ties.has(root))
    .map((word) => ({
      word,
      sentence,
      beside: words.filter(({ kind, root }) => kind !== word.kind && ties.has(root)),
    }));
}

/** Each with something of the other, and at least one of them with nothing of its own. What both have tells nothing. */
function areCrossed(ties: Ties, one: Tied, other: Tied): boolean {
  if (one.sentence !== other.sentence || one.word.kind !== other.word.kind) return false;
  const [mine, theirs] = [ties.get(one.word.root), ties.get(other.word.root)];
  const has = (beside: readonly PhraseWord[], some?: ReadonlySet<string>, less?: ReadonlySet<string>) =>
    beside.some(({ root }) => some?.has(root) && !less?.has(root));
  return (
    has(one.beside, theirs, mine) &&
    has(other.beside, mine, theirs) &&
    !(has(one.beside, mine, theirs) && has(other.beside, theirs, mine))
  );
}

function claimOf(text: string, words: readonly PhraseWord[]): Claim {
  const start = Math.min(...words.map((word) => word.start));
  const end = Math.max(...words.map((word) => word.end));
  return { kind: "scope", text: text.slice(start, end), start, end };
}
