import { baseOf, isKnownVerb } from "../../domain/language/inflect.ts";
import { countWords } from "../../domain/suggestions/form.ts";
import type { ImproveRequest } from "../../domain/suggestions/request.ts";
import { tellDuties } from "./duties.ts";
import { tidy, withoutFiller } from "./filler.ts";
import { besideHelp } from "./helping.ts";
import { plainInside } from "./inside.ts";
import { NOUN_VERBS } from "./lexicon/noun-verbs.ts";
import { tellDirectly } from "./openers.ts";
import { plainProject } from "./projects.ts";
import { sceneOf, withScene } from "./scene.ts";
import { bySubject, splitSentences } from "./sentences.ts";
import { capital, withinLimit } from "./shorten.ts";
import { byTeam } from "./teamwork.ts";
import { tenseOf } from "./tense.ts";
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
  if (isStrong(given, limit)) return [given];
  const point = /[^.]\.$/.test(given);
  const own = splitSentences(bySubject(given)).map((sentence) => sentence.replace(/\.$/, ""));
  const sentences = own.map((sentence) => improveSentence(sentence, request));
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
  );
  return lines.map((text) => (point && !/[.!?]$/.test(text) ? `${text}.` : text));
}

/** Led by a verb, without filler or first person, and short enough. */
export function isStrong(line: string, limit: number): boolean {
  if (countWords(line) > limit || PERSONAL.test(line) || withoutFiller(line) !== line || MARK.test(line))
    return false;
  const [first = ""] = line.split(" ");
  if (!/^[A-Z]/.test(first) || WEAK_LEAD.test(first) || WEAK_START.test(line) || namesThing(line))
    return false;
  return baseOf(first, "past", "base") !== null || /^[A-Z][\w-]{2,}[^e]ed$/.test(first);
}

function improveSentence(sentence: string, request: ImproveRequest): string {
  const tense = tenseOf(sentence, request.context);
  const set = sceneOf(sentence);
  const cleaned = besideHelp(plainProject(withoutFiller(set?.rest ?? sentence)), tense);
  const told =
    byTeam(set?.rest ?? sentence, tense) ??
    tellDirectly(cleaned, tense, request) ??
    tellThing(cleaned, tense, request.task) ??
    inRightTense(cleaned, request);
  const placed = set ? withScene(told, set.scene) : told;
  return capital(tidy(plainInside(withoutFiller(placed), tense)));
}

/** "Manages a shop and trains staff" in the tense of the role: "Manage", or "Managed" where its period is over. */
function inRightTense(sentence: string, request: ImproveRequest): string {
  const [first = "", second = ""] = sentence.split(" ");
  const base = baseOf(first, "third");
  const object = NOUN_VERBS.has(base ?? "")
    ? /^(?:an?|the|all|our|my|new)$/i
    : /^(?!of$|for$|in$|at$|and$)[\w"]/i;
  if (base === null || base === first.toLowerCase() || !object.test(second)) return sentence;
  const tense = request.context?.period ? tenseOf("", request.context) : "present";
  return tellDuties(sentence, tense, "handle", request.seniority, "third");
}

/** What others did stands apart, so that it does not become the person's deed, nor the other way round. */
const OTHERS = /^(?:we|they|it|(?:the|our|my) (?:team|crew|group|department|shop|company))\b/i;

/** Sentences that fit together stand in one line, joined by a semicolon. */
function joinWithin(sentences: readonly string[], limit: number): string[] {
  const lines: string[] = [];
  for (const sentence of sentences) {
    for (const part of withinLimit(sentence, limit)) {
      const last = lines.at(-1);
      const joined = last === undefined ? part : `${last}; ${lowered(part)}`;
      if (last !== undefined && sentences.length > 1 && countWords(joined) <= limit && !OTHERS.test(last))
        lines[lines.length - 1] = joined;
      else lines.push(part);
    }
  }
  return lines;
}

function lowered(text: string): string {
  const [first = ""] = text.split(" ");
  return isKnownVerb(first) ||
    /^(?:The|A|An|In|On|At|For|With|It|This|They|Also|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Some|All|Various|Before|After|Later|Earlier|Currently|Mostly|Mainly)$/.test(
      first,
    )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
