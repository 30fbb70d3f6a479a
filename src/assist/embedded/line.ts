import { baseOf, isKnownVerb, past } from "../../domain/language/inflect.ts";
import { countWords } from "../../domain/suggestions/form.ts";
import type { ImproveRequest } from "../../domain/suggestions/request.ts";
import { tellDuties } from "./duties.ts";
import { PHRASAL } from "./duty-items.ts";
import { tidy, withoutFiller } from "./filler.ts";
import { besideHelp } from "./helping.ts";
import { plainInside } from "./inside.ts";
import { NOUN_VERBS } from "./lexicon/noun-verbs.ts";
import { tellDirectly } from "./openers.ts";
import { labelOf, plainOpening } from "./project-openings.ts";
import { plainProject } from "./projects.ts";
import { sceneOf, withScene } from "./scene.ts";
import { bySubject, splitSentences } from "./sentences.ts";
import { capital, withinLimit } from "./shorten.ts";
import { byTeam } from "./teamwork.ts";
import { isOver, tenseOf } from "./tense.ts";
import { tellThing } from "./things.ts";
import { namesThing } from "./verb-phrase.ts";

const MARK = /^\s*(?:[-*•–·▪]|\d+[.)])\s+/;
const WEAK_LEAD =
  /^(?:helped|help|helping|worked|work|did|do|was|were|am|is|been|had|have|got|made|responsible|tasked|involved|duties|my|i|we|in)$/i;
const WEAK_START =
  /^(?:looked after|look after|took care of|take care of|dealt with|deal with|made sure|make sure|kept track of|keep track of|tasked|assigned to|managed to|duties|participated in|took part in|came up with|put together|used to)\b/i;
const PERSONAL = /\b(?:i|i'm|i've|me|we|my|our)\b/i;

/** One line of a resume, told better; the same line where it is good already. */
export function improveLine(line: string, limit: number, request: ImproveRequest): string[] {
  const given = line.replace(MARK, "").trim();
  if (isStrong(given, limit) && !isOutOfTense(given, request)) return [given];
  const told = tellLine(given, limit, request);
  // Whoever wrote all in capitals gets no line that is half in them.
  return /\p{Ll}/u.test(given) ? told : told.map((text) => text.toUpperCase());
}

function tellLine(given: string, limit: number, request: ImproveRequest): string[] {
  const point = /[^.]\.$/.test(given) && !/\betc\.$/i.test(given);
  const { own, sentences } = toldSentences(given, request);
  // Short sentences that no rule tells better are as good as the same ones joined.
  if (
    countWords(given) <= limit &&
    sentences.every((told, index) => told === capital(own[index] ?? "")) &&
    !PERSONAL.test(given)
  )
    return [capital(given)];
  const lines = joinWithin(
    sentences.filter((sentence) => sentence !== ""),
    limit,
    given,
  );
  return lines.map((text) => (point && !/[.!?]$/.test(text) ? `${text}.` : text));
}

/** What the sentences of a line were and what they are told as. */
function toldSentences(given: string, request: ImproveRequest): { own: string[]; sentences: string[] } {
  const labelled = request.task === "project" ? labelOf(given) : null;
  if (labelled) {
    const { own, sentences } = sentencesOf(labelled.rest, request, given);
    const [first = "", ...others] = sentences;
    // Without a verb the line would be no better for its kind at the end.
    if (baseOf(first.split(" ")[0] ?? "", "past") !== null)
      return { own: [given, ...own.slice(1)], sentences: [`${first} (${labelled.label})`, ...others] };
  }
  return sentencesOf(given, request, given);
}

function sentencesOf(
  text: string,
  request: ImproveRequest,
  line: string,
): { own: string[]; sentences: string[] } {
  const spoken = text.replace(
    /^(?:(?:so|well|ok|okay|anyway|yeah|basically),? )+(?=(?:mainly |mostly )?i )/i,
    "",
  );
  const plain = request.task === "project" ? spoken.replace(HOW_MADE, ", $1") : spoken;
  const own = splitSentences(plain)
    .flatMap((sentence) => splitSentences(bySubject(sentence)))
    .map((sentence) => sentence.replace(/[.!…]+$/, ""));
  return { own, sentences: own.map((sentence) => improveSentence(sentence, request, line)) };
}

/** "A tracker. Built with Vue." is one sentence. */
const HOW_MADE =
  /\. (?:It (?:is|was) )?(Built|Made|Written|Created|Developed|Coded|Programmed|Designed)(?= (?:with|in|using|on) )/i;

/** Led by a verb, without filler or first person, and short enough. */
export function isStrong(line: string, limit: number): boolean {
  if (countWords(line) > limit || PERSONAL.test(line) || withoutFiller(line) !== line || MARK.test(line))
    return false;
  const [first = "", second] = line.split(" ");
  // "Group assignment: …" is a heading before a deed.
  if (NOUN_VERBS.has(first.toLowerCase()) && /^[\w-]+ (?:[\w-]+ )?[\w-]+: /.test(line)) return false;
  // "Cashier" and "Head of year 9" name a person, although they could be deeds.
  if (second === undefined || (/^of$/i.test(second) && baseOf(first, "past") === null)) return false;
  if (!/^[A-Z]/.test(first) || WEAK_LEAD.test(first) || WEAK_START.test(line) || namesThing(line))
    return false;
  return baseOf(first, "past", "base") !== null || /^[A-Z][\w-]{2,}[^e]ed$/.test(first);
}

function improveSentence(sentence: string, request: ImproveRequest, line: string): string {
  const ongoing = goingOn(sentence);
  if (ongoing !== null) return capital(tidy(withoutFiller(ongoing)));
  if (isOutOfTense(sentence, request)) return capital(inRightTense(sentence, request));
  const tense = tenseOf(sentence, request.context);
  const set = sceneOf(sentence);
  const opened = request.task === "project" ? plainOpening(set?.rest ?? sentence) : (set?.rest ?? sentence);
  const cleaned = besideHelp(plainProject(withoutFiller(opened)), tense);
  const told =
    byTeam(set?.rest ?? sentence, tense) ??
    tellDirectly(cleaned, tense, request) ??
    tellThing(cleaned, tense, request.task, line) ??
    inRightTense(cleaned, request);
  const placed = set ? withScene(told, set.scene) : told;
  return capital(tidy(withOneAnd(plainInside(withoutFiller(placed), tense))));
}

/** "I have been managing flats since 2018" goes on: neither "managed" nor "manage" would say so. */
function goingOn(sentence: string): string | null {
  const [, deed = ""] =
    /^(?:i have been|i've been|have been|i am|i'm) ([a-z-]+ing .* since (?:[a-z]+ )?\d{4}\b.*)$/i.exec(
      sentence,
    ) ?? [];
  return deed === "" ? null : deed;
}

/** "a, and b, and c" → "a, b, and c". */
function withOneAnd(text: string): string {
  return text.replace(/, and (?=[^,;]+, and )/g, ", ");
}

/** Plurals that stand before other nouns: "sales reports" sells nothing. */
const PLURAL_FIRST = /^(?:sales|parts|needs|accounts|claims|works|records|results|returns|orders)$/i;

const HAPPENS = /^(?:is|are|was|were|have|had|fell|rose|went|dropped|grew|can|will)$/i;
/** Told of a third person beyond doubt: "reports to write" and "works on paper" are things. */
const THIRD_PHRASAL =
  /^(?:deals with|looks after|helps (?:out|with|in)|takes care of|talks to|makes sure|keeps track of|works (?:with|as|at)|cares for)\b/i;

/** A deed in its plain form, or told of a third person, that has something done to it. */
function plainLead(sentence: string, form: "base" | "third"): string | null {
  const [first = "", second = ""] = sentence.split(" ");
  const base = baseOf(first, form);
  if (base === null || /^(?:be|have|do)$/.test(base) || /^thanks to\b/i.test(sentence)) return null;
  // "Builds are faster", "Orders went up": things with a verb of their own.
  if (HAPPENS.test(second)) return null;
  if (!NOUN_VERBS.has(base)) return /^(?!of$|for$|in$|at$|and$)[\w"]/i.test(second) ? base : null;
  if (/^(?:an?|the|all|our|my|new|\d.*)$/i.test(second)) return base;
  if (form === "base" ? PHRASAL.test(sentence) : THIRD_PHRASAL.test(sentence)) return base;
  // "Answers phones", "Check guests … and handle complaints": a noun before a plural would be no third person, and goes with no verb.
  const certain = form === "third" ? !PLURAL_FIRST.test(first) : goesOnWithDeed(sentence);
  return /^[a-z]+[^s]s$/.test(second) && certain ? base : null;
}

function goesOnWithDeed(sentence: string): boolean {
  const next = /(?:,| and) ([a-z]+) (?!of\b|for\b|in\b|at\b|and\b)/.exec(sentence)?.[1] ?? "";
  return baseOf(next, "base") !== null && !NOUN_VERBS.has(next);
}

/** "Plan, cook and serve meals". */
const SEVERAL = /^([a-z]+), ([a-z]+),? and ([a-z]+) (?=[a-z\d])/i;

function severalInPast(sentence: string, lead: string, verbs: readonly (string | null)[]): string {
  const [first, second, third] = verbs.map((verb) => past(verb ?? ""));
  return capital(`${first}, ${second} and ${third} ${sentence.slice(lead.length)}`);
}

/** "Manage a shop" of a role whose period is over. */
function isOutOfTense(line: string, { context }: ImproveRequest): boolean {
  const [first = ""] = line.split(" ");
  return isOver(context) && baseOf(first, "past") === null && plainLead(line, "base") !== null;
}

/** "Manages a shop and trains staff" in the tense of the role: "Manage", or "Managed" where its period is over. */
function inRightTense(sentence: string, request: ImproveRequest): string {
  const several = isOver(request.context) ? SEVERAL.exec(sentence) : null;
  if (several) {
    const verbs = several.slice(1).map((verb) => baseOf(verb, "base"));
    if (!verbs.includes(null)) return severalInPast(sentence, several[0], verbs);
  }
  if (isOutOfTense(sentence, request))
    return tellDuties(
      `to ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
      "past",
      "handle",
      request.seniority,
    );
  const [first = ""] = sentence.split(" ");
  const base = plainLead(sentence, "third");
  // "… sends alerts by SMS": what a project does is no deed of the person.
  if (request.task === "project") return sentence;
  if (base === null || base === first.toLowerCase()) return sentence;
  const tense = request.context?.period ? tenseOf("", request.context) : "present";
  return tellDuties(sentence, tense, "handle", request.seniority, "third");
}

/** What others did stands apart, so that it does not become the person's deed, nor the other way round. */
const OTHERS =
  /^(?:we|they|it|(?:the|our|my) (?:team|crew|group|department|shop|company|boss|manager|chef|owner|supervisor|teacher))\b/i;

/** Sentences that fit together stand in one line, joined by a semicolon. */
function joinWithin(sentences: readonly string[], limit: number, given: string): string[] {
  const lines: string[] = [];
  for (const sentence of sentences) {
    for (const part of withinLimit(sentence, limit)) {
      const last = lines.at(-1);
      const joined = last === undefined ? part : `${last}; ${lowered(part, given)}`;
      if (last !== undefined && sentences.length > 1 && countWords(joined) <= limit && !OTHERS.test(last))
        lines[lines.length - 1] = joined;
      else lines.push(part);
    }
  }
  return lines;
}

function lowered(text: string, given: string): string {
  const [first = ""] = text.split(" ");
  return isKnownVerb(first) ||
    ` ${given} `.includes(` ${first.charAt(0).toLowerCase()}${first.slice(1)} `) ||
    /^(?:We|He|She|My|Our|The|A|An|In|On|At|For|With|It|This|They|Also|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Some|All|Various|Before|After|Later|Earlier|Currently|Mostly|Mainly)$/.test(
      first,
    )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
