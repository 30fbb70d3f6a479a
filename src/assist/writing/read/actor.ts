import { baseOf } from "../../../domain/language/inflect.ts";
import { isCompanion } from "../lexicon/people.ts";
import { ADVERBS, COORDINATORS, PREPOSITIONS } from "../lexicon/word-classes.ts";
import { isFiniteVerb, leadVerb } from "./verbs.ts";
import type { Word } from "./word.ts";

/** Of whom the words before a place tell: the person who writes, somebody else, a thing, or nobody. */
export type ActorKind = "person" | "somebody" | "thing" | "none";

const RELATIVE = /^(?:who|which|that|where|when|because|so|while|if|what|how)$/;

/** Who acts in the part of a sentence that ends before a place; a part that only names things leaves it as it was. */
export function actorBefore(words: readonly Word[], at: number): ActorKind {
  let actor: ActorKind = "none";
  let from = 0;
  for (let place = 0; place < at; place += 1) {
    const post = words[place]?.post ?? "";
    const isLast = place === at - 1;
    if (!isLast && !/[,;:.!?]$/.test(post)) continue;
    const here = actorOf(words, from, place + 1);
    actor = here === "none" ? actor : here;
    // A new sentence tells of somebody anew.
    if (/[.!?]$/.test(post) && !isLast) actor = "none";
    from = place + 1;
  }
  return actor;
}

function actorOf(words: readonly Word[], from: number, end: number): ActorKind {
  let at = from;
  while (at < end && isSkipped(words[at])) at += 1;
  const first = words[at]?.lower ?? "";
  if (/^(?:i|we)$/.test(first) || /^(?:was|had|did|got|have|am)$/.test(first)) return "person";
  const lead = leadVerb(words, at);
  if (lead && lead.form !== "third") return "person";
  for (let verb = at + 1; verb < end; verb += 1) {
    if (RELATIVE.test(words[verb]?.lower ?? "")) return "none";
    if (/^(?:i|we)$/.test(words[verb - 1]?.lower ?? "")) return "person";
    if (isFiniteVerb(words, verb) || isPastVerb(words, verb))
      return isSomebody(words.slice(at, verb)) ? "somebody" : "thing";
  }
  return "none";
}

function isSkipped(word: Word | undefined): boolean {
  return word !== undefined && (COORDINATORS.has(word.lower) || ADVERBS.has(word.lower));
}

/** "parents sent recipes": a past form that nothing marks as said of the noun before it ("files sent by post"). */
function isPastVerb(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const lemma = baseOf(word?.lower ?? "", "past");
  const next = words[at + 1]?.lower ?? "by";
  return lemma !== null && lemma !== word?.lower && word?.post === "" && !PREPOSITIONS.has(next);
}

function isSomebody(subject: readonly Word[]): boolean {
  return subject.some(
    ({ lower }) =>
      /^(?:he|she|they|everyone|everybody|somebody|someone|nobody|parent|other|others|both|lads)$/.test(
        lower,
      ) || isCompanion(lower),
  );
}
