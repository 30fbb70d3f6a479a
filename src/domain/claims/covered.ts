import type { Token } from "../language/tokens.ts";
import { namedConcepts } from "./concepts.ts";
import { STOP_WORDS } from "./lexicon/synonyms.ts";
import type { Reading } from "./support.ts";

const PASSED_OVER = new Set("of and the for in to on at by with".split(" "));
const LONGEST = 6;

const known = new WeakMap<Reading, WeakMap<Reading, ReadonlySet<number>>>();

/** Where the words stand that belong to a name which the other text has too, or spell out its initials. */
export function coveredWords(text: Reading, other: Reading): ReadonlySet<number> {
  const against = known.get(text) ?? new WeakMap<Reading, ReadonlySet<number>>();
  const covered = against.get(other) ?? findCovered(text, other);
  known.set(text, against.set(other, covered));
  return covered;
}

function findCovered(text: Reading, other: Reading): ReadonlySet<number> {
  const covered = new Set<number>();
  const shared = namedConcepts(other.concepts);
  for (const { concept, first, last } of text.concepts) {
    if (!shared.has(concept)) continue;
    for (let index = first; index <= last; index += 1) covered.add(text.tokens[index]?.start ?? -1);
  }
  const here = initialsOf(text);
  const there = initialsOf(other);
  for (let first = 0; first < text.tokens.length; first += 1) {
    for (const token of spelledOutAt(text.tokens, first, there)) covered.add(token.start);
  }
  for (let first = 0; first < other.tokens.length; first += 1) {
    const words = spelledOutAt(other.tokens, first, here);
    if (words.length > 0) for (const start of here.get(lettersOf(words)) ?? []) covered.add(start);
  }
  return covered;
}

/** Short words that may be initials, with where they stand. */
function initialsOf({ tokens }: Reading): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const { text, start } of tokens) {
    for (const part of new Set([...text.split(/[/&]/), text.replace(/[&.]/g, "")])) {
      const letters = part.replace(/\.|s$/g, "");
      const capital = /^[A-Z]{2,5}$/.test(letters);
      const small = /^[a-z]{3,5}$/.test(letters) && !STOP_WORDS.has(letters) && !/[aeiouy]/.test(letters);
      if (!capital && !small) continue;
      const places = found.get(letters.toLowerCase());
      if (places) places.push(start);
      else found.set(letters.toLowerCase(), [start]);
    }
  }
  return found;
}

/** The words from here on that spell out some initials; none where they do not. */
function spelledOutAt(
  tokens: readonly Token[],
  first: number,
  initials: ReadonlyMap<string, unknown>,
): Token[] {
  if (initials.size === 0 || PASSED_OVER.has(tokens[first]?.lower ?? "of")) return [];
  const words: Token[] = [];
  let longest: Token[] = [];
  for (let index = first; index < tokens.length && words.length < LONGEST; index += 1) {
    const token = tokens[index];
    if (!token) break;
    if (PASSED_OVER.has(token.lower)) continue;
    for (const part of token.text.split("-"))
      words.push(part === token.text ? token : { ...token, text: part, lower: part.toLowerCase() });
    if (words.length >= 2 && initials.has(lettersOf(words))) longest = [...words];
  }
  return longest;
}

function lettersOf(words: readonly Token[]): string {
  return words.map(({ lower }) => lower[0]).join("");
}
