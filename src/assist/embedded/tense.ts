import { baseOf, past } from "../../domain/language/inflect.ts";
import type { AssistContext } from "../../domain/suggestions/request.ts";
import { parsePeriod } from "../../domain/text/period.ts";

export type Tense = "past" | "present";

const PRESENT =
  /^\s*(?:i am|i'm|im\b|i have been|i've been|(?:i )?have (?:\w+ )?responsibility|currently|at present|these days|nowadays|my (?:\w+ )?(?:job|role|work|duties|tasks?|responsibilities|day)(?: \w+){0,4}? (?:is|are|include|includes|involves?|consists?)\b|(?:\w+ )?(?:duties|tasks|responsibilities) (?:include|are|is)\b|i (?:also |usually |often |mainly |mostly )?(?:work|help|manage|do|make|look|take|deal|handle|drive|teach|cook|clean|sell|run|keep|write|build|lead|train|support|answer|plan|prepare|check|design|assist|coordinate)\b|am\b|(?:help|work|do|deal|look|make|take|talk|keep) )/i;

const GOES_ON = /\b(?:present|current(?:ly)?|now|today|ongoing)\b|^since\b|[-–—]\s*$/i;

/** Whether the role's period has an end. */
export function isOver(context: AssistContext | undefined): boolean {
  const period = context?.period?.trim() ?? "";
  if (period === "" || GOES_ON.test(period)) return false;
  return parsePeriod(period)?.end !== undefined;
}

/** The period says it; without one, the person's own words do. */
export function tenseOf(text: string, context: AssistContext | undefined): Tense {
  const period = context?.period?.trim() ?? "";
  if (GOES_ON.test(period)) return "present";
  if (isOver(context)) return "past";
  return PRESENT.test(text) || tellsOfToday(text) ? "present" : "past";
}

/** "I visit mothers at home": a verb in its plain form that could not be a past one. */
function tellsOfToday(text: string): boolean {
  const verb =
    /(?:^\s*|^[a-z-]+ing (?:[^.;]{2,120}?)(?:,| and|, and) )i (?:also |usually |often |mainly |mostly |always |regularly |sometimes )?([a-z-]+)\b/i.exec(
      text,
    )?.[1] ?? "";
  return baseOf(verb, "base") !== null && baseOf(verb, "past") === null;
}

/** Whether a word can only be a deed that is told: "sold" and "keeps", but not "paint". */
export function isTold(word: string): boolean {
  if (/^(?:set|put|cut|was|were)$/i.test(word)) return true;
  return baseOf(word, "past", "third") !== null && baseOf(word, "base") === null;
}

export function inTense(base: string, tense: Tense): string {
  return tense === "past" ? past(base) : base;
}

/** A verb with what belongs to it: "care for" → "cared for". */
export function verbInTense(verb: string, tense: Tense): string {
  const [head = "", ...particle] = verb.split(" ");
  return [inTense(head, tense), ...particle].join(" ");
}

const UNDER_WAY =
  /^(?:studying|working towards?|training (?:to|as|for)|learning|preparing for (?:the|my|an?)|reading for|retraining|starting (?:[\w-]+ ){0,4}(?:course|degree|training|college|university|uni|apprenticeship|studies)|looking for (?:an? |more |new |some )?(?:[\w-]+ ){0,2}(?:work|job|role|position|placement|hours|shifts|post|opportunit(?:y|ies)|challenge|apprenticeship|internship))\b/i;

const NOT_DONE =
  /\b(?:not (?:yet )?(?:finished|done|complete|ready)|unfinished|in progress|still (?:going|working on it|building))\b/i;

/** What somebody is still learning or looking for is not yet done. */
export function isUnderWay(text: string): boolean {
  return UNDER_WAY.test(text) || NOT_DONE.test(text);
}
