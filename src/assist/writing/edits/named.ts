import { isKnownVerb } from "../../../domain/language/inflect.ts";
import { ACTION_OF_NOUN, MASSES } from "../lexicon/things.ts";
import { SUBORDINATORS } from "../lexicon/word-classes.ts";
import { isDetail } from "../read/details.ts";
import { itemsOf } from "../read/noun-phrase.ts";
import { isFiniteVerb, leadVerb } from "../read/verbs.ts";
import { type Word, wordsOf } from "../read/word.ts";
import { verbForNamed } from "./choose-verb.ts";
import { inflected } from "./inflected.ts";
import type { Edit } from "./setting.ts";
import { tenseOf } from "./tense.ts";

const LONGEST = 14;

/** A line that only names one thing, with the verb that goes with it; one that names several stays, for one verb fits not all. */
export const withVerbOfThing: Edit = (words, { request, period, isOfToday }) => {
  const [first = [], ...others] = itemsOf(words);
  if (words.length > LONGEST || !others.every(isDetail) || !isBare(words) || !isThing(words)) return words;
  const chosen = verbForNamed(lowered(first), request.task);
  // "Control room operator, 140 cameras": a role or a place heads what follows it.
  if (!chosen || (/^work /.test(chosen.verb) && others.length > 0)) return words;
  const shape = tenseOf([], period, isOfToday);
  const end = first.length;
  const last = words[end - 1];
  const object = chosen.object.map((word, at) =>
    at === chosen.object.length - 1 && last ? { ...word, post: last.post } : word,
  );
  return [...wordsOf(inflected(chosen.verb, shape)), ...object, ...words.slice(end)];
};

/** A first word that can be a verb may be the action itself: "process payroll" needs no other. */
function isThing([first, second]: readonly Word[]): boolean {
  if (!first) return false;
  return (
    !isKnownVerb(first.lower) ||
    MASSES.has(first.lower) ||
    (second?.lower === "of" && ACTION_OF_NOUN.has(first.lower))
  );
}

/** Nobody acts in it, and nothing in it says something of its own. */
function isBare(words: readonly Word[]): boolean {
  return words.every(
    ({ lower, post, pre }, at) =>
      !isFiniteVerb(words, at) &&
      !/[;:.]/.test(post) &&
      (at === 0 || pre === "" || !/["“]/.test(pre)) &&
      !/^(?:i|we|me|us|etc)$/.test(lower) &&
      (!SUBORDINATORS.has(lower) || /^(?:that|as|after|before|since)$/.test(lower)) &&
      (at > 0 || leadVerb(words, at) === null),
  );
}

/** A capital that only the head of a line gave. */
function lowered(words: readonly Word[]): readonly Word[] {
  return words.map((word, at) =>
    at === 0 && word.start === 0 && /^\p{Lu}[\p{Ll}-]*$/u.test(word.text) && !word.tags.has("ProperNoun")
      ? { ...word, text: word.lower }
      : word,
  );
}
