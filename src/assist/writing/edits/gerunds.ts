import { baseOf } from "../../../domain/language/inflect.ts";
import { HEADS_OF_COMPOUNDS, PHRASAL, THINGS_IN_ING } from "../lexicon/word-classes.ts";
import { isDetail } from "../read/details.ts";
import { isFiniteVerb, leadVerb } from "../read/verbs.ts";
import { endsPhrase, type Word, withText } from "../read/word.ts";
import { isClosed, isPlural, opensObject } from "../read/word-kinds.ts";
import { inflected, type Tense } from "./inflected.ts";
import { subjectVerb } from "./subject-verb.ts";

/** Verbs in -ing that never stand before a thing as its kind: "answering phones", but "walking aid", "cleaning cloths". */
const TAKES_BARE_THING = new Set(
  `answer take make book order check prepare handle keep sell load unload do give manage lead support provide monitor maintain deliver develop create update
  organise organize collect install repair fix greet help assist carry bring arrange coordinate supervise review receive count fill sort ensure advise assemble
  lift cut serve input raise quote replenish restock troubleshoot`.split(/\s+/),
);

/** Verbs whose -ing form says what kind of thing something is as often: "operating theatres", "printing costs". */
const NAMES_A_KIND = new Set(
  `operate run clean train market cater purchase plan account build engineer recycle light heat plumb park ship bill staff mail package print bank fund price
  test trade cook wash walk swim drive teach learn work play sport fish hunt shop store board mix process fit weld cut paint drill trade`.split(
    /\s+/,
  ),
);

/** What stands before a word in -ing: nothing, a duty that may be a thing ("responsible for"), or what only a verb follows ("helped in"). */
export type GerundFrame = "none" | "duty" | "sure";

/** The verb of a word in -ing where the line shows that something is acted on. */
function gerundVerb(words: readonly Word[], at: number, frame: GerundFrame): string | null {
  const word = words[at];
  const next = words[at + 1];
  const lemma = /^.{2,}ing$/.test(word?.lower ?? "") ? baseOf(word?.lower ?? "", "gerund") : null;
  if (!word || !next || lemma === null || endsPhrase(word) || /^(?:be|have|include)$/.test(lemma))
    return null;
  if (opensObject(next) && next.lower !== "that") return lemma;
  if (next.lower === "of")
    return words[at + 2] && words[at + 2]?.lower !== "the"
      ? lemma
      : frame !== "none" || at === 0
        ? lemma
        : null;
  if (PHRASAL.has(`${lemma} ${next.lower}`)) return lemma;
  const third = words[at + 2];
  if (isParticle(next) && third && (opensObject(third) || (frame !== "none" && !isClosed(third))))
    return lemma;
  if (THINGS_IN_ING.has(word.lower) || HEADS_OF_COMPOUNDS.has(next.lower)) return null;
  if (isClosed(next) || /ing$/.test(next.lower)) return null;
  const isSure =
    TAKES_BARE_THING.has(lemma) ||
    isPluralSoon(words, at + 1) ||
    (frame !== "none" && !NAMES_A_KIND.has(lemma)) ||
    (frame !== "none" && isPlural(next));
  return isSure ? lemma : null;
}

function isParticle({ lower }: Word): boolean {
  return /^(?:up|out|off|down|over|together|after)$/.test(lower);
}

/** "preparing monthly accounts". */
function isPluralSoon(words: readonly Word[], at: number): boolean {
  const [first, second] = words.slice(at, at + 2);
  return (
    first !== undefined &&
    second !== undefined &&
    !endsPhrase(first) &&
    first.tags.has("Adjective") &&
    isPlural(second)
  );
}

/**
 * A line of actions in -ing, said in a tense. Only where every part of its list is an action on something, or a detail: a list
 * that mixes actions and things stays as the person wrote it.
 */
export function gerundsAsVerbs(
  words: readonly Word[],
  from: number,
  tense: Tense,
  frame: GerundFrame,
): Word[] | null {
  const lemma =
    gerundVerb(words, from, frame) ??
    pairedVerb(words, from, frame) ??
    (frame === "sure" || (frame === "duty" && hasSureAction(words, from)) ? besideAction(words, from) : null);
  // "training the new ones was part of it": the action is what something is said of, and no line of its own.
  if (lemma === null || subjectVerb(words, from) !== null) return null;
  const lemmas = new Map([[from, lemma]]);
  for (let at = from + 1; at < words.length; at += 1) {
    const before = words[at - 1];
    const isListed = /,$/.test(before?.post ?? "");
    const isJoined = /^(?:and|&|or)$/.test(before?.lower ?? "") && before?.post === "";
    if (/[;:.]$/.test(before?.post ?? "")) break;
    if (!isListed && !isJoined) continue;
    const part = kindOfPart(words, at, isListed, frame, tense);
    if (part === "thing") return null;
    if (part === "clause") break;
    if (typeof part === "object") lemmas.set(at, part.lemma);
  }
  return words.slice(from).flatMap((word, nth) => {
    const verb = lemmas.get(from + nth);
    // "cleaning of 3 floors" is to clean them.
    if (word.lower === "of" && lemmas.has(from + nth - 1)) return [];
    return verb === undefined ? [word] : [withText(word, inflected(verb, tense))];
  });
}

/** "cleaning and preparing the rooms": two actions on one thing. */
function pairedVerb(words: readonly Word[], at: number, frame: GerundFrame): string | null {
  const isPair = /^(?:and|&)$/.test(words[at + 1]?.lower ?? "") && words[at]?.post === "";
  return isPair && gerundVerb(words, at + 2, frame) !== null
    ? baseOf(words[at]?.lower ?? "", "gerund")
    : null;
}

/** "responsible for marking homework and giving feedback": the second action shows that the first is one. */
function hasSureAction(words: readonly Word[], from: number): boolean {
  return words.some(
    (_, at) =>
      at > from + 1 &&
      /^(?:and|&)$/.test(words[at - 1]?.lower ?? "") &&
      gerundVerb(words, at, "duty") !== null,
  );
}

function besideAction(words: readonly Word[], at: number): string | null {
  const word = words[at];
  const next = words[at + 1];
  if (!word || !next || endsPhrase(word) || isClosed(next)) return null;
  return THINGS_IN_ING.has(word.lower) || HEADS_OF_COMPOUNDS.has(next.lower)
    ? null
    : baseOf(word.lower, "gerund");
}

type PartKind = "thing" | "clause" | "detail" | { readonly lemma: string };

function kindOfPart(
  words: readonly Word[],
  at: number,
  isListed: boolean,
  frame: GerundFrame,
  tense: Tense,
): PartKind {
  const word = words[at];
  if (!word || (isListed && /^(?:and|&|or)$/.test(word.lower))) return "detail";
  if (/ing$/.test(word.lower) && baseOf(word.lower, "gerund") !== null) {
    const lemma = gerundVerb(words, at, frame) ?? (frame !== "none" ? besideAction(words, at) : null);
    return lemma === null ? "thing" : { lemma };
  }
  const end = words.findIndex((one, place) => place >= at && endsPhrase(one));
  const part = words.slice(at, end < 0 ? undefined : end + 1);
  if (word.lower === "i" || isActionClause(words, at, tense)) return "clause";
  if (part.some((_, nth) => nth > 0 && isFiniteVerb(words, at + nth)) || isFiniteVerb(words, at))
    return "clause";
  if (isDetail(part)) return "detail";
  // After "and" a thing goes with the object before it; after a comma nobody knows.
  return isListed ? "thing" : "detail";
}

/** "got spending down", "reported faults": an action that is said already; "controlled drugs book" is a thing. */
function isActionClause(words: readonly Word[], at: number, tense: Tense): boolean {
  const lead = leadVerb(words, at);
  const next = words[at + 1];
  if (!lead || lead.form !== (tense === "past" ? "past" : "base") || !next) return false;
  return opensObject(next) || isClosed(next) || baseOf(words[at]?.lower ?? "", "participle") !== lead.lemma;
}
