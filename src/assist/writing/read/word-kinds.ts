import {
  COORDINATORS,
  DETERMINERS,
  MODALS,
  NUMBER_WORDS,
  OTHERS,
  POSSESSIVES,
  PREPOSITIONS,
  SUBORDINATORS,
} from "../lexicon/word-classes.ts";
import type { Word } from "./word.ts";

export function isNumber({ lower }: Word): boolean {
  return /^[£$€~+]?\d/.test(lower) || NUMBER_WORDS.has(lower);
}

export function isClosed({ lower }: Word): boolean {
  return [PREPOSITIONS, DETERMINERS, COORDINATORS, SUBORDINATORS, POSSESSIVES, MODALS, OTHERS].some((words) =>
    words.has(lower),
  );
}

export function isPlural({ lower, tags }: Word): boolean {
  return (
    tags.has("Plural") ||
    (/[a-z]{2}[^su'i]s$/.test(lower) && !tags.has("Verb")) ||
    /^(?:people|staff|children|kids|men|women)$/.test(lower)
  );
}

/** Whether only the object of a verb can begin here: an article, a possessive, a number, a pronoun. */
export function opensObject(word: Word | undefined): boolean {
  if (word?.pre !== "") return false;
  return (
    DETERMINERS.has(word.lower) ||
    POSSESSIVES.has(word.lower) ||
    isNumber(word) ||
    /^(?:them|it|him|me|us|people|staff)$/.test(word.lower)
  );
}
