import { baseOf } from "../../../domain/language/inflect.ts";
import { DUTY_NOUNS, DUTY_OPENERS, DUTY_VERBS, type Frame } from "../lexicon/frames.ts";
import { HEADS_OF_COMPOUNDS, THINGS_IN_ING } from "../lexicon/word-classes.ts";
import { isDetail } from "../read/details.ts";
import { itemsOf } from "../read/noun-phrase.ts";
import { isFiniteVerb, leadVerb, verbAfterSubject } from "../read/verbs.ts";
import { type Word, withText, wordsOf } from "../read/word.ts";
import { opensObject } from "../read/word-kinds.ts";
import { tonedVerb } from "../tone/verbs.ts";
import { verbForDuty } from "./choose-verb.ts";
import { gerundsAsVerbs } from "./gerunds.ts";
import { inflected, type Tense } from "./inflected.ts";
import type { Setting } from "./setting.ts";

/** What somebody was responsible for, from a place on, as what they did. */
export function dutyDone(
  words: readonly Word[],
  at: number,
  frame: Frame,
  tense: Tense,
  { request: { seniority, tone } }: Setting,
): readonly Word[] {
  const said = gerundsAsVerbs(words, at, tense, "duty");
  if (said) return said;
  // "tasked to find suppliers", "my job was to greet guests".
  if (words[at - 1]?.lower === "to" && verbAfterSubject(words, at)?.form === "base")
    return plainAction(words, at, tense);
  const rest = withListedActions(words, at, tense);
  if (isActionName(rest)) return [...wordsOf(inflected("handle", tense)), ...rest];
  const [first = []] = itemsOf(rest);
  const chosen = isList(rest)
    ? { verb: "handle", object: first }
    : verbForDuty(first, frame === "assigned" ? "junior" : seniority);
  const verb = chosen.verb === "manage" && tone === "friendly" ? "look after" : tonedVerb(chosen.verb, tone);
  const post = rest[first.length - 1]?.post ?? "";
  const object = chosen.object.map((word, nth) =>
    nth === chosen.object.length - 1 ? { ...word, post } : word,
  );
  return [...wordsOf(inflected(verb, tense)), ...object, ...rest.slice(first.length)];
}

/** "food orders and keeping costs down": a thing and an action; the action is said. */
function withListedActions(words: readonly Word[], at: number, tense: Tense): readonly Word[] {
  const action = words.findIndex(
    (_, place) =>
      place > at && /^(?:and|&)$/.test(words[place - 1]?.lower ?? "") && isActionName(words.slice(place)),
  );
  const isOne =
    action > 0 && itemsOf(words.slice(at, action - 1)).length === 1 && !isActionName(words.slice(at));
  const said = isOne ? gerundsAsVerbs(words, action, tense, "duty") : null;
  return said ? [...words.slice(at, action), ...said] : words.slice(at);
}

/** "ordering stock, rosters": actions and things of one duty; "training materials" is a thing. */
function isActionName([first, next]: readonly Word[]): boolean {
  if (!first || baseOf(first.lower, "gerund") === null || !/ing$/.test(first.lower)) return false;
  const isThing =
    THINGS_IN_ING.has(first.lower) || (next !== undefined && HEADS_OF_COMPOUNDS.has(next.lower));
  return !isThing && next !== undefined && first.post === "";
}

/** "rosters, stock and bookings": one verb for things of many kinds; what follows one thing with its article tells of it. */
function isList(words: readonly Word[]): boolean {
  const [first, second] = itemsOf(words);
  const start = first?.length ?? 0;
  if (!second || opensObject(words[0]) || isDetail(second) || words[start]?.lower === "including")
    return false;
  const isTold = words[start]?.lower === "i" || leadVerb(words, start) !== null;
  return !isTold && !second.some((_, nth) => isFiniteVerb(words, start + nth));
}

/** "to write reports and to call clients": plain verbs, told in a tense. */
export function plainAction(words: readonly Word[], at: number, tense: Tense): readonly Word[] {
  return words.slice(at).flatMap((word, nth) => {
    const place = at + nth;
    const before = words[place - 1]?.lower ?? "";
    const isNext = before === "and" || (before === "to" && words[place - 2]?.lower === "and");
    if (word.lower === "to" && before === "and" && baseOf(words[place + 1]?.lower ?? "", "base") !== null)
      return [];
    const isVerb = nth === 0 || (isNext && (before === "to" || leadVerb(words, place)?.form === "base"));
    const lemma = isVerb ? (verbAfterSubject(words, place)?.lemma ?? null) : null;
    return lemma === null ? [word] : [withText(word, inflected(lemma, tense))];
  });
}

/** "my main duties on the ward were (to)": where it ends, and the place or time that it names. */
export interface DutyOpening {
  readonly end: number;
  readonly scene: readonly Word[];
}

const OPENING_PHRASE = /^(?:in|on|at|as|for|with|during)$/;

export function dutyOpening(words: readonly Word[]): DutyOpening | null {
  const lowerAt = (at: number): string => words[at]?.lower ?? "";
  const noun = words.findIndex(({ lower }, at) => at < 5 && DUTY_NOUNS.has(lower));
  if (noun < 0 || words.slice(0, noun).some(({ lower }) => !DUTY_OPENERS.has(lower))) return null;
  if (noun === 0 && !/^(?:duties|tasks|responsibilities)$/.test(lowerAt(0))) return null;
  for (let at = noun + 1; at <= noun + 6 && at < words.length; at += 1) {
    const isColon = words[at - 1]?.post.includes(":") === true;
    if (!isColon && !DUTY_VERBS.has(lowerAt(at))) continue;
    const scene = words.slice(noun + 1, at);
    if (scene.length > 0 && !isColon && !OPENING_PHRASE.test(scene[0]?.lower ?? "")) return null;
    if (isColon) return scene.length > 0 ? null : { end: at, scene };
    return { end: /^(?:to|of|in)$/.test(lowerAt(at + 1)) ? at + 2 : at + 1, scene };
  }
  return null;
}
