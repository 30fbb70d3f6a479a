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
import { capital, withinLimit } from "./shorten.ts";
import { inTense, type Tense, tenseOf } from "./tense.ts";
import { tellThing } from "./things.ts";
import { namesThing } from "./verb-phrase.ts";

const MARK = /^\s*(?:[-*•–·▪]|\d+[.)])\s+/;
const WEAK_LEAD =
  /^(?:helped|help|helping|worked|work|did|do|was|were|am|is|been|had|have|got|made|responsible|tasked|involved|duties|my|i|we|in)$/i;
const WEAK_START =
  /^(?:looked after|look after|took care of|take care of|dealt with|deal with|made sure|make sure|kept track of|keep track of|tasked|assigned to|managed to|duties|participated in|took part in|came up with|put together|used to)\b/i;
const PERSONAL = /\b(?:i|i'm|i've|me|we|my|our)\b/i;
const SCENE =
  /^((?:on|in|at|during|when|while|for|every|after|before|since|as|with|together with|along with)\b[^,]*?),? (?:i|I) (?:also |usually |often |always )?(?=\w)/i;

/** One line of a resume, told better; the same line where it is good already. */
export function improveLine(line: string, limit: number, request: ImproveRequest): string[] {
  const given = line.replace(MARK, "").trim();
  if (isStrong(given, limit)) return [given];
  const point = /[^.]\.$/.test(given);
  const sentences = splitSentences(bySubject(given)).map((sentence) =>
    improveSentence(sentence.replace(/\.$/, ""), request),
  );
  const lines = joinWithin(
    sentences.filter((sentence) => sentence !== ""),
    limit,
  );
  return lines.map((text) => (point && !/[.!?]$/.test(text) ? `${text}.` : text));
}

/** "our team did this and I did that": two sentences, so that nobody gets the other's deed. */
function bySubject(line: string): string {
  const others = /^(?:we|they|he|she|(?:our|my|the) [\w-]+) /i.test(line);
  const own = others ? line.replace(/,? and (?=i [a-z]+ )/gi, ". ") : line;
  return own.replace(/, (?=we [a-z]+ )/g, ". ");
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
    tellDirectly(cleaned, tense, request) ??
    byTeam(cleaned, tense) ??
    tellThing(cleaned, tense, request.task) ??
    inRightTense(cleaned, request);
  const placed = set ? withScene(told, set.scene) : told;
  return capital(tidy(plainInside(withoutFiller(placed), tense)));
}

interface Scene {
  readonly scene: string;
  readonly rest: string;
}

/** "On Sundays I ran the carvery" → the scene "on Sundays" and "I ran the carvery". */
function sceneOf(sentence: string): Scene | null {
  const match = SCENE.exec(sentence);
  const scene = match?.[1];
  if (!match || !scene || /^in (?:this|my)\b(?! role as)/i.test(scene)) return null;
  const rest = sentence.slice(match[0].length);
  if (!isKnownVerb(rest.split(" ")[0] ?? "")) return null;
  const plain = scene.replace(/^in my role as (?:an? )?/i, "as ");
  const small = /^[A-Z][a-z]+/.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain;
  return { scene: small, rest: `I ${rest}` };
}

/** "ran the carvery, carved for 120" → "ran the carvery on Sundays, carved for 120". */
function withScene(told: string, scene: string): string {
  const end = /^as /.test(scene) ? told.length : (/[,;]| and (?=\w+ed\b)/.exec(told)?.index ?? told.length);
  return `${told.slice(0, end)} ${scene}${told.slice(end)}`;
}

/** "We built it" was a team's work and stays one. */
function byTeam(sentence: string, tense: Tense): string | null {
  const [subject = "", first = "", ...rest] = sentence.split(" ");
  const base = baseOf(first, "past", "base");
  if (!/^we$/i.test(subject) || base === null || /^(?:have|be|get|need|want)$/.test(base)) return null;
  return [inTense("collaborate", tense), "with the team to", base, ...rest].join(" ");
}

/** "Manages a shop and trains staff" in the tense of the role: "Manage", or "Managed" where its period is over. */
function inRightTense(sentence: string, request: ImproveRequest): string {
  const [first = "", second = ""] = sentence.split(" ");
  const base = baseOf(first, "third");
  const object = NOUN_VERBS.has(base ?? "")
    ? /^(?:an?|the|all|our|my|new|\d.*)$/i
    : /^(?!of$|for$|in$|at$|and$)[\w"]/i;
  if (base === null || base === first.toLowerCase() || !object.test(second)) return sentence;
  const tense = request.context?.period ? tenseOf("", request.context) : "present";
  return tellDuties(sentence, tense, "handle", request.seniority, "third");
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
  return isKnownVerb(first) || /^(?:The|A|An|In|On|At|For|With|It|This|They|Also)$/.test(first)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
