import { baseOf } from "../../../domain/language/inflect.ts";
import { ADVERBS, BE, NEGATIONS, PREPOSITIONS } from "../lexicon/word-classes.ts";
import { isFiniteVerb, verbAfterSubject } from "../read/verbs.ts";
import { endsPhrase, type Word, withPost, withText, wordOf } from "../read/word.ts";
import { isClosed, opensObject } from "../read/word-kinds.ts";
import { inflected } from "./inflected.ts";

/** A part of a line said without its "I": the words in its place, and the first word after them. */
interface Reworded {
  readonly said: readonly Word[];
  readonly end: number;
}

/** "I" inside another clause, where it cannot just go: time and reason are told by a gerund, what was done to a thing by its participle. */
export function withoutIInside(words: readonly Word[]): Word[] {
  let said: readonly Word[] = words;
  for (let at = said.length - 1; at > 0; at -= 1) {
    if (said[at]?.lower !== "i" || said[at]?.post !== "") continue;
    said =
      asPurpose(said, at) ?? asGerund(said, at) ?? asOwnAction(said, at) ?? asParticiple(said, at) ?? said;
  }
  return [...said];
}

const OF_TIME = /^(?:before|after|while|when|since)$/;
const OF_REASON = /^(?:because|since|as|where)$/;

/** "since I passed the exam" → "since passing the exam", "because I speak Polish" → ", speaking Polish", "as I was the first" → ", being the first". */
function asGerund(words: readonly Word[], at: number): Word[] | null {
  const joint = words[at - 1];
  if (joint?.post !== "" || at < 2) return null;
  const verb = gerundAt(words, at + 1);
  if (!verb) return null;
  const isPast = baseOf(words[verb.end - 1]?.lower ?? "", "past") !== null;
  if (OF_TIME.test(joint.lower) && (isPast || joint.lower !== "since"))
    return [...words.slice(0, at), ...verb.said, ...words.slice(verb.end)];
  if (!OF_REASON.test(joint.lower)) return null;
  return [...apart(words.slice(0, at - 1)), ...verb.said, ...words.slice(verb.end)];
}

function gerundAt(words: readonly Word[], from: number): Reworded | null {
  const word = words[from];
  if (!word) return null;
  if (BE.has(word.lower)) {
    const next = words[from + 1];
    if (word.post !== "" || !next) return null;
    // "I was working": the gerund is there.
    if (baseOf(next.lower, "gerund") !== null && !isClosed(next)) return { said: [], end: from + 1 };
    const negation = NEGATIONS.has(next.lower) ? [next] : [];
    return { said: [...negation, wordOf("being")], end: from + 1 + negation.length };
  }
  const verb = verbAfterSubject(words, from);
  if (!verb || (verb.form !== "past" && verb.form !== "base") || /^(?:do|have|get)$/.test(verb.lemma))
    return null;
  return { said: [withText(word, inflected(verb.lemma, "gerund"))], end: from + 1 };
}

/** "so I could see the stock" → "to see the stock". */
function asPurpose(words: readonly Word[], at: number): Word[] | null {
  const from = words[at - 1]?.lower === "that" ? at - 2 : at - 1;
  const isPurpose = words[from]?.lower === "so" && /^(?:could|can)$/.test(words[at + 1]?.lower ?? "");
  const verb = words[at + 2];
  if (!isPurpose || from < 1 || baseOf(verb?.lower ?? "", "base") === null) return null;
  return [...words.slice(0, from), wordOf("to"), ...words.slice(at + 2)];
}

/** "the year end I did with help" → "did the year end with help": the thing at the head of a clause that has no other verb. */
function asOwnAction(words: readonly Word[], at: number): Word[] | null {
  const from = words.slice(0, at - 1).findLastIndex(endsPhrase) + 1;
  const thing = words.slice(from, at);
  const verb = verbAfterSubject(words, at + 1);
  const word = words[at + 1];
  if (!word || verb?.form !== "past" || !/^(?:the|all|this|these|own)$/.test(thing[0]?.lower ?? ""))
    return null;
  if (
    thing.length < 2 ||
    thing.some(({ lower, post }, nth) => post !== "" || (nth > 0 && isClosed({ ...wordOf(lower) })))
  )
    return null;
  const end = words.findIndex((one, place) => place > at && endsPhrase(one));
  const rest = words.slice(at + 2, end < 0 ? undefined : end + 1);
  if (opensObject(rest[0]) || rest.some((_, nth) => isFiniteVerb(words, at + 2 + nth))) return null;
  return [
    ...words.slice(0, from),
    { ...word, pre: thing[0]?.pre ?? "" },
    ...moved(thing, word),
    ...words.slice(at + 2),
  ];
}

function moved(thing: readonly Word[], { post }: Word): Word[] {
  return thing.map((word, nth) => ({
    ...word,
    pre: nth === 0 ? "" : word.pre,
    post: nth === thing.length - 1 ? post : word.post,
  }));
}

const PLAIN_FORM = /^(?:be|have|do|get|go|come|be able)$/;

const LABILE =
  /^(?:start|begin|grow|run|open|close|change|improve|finish|increase|develop|break|sell|teach)$/;

/** "a report which I then moved to Power BI" → "a report, then moved to Power BI"; where nothing follows, "personally" keeps who it was. */
function asParticiple(words: readonly Word[], at: number): Word[] | null {
  const before = words[at - 1];
  if (before?.post !== "" || at < 2) return null;
  const isRelative = /^(?:that|which)$/.test(before.lower);
  const thing = words[isRelative ? at - 2 : at - 1];
  if (!thing || isClosed(thing) || baseOf(thing.lower, "past") !== null || thing.lower === "one") return null;
  if (!isRelative && (ADVERBS.has(thing.lower) || thing.post !== "")) return null;
  let from = at + 1;
  while (ADVERBS.has(words[from]?.lower ?? "") && words[from]?.post === "") from += 1;
  if (
    /^(?:have|had)$/.test(words[from]?.lower ?? "") &&
    baseOf(words[from + 1]?.lower ?? "", "participle") !== null
  )
    from += 1;
  const word = words[from];
  const verb = verbAfterSubject(words, from);
  if (!word || !verb || (verb.form !== "past" && verb.form !== "base") || PLAIN_FORM.test(verb.lemma))
    return null;
  const next = endsPhrase(word) ? undefined : words[from + 1];
  // "the shop I sold phones in", "people I worked with", "a club I wanted to join": the thing is not what was acted on.
  if (
    next &&
    (opensObject(next) ||
      !/^(?:and|in|on|at|for|to|from|with|over|during|after|before|using|by|as|into|last|this|of)$/.test(
        next.lower,
      ))
  )
    return null;
  if (next && PREPOSITIONS.has(next.lower) && (endsPhrase(next) || words[from + 2] === undefined))
    return null;
  if (
    next?.lower === "to" &&
    baseOf(words[from + 2]?.lower ?? "", "base") !== null &&
    !isName(words[from + 2])
  )
    return null;
  const done = { ...withText(word, participle(verb.lemma)) };
  const adverbs = words.slice(at + 1, from).filter(({ lower }) => !/^(?:have|had)$/.test(lower));
  // "a group I started with four": its participle would say that the group did.
  const isLabile = LABILE.test(verb.lemma);
  const isBare = next === undefined || next.lower === "and" || isLabile;
  const isMade = adverbs.some(({ lower }) => lower === "personally");
  const named = isBare && !isMade ? [withPost(done, ""), wordOf("personally", done.post)] : [done];
  const head = words.slice(0, isRelative ? at - 1 : at);
  const isJoined = (isRelative && before.lower === "which") || isLabile;
  return [...(isJoined ? apart(head) : head), ...adverbs, ...named, ...words.slice(from + 1)];
}

function isName(word: Word | undefined): boolean {
  return /^\p{Lu}/u.test(word?.text ?? "");
}

function participle(lemma: string): string {
  return inflected(lemma, "participle");
}

/** A comma after the last word, unless a sign stands there. */
function apart(words: readonly Word[]): Word[] {
  return words.map((word, nth) =>
    nth === words.length - 1 && word.post === "" ? withPost(word, ",") : word,
  );
}
