import { baseOf } from "../../../domain/language/inflect.ts";
import { LIKENESSES } from "../lexicon/word-classes.ts";
import { leadVerb } from "./verbs.ts";
import { endsPhrase, type FoundVerb, type Word } from "./word.ts";
import { isPlural } from "./word-kinds.ts";

const AND = /^(?:and|&)$/;

/** The verb that opens a line: by its object, or by a second verb that shows it to be one ("Check guests in and handle complaints"). */
export function openingVerb(words: readonly Word[]): FoundVerb | null {
  const lead = leadVerb(words, 0);
  if (lead) return lead;
  const [first, next] = words;
  const lemma = baseOf(first?.lower ?? "", "base");
  if (!first || !next || lemma === null || LIKENESSES.has(lemma)) return null;
  const isPaired = /,$/.test(first.post) || AND.test(next.lower);
  const other = words[AND.test(next.lower) ? 2 : 1];
  if (isPaired) return baseOf(other?.lower ?? "", "base") === null ? null : { lemma, form: "base" };
  const isFollowed = words.some(
    (_, at) => at > 1 && AND.test(words[at - 1]?.lower ?? "") && isAction(words, at),
  );
  return isFollowed && (isPlural(next) || /[^s]s$/.test(next.lower)) ? { lemma, form: "base" } : null;
}

/** Another action in the form of the first, after a comma or "and". */
export function joinedVerb(words: readonly Word[], at: number, { form }: FoundVerb): FoundVerb | null {
  const before = words[at - 1];
  const isJoined = /,$/.test(before?.post ?? "") || AND.test(before?.lower ?? "");
  const lemma = isJoined ? baseOf(words[at]?.lower ?? "", form) : null;
  return lemma !== null && isAction(words, at) ? { lemma, form } : null;
}

/** After an action a word that can be a verb is one where something to act on follows: "and handle complaints". */
function isAction(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const next = words[at + 1];
  if (!word || !next || baseOf(word.lower, "base", "third") === null) return false;
  if (leadVerb(words, at)) return true;
  return !endsPhrase(word) && (isPlural(next) || AND.test(next.lower) || /^[a-z]{3,}ly$/.test(next.lower));
}
