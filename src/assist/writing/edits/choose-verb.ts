import { baseOf } from "../../../domain/language/inflect.ts";
import { namesPeople } from "../../../domain/language/people-words.ts";
import type { Seniority, Task } from "../../../domain/suggestions/request.ts";
import { namesRole } from "../lexicon/roles.ts";
import { ACTION_OF_NOUN, MASSES, placeOf, verbOfDone, verbOfMade, verbOfThing } from "../lexicon/things.ts";
import { DETERMINERS } from "../lexicon/word-classes.ts";
import { headOf, nounPhrase } from "../read/noun-phrase.ts";
import { type Word, wordOf } from "../read/word.ts";
import { isNumber } from "../read/word-kinds.ts";
import { articleFor } from "../say/article.ts";

/** A verb and what it acts on. */
export interface Chosen {
  readonly verb: string;
  readonly object: readonly Word[];
}

/** People who are led rather than managed. */
const TEAM = /^(?:team|crew|shift|department|gang|brigade|squad|staff|reports)$/;

/** The verb for what somebody was responsible for. */
export function verbForDuty(words: readonly Word[], seniority: Seniority): Chosen {
  const named = ofActionNoun(words);
  if (named) return named;
  const head = headOf(words);
  const isTeam = TEAM.test(head) || nounPhrase(words).some(({ lower }) => lower === "team");
  if (isTeam || (namesPeople(head) && namesRole(head.replace(/s$/, "")))) {
    const verb = { junior: "supervise", mid: "manage", senior: "lead" }[seniority];
    return { verb, object: words };
  }
  const known = verbOfThing(head);
  if (known !== null) return { verb: known, object: words };
  if (/^(?:patients?|pts|residents?|children|clients?|service users|adults)$/.test(head))
    return { verb: "care for", object: words };
  return { verb: { junior: "handle", mid: "manage", senior: "oversee" }[seniority], object: words };
}

/** "cleaning of 3 floors" → clean 3 floors; "cash handling" → handle cash. */
function ofActionNoun(words: readonly Word[]): Chosen | null {
  const from = words[0] && /^(?:the|all|overall|general|daily)$/.test(words[0].lower) ? 1 : 0;
  const first = words[from];
  if (first && words[from + 1]?.lower === "of" && first.post === "") {
    const verb = ACTION_OF_NOUN.get(first.lower) ?? baseOf(first.lower, "gerund");
    if (verb !== null && verb !== undefined) return { verb, object: words.slice(from + 2) };
  }
  const phrase = nounPhrase(words);
  const head = phrase.at(-1);
  const before = phrase[phrase.length - 2];
  if (head && before && phrase.length <= 2 && MASSES.has(before.lower)) {
    const verb = ACTION_OF_NOUN.get(head.lower) ?? baseOf(head.lower, "gerund");
    if (verb !== null && verb !== undefined) {
      const object = { ...before, post: head.post };
      return { verb, object: [object, ...words.slice(phrase.length)] };
    }
  }
  return null;
}

/** The verb for a line that only names a thing; null where nobody can tell what was done. */
export function verbForNamed(words: readonly Word[], task: Task): Chosen | null {
  const phrase = nounPhrase(words);
  const head = phrase.at(-1)?.lower ?? "";
  const opens = phrase[0];
  if (!opens || (isNumber(opens) && task === "experience")) return null;
  if (task === "project") {
    const made = verbOfMade(head);
    // "POS system at a bakery", "tour guide in Oslo": nobody said that it was made.
    if (made === null || (UNCERTAIN.test(head) && !phrase.some(({ lower }) => MADE_KINDS.has(lower))))
      return null;
    if (words.some(({ lower }) => /^(?:friend|sister|brother|by)$/.test(lower))) return null;
    if (words[phrase.length]?.lower === "and") return null;
    return { verb: made, object: withArticle(words, head) };
  }
  const action = ofActionNoun(words);
  if (action) return action;
  // "bar and floor" are two places; neither "in" nor "on" goes with both.
  if (words[phrase.length]?.lower === "and")
    return verbOfThing(head) === null ? null : { verb: verbOfThing(head) ?? "", object: words };
  if (namesRole(head)) return { verb: "work as", object: withArticle(words, head) };
  const known = verbOfThing(head);
  if (known !== null) return { verb: known, object: words };
  const place = placeOf(head);
  if (place !== null) return { verb: `work ${place}`, object: withArticle(words, head) };
  return null;
}

/** Things that a line may as well have used, visited or been. */
const UNCERTAIN =
  /^(?:systems?|librar(?:y|ies)|guides?|models?|stations?|shops?|sites?|platforms?|courses?|books?|menus?|displays?|collections?|designs?|tools?)$/;
const MADE_KINDS = new Set(
  "open-source source python js javascript typescript rust react npm component booking online web wordpress portfolio static machine learning neural prediction forecasting forecast xg chat automation home etsy cli command-line small simple little browser".split(
    " ",
  ),
);
const UNCOUNTED = /^(?:firmware|software|documentation|docs|research|artwork|music|code)$/;

/** A thing that is named for the first time, with its article where it has none. */
function withArticle(words: readonly Word[], head: string): readonly Word[] {
  const [first] = words;
  if (
    !first ||
    DETERMINERS.has(first.lower) ||
    isNumber(first) ||
    /s$/.test(head) ||
    UNCOUNTED.test(head) ||
    /^(?:head|chair|deputy)$/.test(head) ||
    (/^(?:first|second|key)$/.test(first.lower) && namesRole(head))
  )
    return words;
  return [{ ...wordOf(articleFor(first.text)), pre: first.pre }, { ...first, pre: "" }, ...words.slice(1)];
}

/** "did": a fuller word for the same act where its object tells which. */
export function verbForDoing(words: readonly Word[]): string {
  const phrase = nounPhrase(words);
  if (phrase[0] && /^\d/.test(phrase[0].lower)) return "do";
  return verbOfDone(phrase.at(-1)?.lower ?? "") ?? "do";
}

/** "made": what is made tells how. */
export function verbForMaking(words: readonly Word[]): string {
  const head = headOf(words);
  const made = /ing$/.test(head) ? null : verbOfMade(head);
  return made === null || made === "organise" || made === "conduct" ? "make" : made;
}
