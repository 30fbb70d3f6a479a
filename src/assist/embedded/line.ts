import { baseOf, isKnownVerb } from "../../domain/language/inflect.ts";
import { countWords } from "../../domain/suggestions/form.ts";
import type { ImproveRequest } from "../../domain/suggestions/request.ts";
import { tidy, withoutFiller } from "./filler.ts";
import { tellDirectly } from "./openers.ts";
import { capital, withinLimit } from "./shorten.ts";
import { inTense, type Tense, tenseOf } from "./tense.ts";

const MARK = /^\s*(?:[-*•–·▪]|\d+[.)])\s+/;
const WEAK_LEAD =
  /^(?:helped|help|helping|worked|work|did|do|was|were|am|is|been|had|have|got|made|responsible|tasked|involved|duties|my|i|we|in)$/i;
const PERSONAL = /\b(?:i|i'm|i've|me|we|my|our)\b/i;
const SCENE =
  /^((?:on|in|at|during|when|while|for|every|after|before|since|as)\b[^,]*?),? (?:i|I) (?:also |usually |often |always )?(?=\w)/i;

/** One line of a resume, told better; the same line where it is good already. */
export function improveLine(line: string, limit: number, request: ImproveRequest): string[] {
  const given = line.replace(MARK, "").trim();
  if (isStrong(given, limit)) return [given];
  const point = /[^.]\.$/.test(given);
  const sentences = splitSentences(given).map((sentence) =>
    improveSentence(sentence.replace(/\.$/, ""), request),
  );
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
  if (!/^[A-Z]/.test(first) || WEAK_LEAD.test(first)) return false;
  return baseOf(first, "past", "base") !== null || /ed$/.test(first);
}

function improveSentence(sentence: string, request: ImproveRequest): string {
  const tense = tenseOf(sentence, request.context);
  const cleaned = withoutFiller(dropScene(sentence));
  const told =
    tellDirectly(cleaned, tense, request) ?? byTeam(cleaned, tense) ?? inRightTense(cleaned, request);
  return capital(tidy(withoutFiller(told)));
}

/** "On Sundays I ran the carvery, …" → "ran the carvery on Sundays, …". */
function dropScene(sentence: string): string {
  const match = SCENE.exec(sentence);
  const scene = match?.[1];
  if (!match || !scene || /^(?:in (?:this|my)|as )/i.test(scene)) return sentence;
  const rest = sentence.slice(match[0].length);
  const [first = ""] = rest.split(" ");
  if (!isKnownVerb(first) || /^(?:was|am|have|had)$/i.test(first)) return sentence;
  const end = /[,;]| and (?=\w+ed\b)/.exec(rest)?.index ?? rest.length;
  const small = /^(?:[A-Z][a-z]+)/.test(scene) ? scene.charAt(0).toLowerCase() + scene.slice(1) : scene;
  return `${rest.slice(0, end)} ${small}${rest.slice(end)}`;
}

/** "We built it" was a team's work and stays one. */
function byTeam(sentence: string, tense: Tense): string | null {
  const [subject = "", first = "", ...rest] = sentence.split(" ");
  const base = baseOf(first, "past", "base");
  if (!/^we$/i.test(subject) || base === null) return null;
  return [inTense("collaborate", tense), "with the team to", base, ...rest].join(" ");
}

/** The leading verb in the tense of a role whose period is known. */
function inRightTense(sentence: string, request: ImproveRequest): string {
  if (!request.context?.period) return sentence;
  const tense = tenseOf("", request.context);
  const [first = "", ...rest] = sentence.split(" ");
  const base = tense === "past" ? baseOf(first, "third") : baseOf(first, "third");
  return base === null || !/s$/.test(first) ? sentence : [inTense(base, tense), ...rest].join(" ");
}

export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[\p{L}\d)%][.!?])\s+(?=[\p{L}\d(])/u)
    .reduce<string[]>((sentences, part) => {
      const last = sentences.at(-1);
      if (
        last !== undefined &&
        /\b(?:st|mr|mrs|dr|ms|vs|approx|dept|univ|no|inc|ltd|co|yrs?|hrs?|mins?|asst|jr|sr|cert|org|e\.g|i\.e|ca|incl|prof|corp|est|max|avg|[a-z])\.$/i.test(
          last,
        )
      )
        sentences[sentences.length - 1] = `${last} ${part}`;
      else sentences.push(part);
      return sentences;
    }, [])
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Sentences that fit together stand in one line, joined by a semicolon. */
function joinWithin(sentences: readonly string[], limit: number): string[] {
  const lines: string[] = [];
  for (const sentence of sentences) {
    for (const part of withinLimit(sentence, limit)) {
      const last = lines.at(-1);
      const joined = last === undefined ? part : `${last}; ${lowered(part)}`;
      if (last !== undefined && sentences.length > 1 && countWords(joined) <= limit)
        lines[lines.length - 1] = joined;
      else lines.push(part);
    }
  }
  return lines;
}

function lowered(text: string): string {
  const [first = ""] = text.split(" ");
  return isKnownVerb(first) || /^(?:The|A|An|In|On|At|For|With)$/.test(first)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
