import { namesPeople } from "../../language/people-words.ts";
import { stem } from "../../language/stem.ts";
import { type Token, tokens } from "../../language/tokens.ts";
import type { Claim } from "../claim.ts";
import type { Figure } from "../facts/figures/figure.ts";
import { readFigures } from "../facts/figures/read-figures.ts";
import { COMPARED } from "../facts/pair.ts";
import { sharedWords } from "../share-words.ts";

/** Words behind a number that tell what it counts. */
const BEHIND = 3;

/**
 * Numbers of things that a suggestion makes a number of people, while the things are still there: "counted 3 registers" is no "Led
 * 3 people counting registers". Where the things are gone, the people may be another word for them.
 */
export function movedNumbers(source: string, suggestion: string): Claim[] {
  const words = tokens(suggestion);
  const proposed = countsIn(suggestion).filter((one) => countsPeople(one, words));
  const own = proposed.length === 0 ? [] : countsIn(source);
  if (own.length === 0) return [];
  const plurals = new Set(words.flatMap(({ lower }) => (lower.endsWith("s") ? [stem(lower)] : [])));
  const written = tokens(source);
  const isLeft = (one: Figure) =>
    one.things.size > 0 && sharedWords(one.things, plurals) > 0 && !countsPeople(one, written);
  return proposed
    .filter((one) => {
      const same = own.filter(({ value }) => value === one.value);
      return (
        same.length > 0 && same.every((other) => isLeft(other) && sharedWords(other.things, one.things) === 0)
      );
    })
    .map(({ written, start, end }) => ({ kind: "scope", text: written, start, end }));
}

/** By the word itself: "works" and "workers" have one root. */
function countsPeople({ end, things }: Figure, words: readonly Token[]): boolean {
  const next = words.findIndex(({ start }) => start >= end);
  const behind = next < 0 ? [] : words.slice(next, next + BEHIND);
  return behind.some(({ lower }) => things.has(stem(lower)) && namesPeople(lower));
}

function countsIn(text: string): Figure[] {
  return readFigures(text)
    .slice(0, COMPARED)
    .filter(({ dimension }) => dimension === "plain");
}
