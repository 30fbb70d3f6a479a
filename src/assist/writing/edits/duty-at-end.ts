import { baseOf } from "../../../domain/language/inflect.ts";
import { DUTY_NOUNS, DUTY_OPENERS } from "../lexicon/frames.ts";
import { ADVERBS, PREPOSITIONS } from "../lexicon/word-classes.ts";
import { isFiniteVerb } from "../read/verbs.ts";
import { endsPhrase, type Word, withPost } from "../read/word.ts";
import { dutyDone } from "./duty.ts";
import { gerundsAsVerbs } from "./gerunds.ts";
import type { Edit } from "./setting.ts";
import { subjectVerb } from "./subject-verb.ts";
import { tenseOf } from "./tense.ts";

/** "answering the phones was my job", "the rosters were my responsibility": what the duty was is said first, and becomes what was done. */
export const withDutyAtEndDone: Edit = (words, setting) => {
  const verb = subjectVerb(words, 0);
  const noun = verb === null ? null : dutyAfter(words, verb);
  const last = words[(verb ?? 0) - 1];
  if (verb === null || noun === null || !last) return words;
  const tense = tenseOf(words.slice(verb, verb + 1), setting.period, setting.isOfToday);
  const bare = [
    ...words.slice(0, verb - 1),
    withPost(last, words[noun]?.post ?? ""),
    ...words.slice(noun + 1),
  ];
  if (baseOf(words[0]?.lower ?? "", "gerund") !== null)
    return gerundsAsVerbs(bare, 0, tense, "duty") ?? words;
  // "the part of it that I liked was my job": things alone are handled.
  const isThing = words.slice(0, verb).every((word, at) => !endsPhrase(word) && !isFiniteVerb(words, at));
  return isThing ? dutyDone(bare, 0, "duty", tense, setting) : words;
};

/** The duty's name after "was": "(mainly) (part of) my (main) job", where the clause ends or a place or time follows. */
function dutyAfter(words: readonly Word[], verb: number): number | null {
  let at = verb + 1;
  const lower = (): string => words[at]?.lower ?? "";
  if (ADVERBS.has(lower())) at += 1;
  if (/^(?:part|one)$/.test(lower()) && words[at + 1]?.lower === "of") at += 2;
  if (!/^(?:my|the)$/.test(lower())) return null;
  at += 1;
  while (DUTY_OPENERS.has(lower()) && !DUTY_NOUNS.has(lower())) at += 1;
  const noun = words[at];
  const next = words[at + 1];
  if (!noun || !DUTY_NOUNS.has(noun.lower)) return null;
  return !next || noun.post !== "" || PREPOSITIONS.has(next.lower) ? at : null;
}
