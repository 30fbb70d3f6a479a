import type { VerbForm } from "../../../domain/language/inflect.ts";
import { DUTY_NOUNS, DUTY_OPENERS, DUTY_VERBS, FRAMES, type Frame } from "../lexicon/frames.ts";
import { NOUN_VERBS } from "../lexicon/noun-verbs.ts";
import { namesRole } from "../lexicon/roles.ts";
import {
  ADVERBS,
  BE,
  COORDINATORS,
  DETERMINERS,
  MODALS,
  NEGATIONS,
  PREPOSITIONS,
} from "../lexicon/word-classes.ts";
import { LIKENESSES, verbAfterSubject, verbAt } from "./find-verb.ts";
import { longestMatch } from "./match.ts";
import { type Predicate, predicate } from "./predicate.ts";
import type { FoundVerb, Word } from "./word.ts";

/** Where a predicate is looked for, and what stood before its verb. */
interface Place {
  readonly words: readonly Word[];
  readonly at: number;
  readonly adverbs: readonly Word[];
  readonly hasSubject: boolean;
}

/** What is said after a subject, or at the head of a clause without one; null where no predicate stands there. */
export function readPredicate(words: readonly Word[], from: number, hasSubject: boolean): Predicate | null {
  const place = { words, ...skipAdverbs(words, from), hasSubject };
  return framed(place) ?? ofAuxiliary(place) ?? plain(place);
}

/** Words in -ly that say what a thing is like, or name one. */
const NOT_ADVERBS = new Set(
  "daily weekly monthly yearly quarterly fortnightly hourly nightly early friendly family elderly supply assembly reply july apply monopoly".split(
    " ",
  ),
);

function skipAdverbs(words: readonly Word[], from: number): { adverbs: Word[]; at: number } {
  const adverbs: Word[] = [];
  let at = from;
  for (let word = words[at]; word && isAdverb(word); word = words[at]) {
    adverbs.push(word);
    at += 1;
  }
  return { adverbs, at };
}

function isAdverb({ lower, post }: Word): boolean {
  return post === "" && (ADVERBS.has(lower) || (/^[a-z]{4,}ly$/.test(lower) && !NOT_ADVERBS.has(lower)));
}

const DUTIES: Frame = { part: "did", takesThing: true };

function framed({ words, at, adverbs }: Place): Predicate | null {
  const duties = dutiesEnd(words, at);
  const match = duties === null ? longestMatch(FRAMES, words, at) : { value: DUTIES, end: duties };
  if (!match) return null;
  const { value: frame, end } = match;
  const isDuty = frame.part === "did";
  const last = words[end - 1]?.lower ?? "";
  const takesInfinitive = last === "to" || words[end]?.lower === "to";
  const opens = skipAdverbs(words, words[end]?.lower === "to" ? end + 1 : end);
  const verb = takesInfinitive ? verbAfterSubject(words, opens.at) : verbAt(words, opens.at);
  if (verb && fitsFrame(verb, last, isDuty) && !(frame.takesThing && isBareThing(words, opens.at)))
    return predicate(
      {
        lemma: verb.lemma,
        form: formOfFrame(words.slice(at, end)),
        adverbs: [...adverbs, ...opens.adverbs],
        restAt: opens.at + 1,
      },
      { part: frame.part, isDuty, goesOnIn: verb.form === "base" ? "base" : "gerund" },
    );
  if (!frame.takesThing || !words[end]) return null;
  return predicate(
    { lemma: "", form: "gerund", adverbs, restAt: end },
    { kind: "phrase", part: frame.part, isDuty, goesOnIn: "gerund" },
  );
}

/** When a frame was told: "had to" and "was", "have to" and "am"; "responsible for" says nothing of it. */
function formOfFrame(words: readonly Word[]): VerbForm {
  if (
    words.some(({ lower }) =>
      /^(?:am|is|are|have|has|need|get|include|includes|involves|help|assist|take|participate|try)$/.test(
        lower,
      ),
    )
  )
    return "base";
  return words.some(({ lower }) =>
    /^(?:was|were|had|used|managed|got|ended|included|involved|helped|assisted|took|gave|lent|tried|attempted|participated|needed)$/.test(
      lower,
    ),
  )
    ? "past"
    : "gerund";
}

/** "responsible for training": without an object it names what somebody was responsible for. */
function isBareThing(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (!/ing$/.test(lowerAt(words, at))) return false;
  if (!next) return true;
  const isListed = /[,;]$/.test(words[at]?.post ?? "") || /^(?:and|or)$/.test(next.lower);
  const other = /^(?:and|or)$/.test(next.lower) ? at + 2 : at + 1;
  return isListed && verbAt(words, other)?.form !== "gerund";
}

/** After a preposition only a verb in -ing is one: "responsible for trade fairs" trades nothing. */
function fitsFrame({ form }: FoundVerb, last: string, isDuty: boolean): boolean {
  if (form === "gerund") return true;
  const isPrepositional = PREPOSITIONS.has(last) && last !== "to";
  return !isPrepositional && (form === "base" || (isDuty && form === "past" && last !== "to"));
}

/** The end of "my main duties on the ward were (to)". */
export function dutiesEnd(words: readonly Word[], from: number): number | null {
  let at = from;
  while (at - from < 4 && DUTY_OPENERS.has(lowerAt(words, at)) && !DUTY_NOUNS.has(lowerAt(words, at)))
    at += 1;
  if (!DUTY_NOUNS.has(lowerAt(words, at))) return null;
  if (at === from && !/^(?:duties|tasks|responsibilities)$/.test(lowerAt(words, at))) return null;
  for (let verb = at + 1; verb <= at + 5 && verb < words.length; verb += 1) {
    if (words[verb - 1]?.post.includes(":")) return verb;
    if (!DUTY_VERBS.has(lowerAt(words, verb))) continue;
    return /^(?:to|of|in)$/.test(lowerAt(words, verb + 1)) ? verb + 2 : verb + 1;
  }
  return null;
}

function lowerAt(words: readonly Word[], at: number): string {
  return words[at]?.lower ?? "";
}

function ofAuxiliary(place: Place): Predicate | null {
  const { words, at, adverbs, hasSubject } = place;
  const auxiliary = lowerAt(words, at);
  const skipped = skipAdverbs(words, at + 1);
  const next: Place = { ...place, at: skipped.at, adverbs: [...adverbs, ...skipped.adverbs] };
  const after = words[next.at];
  if (!after || words[at]?.post !== "" || NEGATIONS.has(after.lower)) return null;
  if (/^(?:have|has|had)$/.test(auxiliary)) return ofHave(place, next, auxiliary);
  if (BE.has(auxiliary))
    return hasSubject || /^(?:was|am|been)$/.test(auxiliary) ? ofBe(next, auxiliary, at === 0) : null;
  if (!/^(?:do|does|did|would)$/.test(auxiliary) || COORDINATORS.has(after.lower)) return null;
  const verb = verbAfterSubject(words, next.at);
  if (
    verb?.form === "base" &&
    (auxiliary === "would" ||
      (auxiliary === "did" && !NOUN_VERBS.has(verb.lemma) && !LIKENESSES.has(verb.lemma)))
  )
    return predicate({ lemma: verb.lemma, form: "past", adverbs: next.adverbs, restAt: next.at + 1 });
  return auxiliary === "would"
    ? null
    : predicate({ lemma: "do", form: auxiliary === "did" ? "past" : "base", adverbs, restAt: at + 1 });
}

function ofHave({ at, adverbs, hasSubject }: Place, next: Place, auxiliary: string): Predicate | null {
  const after = next.words[next.at];
  // "have been managing" goes on; "had been" is over.
  if (after?.lower === "been") {
    const going = ofAuxiliary(next);
    return going && auxiliary !== "had" && going.kind === "action" ? { ...going, form: "base" } : going;
  }
  const verb = verbAfterSubject(next.words, next.at);
  if (verb && (verb.form === "past" || verb.form === "participle"))
    return predicate({ lemma: verb.lemma, form: "past", adverbs: next.adverbs, restAt: next.at + 1 });
  if (!hasSubject && auxiliary === "has") return null;
  return predicate({ lemma: "have", form: auxiliary === "had" ? "past" : "base", adverbs, restAt: at + 1 });
}

/** What stands after "was": "was training", "was promoted", "was treasurer", "was on the panel". */
function ofBe({ words, at, adverbs, hasSubject }: Place, be: string, opensLine: boolean): Predicate | null {
  const word = words[at];
  if (!word) return null;
  const form: VerbForm = /^(?:am|is|are)$/.test(be) ? "base" : "past";
  const verb = DETERMINERS.has(word.lower) ? null : verbAfterSubject(words, at);
  // "I am specialise in": the verb of the sentence is the second one.
  const isMeant = verb?.form === "base" && !NOUN_VERBS.has(verb.lemma) && !word.tags.has("Noun");
  if (verb && (verb.form === "gerund" || isMeant))
    return predicate({ lemma: verb.lemma, form, adverbs, restAt: at + 1 });
  const isParticiple = verb?.form === "past" || verb?.form === "participle";
  if (verb && isParticiple && /(?:ed|n|t|d|made)$/.test(word.lower))
    return predicate({ lemma: verb.lemma, form, adverbs, restAt: at }, { kind: "passive" });
  const rest = { lemma: "be", form, adverbs, restAt: at };
  if (word.tags.has("Adjective") || MODALS.has(word.lower) || PREPOSITIONS.has(word.lower))
    return predicate(rest, { kind: "state" });
  return hasSubject || opensLine || namesPerson(words, at) ? predicate(rest, { kind: "role" }) : null;
}

/** Without a subject "was a hackathon" tells of a thing; "was treasurer" tells of the person. */
function namesPerson(words: readonly Word[], at: number): boolean {
  return (
    words.slice(at, at + 5).some(({ lower }) => namesRole(lower)) ||
    /^(?:part|one|first|second|third|top)$/.test(lowerAt(words, at))
  );
}

function plain({ words, at, adverbs, hasSubject }: Place): Predicate | null {
  const word = words[at];
  const verb = hasSubject && !MODALS.has(word?.lower ?? "") ? verbAfterSubject(words, at) : verbAt(words, at);
  if (!word || !verb) return null;
  const helped = /^(?:help|assist)$/.test(verb.lemma) ? verbAt(words, at + 1) : null;
  if (helped && (helped.form === "base" || helped.form === "gerund"))
    return predicate(
      { lemma: helped.lemma, form: verb.form, adverbs, restAt: at + 2 },
      { part: "helped", goesOnIn: "base" },
    );
  return predicate({ lemma: verb.lemma, form: verb.form, adverbs, restAt: at + 1 });
}
