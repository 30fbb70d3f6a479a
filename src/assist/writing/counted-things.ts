import { baseOf } from "../../domain/language/inflect.ts";
import { namesPeople } from "../../domain/language/people-words.ts";
import { pluralOf } from "../answers/nouns.ts";
import { BYSTANDERS, GROUPS, HANDLED } from "./lexicon/handled.ts";
import { IDLE, UNCOUNTED } from "./lexicon/uncounted.ts";
import { DETERMINERS, POSSESSIVES } from "./lexicon/word-classes.ts";
import { nounPhrase } from "./read/noun-phrase.ts";
import type { FoundVerb, Word } from "./read/word.ts";
import { isNumber } from "./read/word-kinds.ts";

/** Done with one person after the other: "trained a new starter" was done many times. */
const ONE_BY_ONE = new Set("train mentor coach induct onboard supervise teach tutor".split(" "));
const OBJECT_BEHIND = /^(?:for|after|with|on|in|up|out|to)$/;
const MOST_WORDS = 4;

/** The things whose number says how much there was to do: people, or what was handled; null where a line has none. */
export function countedThings({ lemma }: FoundVerb, words: readonly Word[]): string | null {
  const from = OBJECT_BEHIND.test(words[1]?.lower ?? "") ? 2 : 1;
  const object = nounPhrase(words.slice(from));
  return (
    manyIn(object, (head) => HANDLED.has(head) || isCountedPerson(head)) ??
    (ONE_BY_ONE.has(lemma) ? oneByOne(object) : null) ??
    groupIn(object) ??
    peopleIn(words.slice(from))
  );
}

function isCountedPerson(word: string): boolean {
  return namesPeople(word) && !BYSTANDERS.has(word);
}

function manyIn(phrase: readonly Word[], counts: (head: string) => boolean): string | null {
  const head = phrase.at(-1);
  const isCounted = head && counts(head.lower) && !UNCOUNTED.has(head.lower) && !phrase.some(isNumber);
  return isCounted ? named(phrase) : null;
}

function oneByOne(phrase: readonly Word[]): string | null {
  const [article] = phrase;
  const head = phrase.at(-1);
  if (!head || !/^(?:an?|each|every|any|new)$/.test(article?.lower ?? "")) return null;
  const many = pluralOf(head.lower);
  return isCountedPerson(many) ? (named(phrase)?.replace(/[^ ]+$/, many) ?? null) : null;
}

function groupIn(phrase: readonly Word[]): string | null {
  const head = phrase.at(-1);
  return head && GROUPS.has(head.lower) && !phrase.some(isNumber) ? "people" : null;
}

/** People for whom it was done, or to whom another action of the line was. */
function peopleIn(words: readonly Word[]): string | null {
  for (const [at, word] of words.entries()) {
    const isBefore =
      /^(?:for|of)$/.test(word.lower) || (at > 0 && baseOf(word.lower, "past") !== null && word.post === "");
    const people = isBefore ? manyIn(nounPhrase(words.slice(at + 1)), isCountedPerson) : null;
    if (people !== null) return people;
  }
  return null;
}

function named(phrase: readonly Word[]): string | null {
  const words = phrase.filter(
    ({ lower }) =>
      (lower === "new" || !IDLE.test(lower)) && !DETERMINERS.has(lower) && !POSSESSIVES.has(lower),
  );
  return words.length > MOST_WORDS ? null : words.map(({ text }) => text).join(" ");
}
