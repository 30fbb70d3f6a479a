import { stem } from "../../language/stem.ts";
import { type Token, tokens } from "../../language/tokens.ts";
import type { Claim } from "../claim.ts";
import type { Figure } from "../facts/figures/figure.ts";
import { readFigures } from "../facts/figures/read-figures.ts";
import { COMPARED } from "../facts/pair.ts";
import { sharedWords } from "../share-words.ts";

/** Whoever can be led, taught or served: a number of things must not become a number of these. */
const PEOPLE: ReadonlySet<string> = new Set(
  `people persons staff crew personnel employees colleagues workers members operators agents drivers cleaners assistants apprentices trainees
  volunteers guests customers clients patients residents students pupils users passengers visitors managers engineers nurses`.split(
    /\s+/,
  ),
);
const PEOPLE_ROOTS: ReadonlySet<string> = new Set([...PEOPLE].map(stem));
/** "12 waiters", "6 interns": people by their work, where the word is none for a thing. */
const BY_WORK =
  /(?:er|or|ist|ant|ee|ian|eur|man|men|woman|women)s?$|^(?:chef|cook|nurse|intern|junior|kid|fte|hca)s?$|^children$/;
const THINGS =
  /^(?:register|order|number|letter|paper|computer|printer|server|container|trailer|cooler|layer|meter|boiler|charger|counter|folder|sensor|motor|door|floor|error|plant|ticket|corner|poster|offer|filter|player|router|tower|cylinder|conveyor|elevator|generator|monitor|reactor|refrigerator|tractor)s?$/;
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
    one.things.size > 0 &&
    sharedWords(one.things, PEOPLE_ROOTS) === 0 &&
    sharedWords(one.things, plurals) > 0 &&
    !behind(one, written).some(
      ({ lower }) => one.things.has(stem(lower)) && BY_WORK.test(lower) && !THINGS.test(lower),
    );
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
function countsPeople(one: Figure, words: readonly Token[]): boolean {
  if (sharedWords(one.things, PEOPLE_ROOTS) === 0) return false;
  return behind(one, words).some(({ lower }) => PEOPLE.has(lower));
}

function behind({ end }: Figure, words: readonly Token[]): readonly Token[] {
  const next = words.findIndex(({ start }) => start >= end);
  return next < 0 ? [] : words.slice(next, next + BEHIND);
}

function countsIn(text: string): Figure[] {
  return readFigures(text)
    .slice(0, COMPARED)
    .filter(({ dimension }) => dimension === "plain");
}
