import { baseOf } from "../../../domain/language/inflect.ts";
import { PREPOSITIONS } from "../lexicon/word-classes.ts";
import type { Word } from "./word.ts";
import { isClosed } from "./word-kinds.ts";

/** A word that is spelled well and stands for another one that sounds alike; the words around must leave no other reading. */
interface Mistaken {
  readonly is: RegExp;
  readonly instead: (word: string) => string;
  readonly isMeant: (words: readonly Word[], at: number) => boolean;
}

const lowerAt = (words: readonly Word[], at: number): string => words[at]?.lower ?? "";
const asOwn = (word: string): string => `${word.slice(0, -1)}'s`;

const MISTAKEN: readonly Mistaken[] = [
  { is: /^there$/, instead: () => "their", isMeant: isTheirs },
  { is: /^(?:they're|theyre)$/, instead: () => "their", isMeant: isTheirsAfterAction },
  { is: /^its$/, instead: () => "it's", isMeant: isItIs },
  {
    is: /^(?:childrens|womens|mens|peoples)$/,
    instead: asOwn,
    isMeant: (words, at) => isThing(words[at + 1]),
  },
  // "the citys ticket machine": one city's.
  {
    is: /[^aeiou]ys$/,
    instead: asOwn,
    isMeant: (words, at) =>
      /^(?:the|a|an|each|every|this|that|my|our)$/.test(lowerAt(words, at - 1)) && isThing(words[at + 1]),
  },
  {
    is: /^then$/,
    instead: () => "than",
    isMeant: (words, at) =>
      /^(?:more|less|fewer|rather|better|faster|bigger|quicker|longer)$/.test(lowerAt(words, at - 1)) &&
      words[at - 1]?.post === "",
  },
  // "what they where owed"
  {
    is: /^where$/,
    instead: () => "were",
    isMeant: (words, at) =>
      /^(?:they|we|you)$/.test(lowerAt(words, at - 1)) &&
      baseOf(lowerAt(words, at + 1), "participle", "gerund") !== null,
  },
  // Only wood is planed.
  {
    is: /^planing$/,
    instead: () => "planning",
    isMeant: (words) =>
      !words.some(({ lower }) =>
        /^(?:wood|timber|doors?|edges?|boards?|joinery|sanding|sawing|planks?|oak|pine)$/.test(lower),
      ),
  },
];

/** The word that was meant at a place; null where the one that stands there may be right. */
export function meantWord(words: readonly Word[], at: number): string | null {
  const word = words[at];
  if (word?.post !== "") return null;
  const found = MISTAKEN.find(({ is, isMeant }) => is.test(word.lower) && isMeant(words, at));
  if (!found) return null;
  const meant = found.instead(word.lower);
  return /^\p{Lu}/u.test(word.text) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
}

/** What somebody can have: no verb, no little word. "First the childrens not like" says nothing of the kind. */
function isThing(word: Word | undefined): boolean {
  return (
    word !== undefined &&
    /^\p{L}{3,}$/u.test(word.text) &&
    !isClosed(word) &&
    !/ing$/.test(word.lower) &&
    !/^(?:not|never|were|was|are|have|had|been|everyone|like|love|enjoy|get|got|can|did|do)$/.test(word.lower)
  );
}

/** "now its 40 minutes", "when its low": what something is, not whose. */
function isItIs(words: readonly Word[], at: number): boolean {
  const next = lowerAt(words, at + 1);
  return (
    /^(?:an?|not)$/.test(next) ||
    (/^(?:when|if|now)$/.test(lowerAt(words, at - 1)) &&
      /^(?:low|busy|quiet|full|needed|down|late|about|around|only|just|roughly|\d.*)$/.test(next))
  );
}

const AFTER_ACTION =
  /^(?:did|doing|with|of|on|for|check|checked|checking|wrote|updated|updating|all|got|passed|about|chasing|using)$/;

/** "checking there work": after an action or a preposition, before a thing. "The work there consisted" is a place. */
function isTheirs(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return (
    AFTER_ACTION.test(lowerAt(words, at - 1)) &&
    words[at - 1]?.post === "" &&
    isThing(next) &&
    !PREPOSITIONS.has(next?.lower ?? "") &&
    baseOf(next?.lower ?? "", "past") === null &&
    !/^(?:will|would|has|could|who|when|because|every|each|daily|too|also|alone|once|twice|until|since)$/.test(
      next?.lower ?? "",
    )
  );
}

function isTheirsAfterAction(words: readonly Word[], at: number): boolean {
  return (
    AFTER_ACTION.test(lowerAt(words, at - 1)) &&
    words[at - 1]?.post === "" &&
    !/(?:ing|ed)$/.test(lowerAt(words, at + 1))
  );
}
