import { baseOf } from "../../../domain/language/inflect.ts";
import { PREPOSITIONS } from "../lexicon/word-classes.ts";
import type { Word } from "./word.ts";
import { isClosed } from "./word-kinds.ts";

/** "now its 40 minutes", "when its low": what something is, not whose. */
export function isItIs(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]?.lower ?? "";
  return (
    words[at]?.lower === "its" &&
    words[at]?.post === "" &&
    (/^(?:an?|not)$/.test(next) ||
      (/^(?:when|if|now)$/.test(words[at - 1]?.lower ?? "") &&
        /^(?:low|busy|quiet|full|needed|down|late|about|around|only|just|roughly|\d.*)$/.test(next)))
  );
}

/** "childrens centre", "mens ward": whose it is. */
export function isTheirOwn(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return (
    /^(?:childrens|womens|mens|peoples)$/.test(words[at]?.lower ?? "") &&
    words[at]?.post === "" &&
    next !== undefined &&
    /^\p{L}{3,}$/u.test(next.text) &&
    !PREPOSITIONS.has(next.lower) &&
    !/^(?:and|or|but|who|which|when|that|were|was|are|is|have|had)$/.test(next.lower)
  );
}

/** "the citys ticket machine": one city's. What stands before another thing is no plural of which nobody can be certain. */
export function isOneOwner(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return (
    /[^aeiou]ys$/.test(words[at]?.lower ?? "") &&
    words[at]?.post === "" &&
    /^(?:the|a|an|each|every|this|that|my|our)$/.test(words[at - 1]?.lower ?? "") &&
    next !== undefined &&
    /^[a-z]{3,}$/.test(next.lower) &&
    !isClosed(next) &&
    !/^(?:were|was|are|is|have|had|been)$/.test(next.lower)
  );
}

/** "rather then a day", "more then 2,000": what it is compared with. */
export function isThan(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return (
    words[at]?.lower === "then" &&
    before?.post === "" &&
    /^(?:more|less|fewer|rather|better|faster|bigger|quicker|longer)$/.test(before.lower)
  );
}

/** "planing activities": only wood is planed. */
export function isPlanned(words: readonly Word[], at: number): boolean {
  return (
    words[at]?.lower === "planing" &&
    !words.some(({ lower }) =>
      /^(?:wood|timber|doors?|edges?|boards?|joinery|sanding|sawing|planks?|oak|pine)$/.test(lower),
    )
  );
}

export function likeFirst({ text }: Word, word: string): string {
  return /^\p{Lu}/u.test(text) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** "did they're appraisals", "got there level 2": after what was done, before what somebody has. */
function isTheirsAfterAction(words: readonly Word[], at: number): boolean {
  const word = words[at]?.lower ?? "";
  const before = words[at - 1];
  const next = words[at + 1]?.lower ?? "";
  if (before?.post !== "") return false;
  if (word === "they're" || word === "theyre")
    return (
      /^(?:did|do|doing|with|of|on|for|check|checked|checking|wrote|updated|updating|all)$/.test(
        before.lower,
      ) && !/(?:ing|ed)$/.test(next)
    );
  return (
    word === "there" &&
    /^(?:got|get|passed|and)$/.test(before.lower) &&
    /^(?:level|levels|certificates?|licen[cs]es?|badges?|qualifications?|families|family|parents|grades?|tickets?)$/.test(
      next,
    )
  );
}

/** "check there work": before a thing and after a verb or a preposition, whose it is. */
export function isTheirs(words: readonly Word[], at: number): boolean {
  if (isTheirsAfterAction(words, at)) return true;
  const before = words[at - 1];
  const next = words[at + 1];
  if (words[at]?.lower !== "there" || words[at]?.post !== "" || !before || !next || before.post !== "")
    return false;
  if (
    /^(?:is|was|were|be|been|are|from|over|out|up|down|left|went|go|got|get|when|where|while|that|because|if|and|but|so|as|in|once|then|now|since|until|who|stayed|worked|live|lived|not)$/.test(
      before.lower,
    )
  )
    return false;
  return (
    /^[a-z]{3,}$/.test(next.lower) &&
    !PREPOSITIONS.has(next.lower) &&
    baseOf(next.lower, "past") === null &&
    !/^(?:is|are|was|were|will|would|has|have|had|can|could|and|but|who|when|because|every|each|daily|too|also|alone|all|once|twice|until|since)$/.test(
      next.lower,
    )
  );
}
