import { baseOf, type VerbForm } from "../../../domain/language/inflect.ts";
import { FILLER_SCENES } from "../lexicon/scenes.ts";
import {
  ADVERBS,
  COORDINATORS,
  DETERMINERS,
  OTHERS,
  POSSESSIVES,
  PREPOSITIONS,
  SPEAKER,
  SUBORDINATORS,
  TIME_UNITS,
  WE,
} from "../lexicon/word-classes.ts";
import {
  isClosed,
  isDetermined,
  isFiniteVerb,
  isNumber,
  isOfThing,
  verbAfterSubject,
  verbAt,
} from "./find-verb.ts";
import { longestMatch } from "./match.ts";
import { ownDoing } from "./passive.ts";
import type { Predicate } from "./predicate.ts";
import { readPredicate } from "./read-predicate.ts";
import type { Agent, Joint, Statement } from "./statement.ts";
import { endsPhrase, type Word, withoutLastPost, withPost, withText } from "./word.ts";

/** Where a clause's subject and predicate are. */
interface Head {
  readonly agent: Agent;
  readonly predicate: Predicate | null;
  readonly companions: readonly Word[];
  readonly scene: readonly Word[];
  /** Where object and details begin. */
  readonly restAt: number;
  readonly namesAgent?: boolean;
}

/** Words before a subject that are looked through for one. */
const LONGEST_SCENE = 12;
const LONGEST_SUBJECT = 6;
const OPENERS = new Set("so well ok okay yeah and also then plus but basically anyway just again".split(" "));

/** The statements of a line, in its order. */
export function readLine(words: readonly Word[]): Statement[] {
  const statements: Statement[] = [];
  let frame: OpenFrame | null = null;
  for (let at = 0; at < words.length; ) {
    const joint = jointAt(words, at);
    const from = skipOpeners(words, at);
    if (from >= words.length) break;
    const head = readHead(words, from, statements.at(-1)?.form ?? null);
    const end = endOfClause(words, head, from);
    const statement = ownDoing(statementOf(words, head, end, joint));
    statements.push(inTenseBefore(framedAsBefore(statement, frame), statements.at(-1)));
    frame = frameOf(head, statement, frame);
    at = end;
  }
  return statements;
}

/** A frame that further verbs of a line may still belong to. */
interface OpenFrame {
  readonly statement: Statement;
  readonly goesOnIn: VerbForm;
}

function frameOf({ predicate }: Head, statement: Statement, open: OpenFrame | null): OpenFrame | null {
  if (predicate?.goesOnIn) return { statement, goesOnIn: predicate.goesOnIn };
  return open && statement.form === open.goesOnIn ? open : null;
}

/** "helped to write the leaflet and print it": who helped with one helped with the other. */
function framedAsBefore(statement: Statement, frame: OpenFrame | null): Statement {
  if (
    !frame ||
    statement.form !== frame.goesOnIn ||
    statement.kind !== "action" ||
    statement.agent !== "person"
  )
    return statement;
  const { part, form, isDuty } = frame.statement;
  return { ...statement, part, form, isDuty, goesOn: part !== "did" };
}

/** "scraped the site and build a map": a plain verb right after a past one was meant as past. */
function inTenseBefore(statement: Statement, before: Statement | undefined): Statement {
  const isMeant =
    before?.agent === "person" &&
    before.form === "past" &&
    statement.agent === "person" &&
    statement.form === "base" &&
    statement.joint === "and" &&
    statement.adverbs.length === 0;
  return isMeant ? { ...statement, form: "past" } : statement;
}

function jointAt(words: readonly Word[], at: number): Joint {
  if (at === 0) return "";
  const before = words[at - 1]?.post ?? "";
  const word = words[at]?.lower ?? "";
  if (before.endsWith(":")) return ":";
  if (word === "but" || word === "yet") return "but";
  if (word === "so") return "so";
  if (/[.;!?]/.test(before) || isDash(words[at])) return ";";
  return word === "and" || word === "then" || word === "plus" ? "and" : ",";
}

function isDash(word: Word | undefined): boolean {
  return /^[-–—]+$/.test(word?.text ?? "");
}

function skipOpeners(words: readonly Word[], from: number): number {
  let at = from;
  while (at < words.length && (OPENERS.has(words[at]?.lower ?? "") || isDash(words[at]))) at += 1;
  return isMarker(words, at) ? at + 1 : at;
}

/** "and to help passengers", "and for fixing bugs": the word before a verb that goes on with a frame. */
function isMarker(words: readonly Word[], at: number): boolean {
  const marker = words[at]?.lower ?? "";
  // "to get more leads we wrote a paper": why it was done, not what.
  const isWhy =
    at === 0 && words.slice(0, LONGEST_SCENE).some(({ lower }) => SPEAKER.has(lower) || WE.has(lower));
  if (marker === "to") return !isWhy && verbAfterSubject(words, at + 1)?.form === "base";
  return at > 0 && /^(?:for|of)$/.test(marker) && verbAt(words, at + 1)?.form === "gerund";
}

function readHead(words: readonly Word[], from: number, before: VerbForm | null = null): Head {
  const subjectAt = skipAll(words, from);
  const own = ownSubject(words, subjectAt);
  if (own?.predicate) {
    const before = words.slice(from, subjectAt).filter(({ lower }) => !OPENERS.has(lower));
    return {
      ...own,
      namesAgent: true,
      predicate: { ...own.predicate, adverbs: [...before, ...own.predicate.adverbs] },
    };
  }
  const set = fronted(words, from);
  if (set) return set;
  const predicate = readPredicate(words, from, false);
  if (
    from > 0 &&
    before !== "third" &&
    ((predicate && tellsOfThing(words, predicate)) ||
      ((!predicate || predicate.form === "third") && isOfThing(words, from)))
  )
    return { agent: "other", predicate: null, companions: [], scene: [], restAt: from };
  if (predicate) return { agent: "person", predicate, companions: [], scene: [], restAt: predicate.restAt };
  const agent: Agent = finiteAt(words, from) === null ? "none" : "other";
  return { agent, predicate: null, companions: [], scene: [], restAt: from };
}

/** "took five months", "used to take 3 days": how long it took is nobody's action. */
function tellsOfThing(words: readonly Word[], { lemma, restAt }: Predicate): boolean {
  const after = words[restAt];
  if (lemma === "turn" && after?.lower === "out") return true;
  if (lemma === "take" && /^(?:ages|long|forever)$/.test(after?.lower ?? "")) return true;
  if (lemma !== "take" && lemma !== "last" && lemma !== "cost") return false;
  const at =
    after && (ADVERBS.has(after.lower) || /^(?:about|around|over|only|under|me|us)$/.test(after.lower))
      ? restAt + 1
      : restAt;
  const number = words[at];
  if (number?.lower === "half" && words[at + 1]?.lower === "a") return true;
  return (
    number !== undefined &&
    isNumber(number) &&
    (lemma !== "take" || TIME_UNITS.has((words[at + 1]?.lower ?? "").replace(/s$/, "")))
  );
}

const OF_THE_TEAM = new Set("have get come need know see feel be".split(" "));

/** "I", "we", "me and one temp", "my colleague and I", "our team" and what they did. */
function ownSubject(words: readonly Word[], from: number): Head | null {
  const first = words[from]?.lower ?? "";
  const second = words[from + 1]?.lower ?? "";
  if (SPEAKER.has(first) || WE.has(first)) {
    const agent: Agent = WE.has(first) ? "team" : "person";
    const predicate = readPredicate(words, from + 1, true);
    // "we were always rushed" tells how the team was, not what anybody did.
    if (agent === "team" && predicate && (predicate.kind !== "action" || OF_THE_TEAM.has(predicate.lemma)))
      return { agent: "other", predicate: null, companions: [], scene: [], restAt: from };
    return predicate ? { agent, predicate, companions: [], scene: [], restAt: predicate.restAt } : null;
  }
  if (/^(?:my|our|the)$/.test(first) && second === "team") {
    const predicate = readPredicate(words, from + 2, true);
    if (predicate?.kind === "action" && predicate.form === "past" && !OF_THE_TEAM.has(predicate.lemma))
      return { agent: "team", predicate, companions: [], scene: [], restAt: predicate.restAt };
  }
  for (let at = from + 1; at < Math.min(from + LONGEST_SUBJECT, words.length); at += 1) {
    if (endsPhrase(words[at - 1])) return null;
    const isAfter = first === "me" && second === "and" && at > from + 2;
    const isBefore =
      words[at - 1]?.lower === "and" && (words[at]?.lower === "i" || words[at]?.lower === "me");
    if (!isAfter && !isBefore) continue;
    const predicate = readPredicate(words, isBefore ? at + 1 : at, true);
    if (!predicate) continue;
    if (!isNounPhrase(words, isBefore ? from : from + 2, isBefore ? at - 1 : at)) return null;
    const companions = isBefore ? words.slice(from, at - 1) : words.slice(from + 2, at);
    return { agent: "person", predicate, companions, scene: [], restAt: predicate.restAt };
  }
  return null;
}

/** "my aunt", "one temp", but not "the shop sold bikes". */
function isNounPhrase(words: readonly Word[], from: number, end: number): boolean {
  const first = words[from];
  if (!first || !(isDetermined(first) || first.tags.has("ProperNoun"))) return false;
  return words
    .slice(from, end)
    .every(
      (_, index) =>
        !isFiniteVerb(words, from + index) &&
        (index === 0 || verbAt(words, from + index) === null || from + index === end - 1),
    );
}

/** "on Sundays I ran the carvery". */
function fronted(words: readonly Word[], from: number): Head | null {
  const first = words[from];
  if (
    !first ||
    !(
      (PREPOSITIONS.has(first.lower) && !/^(?:since|after|before|until|till)$/.test(first.lower)) ||
      /^(?:every|each|together|currently|last|now)$/.test(first.lower)
    )
  )
    return null;
  const idle = longestMatch(FILLER_SCENES, words, from);
  for (let at = from + 1; at < Math.min(from + LONGEST_SCENE, words.length); at += 1) {
    const before = words[at - 1];
    if (/[.;!?]/.test(before?.post ?? "")) return null;
    // "when I came the bank was not reconciled": what is tied by its own verb stays where it is.
    if (isFiniteVerb(words, at)) return null;
    const own = ownSubject(words, at);
    if (!own || !(SPEAKER.has(words[at]?.lower ?? "") || WE.has(words[at]?.lower ?? ""))) continue;
    const scene = words.slice(from, at);
    // "in charge of 5 hosts, 130 VM, I did": more than one thing is told before the deed.
    if (scene.slice(0, -1).some(({ post }) => /,$/.test(post))) return null;
    const isIdle = idle !== null && idle.end >= at;
    return {
      ...own,
      scene: isIdle
        ? []
        : scene.map((word, index) =>
            withPost(
              index === 0 && word.start === 0 && !word.tags.has("ProperNoun")
                ? withText(word, word.lower)
                : word,
              word.post.replace(/[,:]$/, ""),
            ),
          ),
    };
  }
  return null;
}

/** Where somebody or something else is said to do or be something; null in a mere phrase. */
function finiteAt(words: readonly Word[], from: number): number | null {
  for (let at = from; at < Math.min(from + LONGEST_SUBJECT + 1, words.length); at += 1) {
    const word = words[at];
    if (!word) return null;
    if (at > from && isFiniteVerb(words, at)) return at;
    if (endsPhrase(word) || isDash(word) || COORDINATORS.has(word.lower)) return null;
    if (at > from && SUBORDINATORS.has(word.lower) && word.lower !== "as") return null;
  }
  return null;
}

function endOfClause(words: readonly Word[], head: Head, from: number): number {
  let depth = 0;
  for (let at = from; at < words.length; at += 1) {
    const before = words[at - 1];
    const word = words[at];
    if (!word) break;
    const isInside = depth > 0;
    depth += count(word.pre, "(") - count(word.post, ")");
    if (!before || at < Math.max(head.restAt, from + 1) || (isInside && depth >= 0)) continue;
    if (/[.;!?:]$/.test(before.post) || isDash(word)) return at;
    // "sweeping, shampooing": what follows the comma is not what was swept.
    if (at === head.restAt && head.predicate?.kind === "action" && endsPhrase(before)) return at;
    if (word.pre.includes("(")) continue;
    const isComma = /,$/.test(before.post);
    const isJoined = COORDINATORS.has(word.lower);
    if (!isComma && !isJoined) continue;
    const opens = skipAll(words, at);
    const marked = head.predicate?.goesOnIn && isMarker(words, opens) ? opens + 1 : opens;
    if (startsClause(words, marked, head, isComma)) return at;
  }
  return words.length;
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

function skipAll(words: readonly Word[], from: number): number {
  let at = from;
  while (
    at < words.length &&
    (OPENERS.has(words[at]?.lower ?? "") || ADVERBS.has(words[at]?.lower ?? "")) &&
    !endsPhrase(words[at])
  )
    at += 1;
  return at;
}

function startsClause(words: readonly Word[], at: number, head: Head, isComma: boolean): boolean {
  const word = words[at];
  if (!word) return false;
  if (SPEAKER.has(word.lower) || WE.has(word.lower) || word.lower === "me")
    return readHead(words, at).agent !== "none";
  if (isComma && head.agent !== "none" && head.predicate?.form !== "third" && isOfThing(words, at))
    return true;
  if (OTHERS.has(word.lower)) return finiteAt(words, at) !== null;
  const plain = head.predicate?.goesOnIn === "base" ? verbAfterSubject(words, at) : null;
  if (plain?.form === "base" && !endsPhrase(word) && !/^(?:of|and|or)$/.test(words[at + 1]?.lower ?? "of"))
    return true;
  const predicate = readPredicate(words, at, false);
  if (predicate && !isClosed(word))
    return predicate.kind === "phrase" || continues(words, head, predicate, isComma);
  if (PREPOSITIONS.has(word.lower) || SUBORDINATORS.has(word.lower)) return false;
  return isComma || DETERMINERS.has(word.lower) || POSSESSIVES.has(word.lower)
    ? (finiteAt(words, at) !== null && !isNumber(word)) || (isComma && finiteAt(words, at) !== null)
    : false;
}

const HOW_MADE = new Set(
  "do make write build draw host test show publish record print use base code design paint develop run program".split(
    " ",
  ),
);

/** Whether another verb goes on with the same subject, or only hangs on the verb before it. */
function continues(words: readonly Word[], head: Head, next: Predicate, isComma: boolean): boolean {
  const object = words[next.restAt];
  if (head.agent === "other") return isComma && next.form === "past";
  const form = head.predicate?.goesOnIn ?? head.predicate?.form ?? null;
  // "a simulation, done in Matlab": how a thing was made, said of the thing.
  if (
    (form === null || head.agent === "none") &&
    HOW_MADE.has(next.lemma) &&
    next.form === "past" &&
    /^(?:in|with|on|by|for|at|using|from)$/.test(object?.lower ?? "")
  )
    return false;
  // "badges, mailing, hotels": in a list of things a bare word in -ing is one of them.
  if (form !== "gerund" && next.form === "gerund" && endsPhrase(words[next.restAt - 1])) return false;
  if (form === null || (head.predicate?.kind === "phrase" && form === "gerund")) return next.form !== "third";
  if (next.form === "past") return true;
  if (form === "gerund") return next.form === "gerund";
  if (next.form === "gerund") return false;
  if (form === "past" && next.form === "base")
    return !isComma && object !== undefined && isDetermined(object);
  return next.form === form || (form === "third" && next.form === "base");
}

function statementOf(
  words: readonly Word[],
  { agent, predicate, companions, scene, restAt, namesAgent }: Head,
  end: number,
  joint: Joint,
): Statement {
  const rest = withoutLastPost(words.slice(restAt, end));
  const kind = predicate?.kind ?? (agent === "other" ? "clause" : "phrase");
  return {
    kind,
    agent,
    goesOn: false,
    namesAgent: namesAgent === true,
    part: predicate?.part ?? "did",
    lemma: predicate?.lemma ?? "",
    form: predicate?.form ?? null,
    pastForm:
      predicate?.form === "past" &&
      predicate.part === "did" &&
      !predicate.isDuty &&
      baseOf(words[restAt - 1]?.lower ?? "", "past") === predicate.lemma
        ? (words[restAt - 1]?.lower ?? null)
        : null,
    isDuty: predicate?.isDuty ?? false,
    adverbs: predicate?.adverbs ?? [],
    companions,
    scene,
    rest,
    joint,
  };
}
