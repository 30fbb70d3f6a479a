import { type AlikePair, alikePairs, type Likeness } from "./likeness.ts";
import type { Token, Tokenizer } from "./tokenizer.ts";
import { flagsOf } from "./word-flags.ts";
import { findLinks } from "./word-links.ts";
import { type Word, wordsOf } from "./words.ts";

export const MOST_SOURCE = 220;
export const MOST_SUGGESTION = 150;
/** First, the two sides, and a separator after each. */
export const MOST_TOKENS = MOST_SOURCE + MOST_SUGGESTION + 3;
/** Tokens beside those of the source that stand before the suggestion. */
const SIDE_BEGINS = 2;
/** Words may have no token of their own, such as each letter of a serial number; more than this are nobody's text. */
const WORDS_PER_TOKEN = 2;

/** Tokens of a word that are linked: a line of ideographs is one word, and each of its signs a token. */
const MOST_LINKED = 24;
const FEW_LINKS = 256;

/** Links from tokens of the suggestion to tokens of the source, by their places in the row; each holds both ways. One number each: there may be tens of thousands. */
export type TokenLinks = Int32Array;

export function linkFrom(link: number): number {
  return link >> 16;
}

export function linkTo(link: number): number {
  return (link >> 4) & 0xfff;
}

export function linkKind(link: number): number {
  return link & 0xf;
}

export interface Span {
  readonly start: number;
  readonly end: number;
  /** Goes on with the word of the token before. */
  readonly goesOn: boolean;
}

/** A pair as the encoder takes it: one row of tokens, how the word of each is found again, and where. */
export interface Encoded {
  readonly ids: readonly number[];
  readonly flags: readonly number[];
  readonly links: TokenLinks;
  /** Place of the first token of the suggestion. */
  readonly second: number;
  /** What the tokens of the suggestion stand for in its text, in order. */
  readonly spans: readonly Span[];
}

interface Side {
  readonly tokens: readonly Token[];
  readonly words: readonly Word[];
  /** For each token the word that it begins in, if any. */
  readonly wordOf: readonly (number | null)[];
}

/** Both texts are expected to be within their limits; what is beyond is cut off. */
export function encode(tokenizer: Tokenizer, left: string, right: string): Encoded {
  const one = sideOf(tokenizer, left, MOST_SOURCE);
  const other = sideOf(tokenizer, right, MOST_SUGGESTION);
  const second = one.tokens.length + SIDE_BEGINS;
  const { first, separator } = tokenizer;
  const alike = alikePairs(spelledWords(other), spelledWords(one));
  const ofOne = Map.groupBy(alike, (pair) => pair.other);
  const ofOther = Map.groupBy(alike, (pair) => pair.one);
  return {
    ids: [first, ...idsOf(one), separator, ...idsOf(other), separator],
    flags: [0, ...tokenFlags(one, other, ofOne), 0, ...tokenFlags(other, one, ofOther), 0],
    links: tokenLinks(one, other, alike),
    second,
    spans: other.tokens.map((token, at) => spanOf(token, other.words[other.wordOf[at] ?? -1])),
  };
}

function sideOf(tokenizer: Tokenizer, text: string, most: number): Side {
  const tokens = tokenizer.tokenize(text, most).slice(0, most);
  const words = wordsOf(text, most * WORDS_PER_TOKEN);
  let nth = 0;
  const wordOf = tokens.map(({ start }) => {
    while (nth + 1 < words.length && (words[nth]?.end ?? 0) <= start) nth += 1;
    const word = words[nth];
    return word && word.start <= start && start < word.end ? nth : null;
  });
  return { tokens, words, wordOf };
}

function idsOf({ tokens }: Side): number[] {
  return tokens.map(({ id }) => id);
}

/** Signs and figures have no other forms. */
function spelledWords({ words }: Side): Set<string> {
  return new Set(words.filter(({ letter }) => letter !== "").map(({ low }) => low));
}

function tokenFlags(
  { words, wordOf }: Side,
  other: Side,
  alike: ReadonlyMap<string, readonly { readonly likeness: Likeness }[]>,
): number[] {
  const flags = flagsOf(words, other.words, alike);
  return wordOf.map((nth) => (nth === null ? 0 : (flags[nth] ?? 0)));
}

function tokenLinks(one: Side, other: Side, alike: readonly AlikePair[]): TokenLinks {
  const second = one.tokens.length + SIDE_BEGINS;
  const [lefts, rights] = [tokensByWord(one), tokensByWord(other)];
  let links = new Int32Array(FEW_LINKS);
  let count = 0;
  findLinks(other.words, one.words, alike, (word, found, kind) => {
    const [here, there] = [rights[word] ?? [], lefts[found] ?? []];
    if (count + here.length * there.length > links.length) {
      const larger = new Int32Array(2 * links.length + here.length * there.length);
      larger.set(links);
      links = larger;
    }
    for (const right of here) {
      for (const left of there) {
        links[count] = ((right + second) << 16) | ((left + 1) << 4) | kind;
        count += 1;
      }
    }
  });
  return links.subarray(0, count);
}

function tokensByWord({ words, wordOf }: Side): number[][] {
  const tokens: number[][] = words.map(() => []);
  for (const [at, nth] of wordOf.entries()) {
    const own = nth === null ? undefined : tokens[nth];
    if (own && own.length < MOST_LINKED) own.push(at);
  }
  return tokens;
}

/** A token may reach over several words ("b2b"), and a word over several tokens. */
function spanOf({ start, end, begins }: Token, word: Word | undefined): Span {
  return { start: word?.start ?? start, end: Math.max(end, word?.end ?? 0), goesOn: !begins };
}
