import { stem } from "../language/stem.ts";
import type { Token } from "../language/tokens.ts";
import { coveredWords } from "./covered.ts";
import { FUNCTION_WORDS } from "./lexicon/function-words.ts";
import { NATIONS } from "./lexicon/nations.ts";
import { STOP_WORDS } from "./lexicon/synonyms.ts";
import { isGeneric, type Reading, says, withoutAccents } from "./support.ts";

/** The telling words of a text that another does not say in any form. */
export function unsaid(text: Reading, other: Reading): Token[] {
  const covered = coveredWords(text, other);
  const kinds = new Set(other.concepts.flatMap(({ concept }) => concept.is).map(stem));
  const counted = countedPlaces(text);
  const isRelated = relativesOf(other);
  return text.tokens.filter(
    (token) =>
      isTelling(token) &&
      !covered.has(token.start) &&
      !counted.has(token.start) &&
      !kinds.has(stem(token.lower)) &&
      !other.words.has(token.lower) &&
      !other.words.has(withoutAccents(token.lower.replaceAll(".", ""))) &&
      !says(other, token.lower) &&
      !isRelated(token.lower) &&
      !isFreeOf(token.lower, other) &&
      !NATIONS.get(token.lower)?.some((name) => other.words.has(name)),
  );
}

const FILLER = /^(?:responsible|responsibilities|responsibility|tasked|basically|mainly|mostly)$/;

/** What a suggestion left out of its source; filler is no loss, and buys nothing new. */
export function givenUp(source: Reading, suggestion: Reading): Token[] {
  return unsaid(source, suggestion).filter(({ lower }) => !FILLER.test(lower));
}

/** "injury-free" for "zero injuries". */
function isFreeOf(word: string, other: Reading): boolean {
  const thing = /^([a-z]{4,})-free$/.exec(word)?.[1];
  return (
    thing !== undefined && says(other, thing) && /\b(?:no|zero|never|without|none|0)\b/i.test(other.text)
  );
}

/** Whether a word tells something of its own. */
export function isTelling({ lower }: Token): boolean {
  return (
    lower.length > 2 &&
    !STOP_WORDS.has(lower) &&
    !FUNCTION_WORDS.has(lower) &&
    !/^\d/.test(lower) &&
    !isGeneric(lower)
  );
}

/** Where the words stand that belong to a number. */
export function countedPlaces({ quantities, tokens }: Reading): ReadonlySet<number> {
  const places = new Set<number>();
  let at = 0;
  for (const { start, end } of tokens) {
    while ((quantities[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    if ((quantities[at]?.start ?? Number.POSITIVE_INFINITY) < end) places.add(start);
  }
  return places;
}

const SHORTEST = 4;
const SHARED = 6;
const LONGEST = 24;

/** Finds words that begin or end alike: "exam" and "examination", "qualified" and "qualification", "shop" and "webshop". */
function relativesOf({ words }: Reading): (word: string) => boolean {
  const beginnings = new Set<string>();
  const endings = new Set<string>();
  const heads = new Set<string>();
  for (const word of words) {
    if (word.length < SHORTEST || word.length > LONGEST) continue;
    for (const part of beginningsOf(word)) beginnings.add(part);
    for (const part of endingsOf(word)) endings.add(part);
    if (word.length >= SHARED) heads.add(word.slice(0, SHARED));
  }
  return (word) =>
    word.length >= SHORTEST &&
    word.length <= LONGEST &&
    (beginnings.has(word) ||
      endings.has(word) ||
      (word.length >= SHARED && heads.has(word.slice(0, SHARED))) ||
      [...beginningsOf(word), ...endingsOf(word)].some((part) => words.has(part)));
}

function beginningsOf(word: string): string[] {
  return Array.from({ length: word.length - SHORTEST + 1 }, (_, extra) => word.slice(0, SHORTEST + extra));
}

function endingsOf(word: string): string[] {
  return Array.from({ length: word.length - SHORTEST + 1 }, (_, start) => word.slice(start));
}
