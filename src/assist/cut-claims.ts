import type { Claim, ClaimKind } from "../domain/claims/claim.ts";
import { unsupportedFacts } from "../domain/claims/facts/unsupported-facts.ts";
import { baseOf, isKnownVerb } from "../domain/language/inflect.ts";
import { contextText } from "../domain/suggestions/context-text.ts";
import type { ImproveRequest } from "../domain/suggestions/request.ts";
import { plainText } from "../domain/text/plain-text.ts";
import type { Bounds, Judge } from "../judge/answer.ts";
import { type JudgedAnswer, judgeSuggestion } from "./guard/judge-suggestion.ts";
import { losesWords } from "./loses-words.ts";
import { articleFor } from "./writing/say/article.ts";

const ROUNDS = 4;
const PREPOSITION =
  "(?:with|by|for|to|of|in|at|on|from|as|through|via|using|across|into|over|per|including|between|among|during|within|without|under|against|around|alongside|towards?|behind|worth)";
const JOINT = "(?:and|or|but|while|that|which|who|where|resulting|leading)";
const ARTICLE = "(?:the|an?|its|their|his|her|this|these|those)";
/** Words that say something of the one after them. */
const POINTING =
  "(?:since|until|before|after|when|if|because|than|every|each|about|nearly|almost|roughly|approximately|around|level|only|both|no|more|out|least|many|fewer|less|such)";
const LEFT_HANGING = new RegExp(
  `\\b(?:${PREPOSITION}|${JOINT}|${ARTICLE}|${POINTING}|${PREPOSITION} up|${ARTICLE} [a-z]+ly|${PREPOSITION} [a-z]+(?:-[a-z]+|al|ic|ive|ous|ary)|[a-z]+['’]s)\\.?$`,
  "i",
);
/** Small words that no sentence has one after the other: what stood between them is gone. */
const GAP = new RegExp(
  [
    `\\b${ARTICLE} (?:${PREPOSITION}|${JOINT}|${ARTICLE})\\b`,
    `\\b(?:${PREPOSITION}|${JOINT}|${ARTICLE})(?=[,;:.)])`,
    `\\b(?:with|by|of|at|from|via|through|across|per|including|using) (?:with|by|for|to|of|at|from|as|via|through|across|into|per|and|or)\\b`,
    `\\b(?:for|in|on|to|as) (?:with|by|of|at|from|via|through|and|or)\\b`,
    `[([][^\\p{L}\\d]*(?:(?:${PREPOSITION}|${JOINT})[^\\p{L}\\d]*)?[)\\]]|\\b${JOINT} ${JOINT}\\b`,
  ].join("|"),
  "giu",
);
const NOT_REWRITTEN =
  /\b(?:i|i'm|i've|my|me|we|our|(?:was|were|am|is|had) (?:responsib\w+|in charge)|responsible for|duties (?:were|included?))\b/i;

/** Of an answer that made something up, only what is more likely supported than not is kept. */
const STRICT = 0;

function strictly(judge: Judge): Judge {
  const { long, short } = judge.bounds;
  const strict = ({ pass, block }: Bounds): Bounds => ({ pass: Math.min(pass, STRICT), block });
  return { ...judge, bounds: { long: strict(long), short: strict(short) } };
}

/** The suggestion without its unsupported claims; null where no sentence survives the cut. */
export function cutClaims(given: Judge | null, request: ImproveRequest, suggestion: string): string | null {
  const judge = given && strictly(given);
  const whole = plainText(suggestion);
  let text = whole;
  let judged = judgeSuggestion(judge, request, text);
  for (let round = 0; round < ROUNDS && !judged.passes; round += 1) {
    const [claim] = judged.unsupported;
    if (!claim || judged.faults.some((fault) => fault !== "too-long" && fault !== "lines")) return null;
    const shorter = firstSound(judge, request, { whole, text, judged }, candidates(text, claim));
    if (shorter === null) return null;
    text = shorter.text;
    judged = shorter.judged;
  }
  // Told as weakly as before, or without what the person said: the embedded engine does better.
  const keepsAll = !losesFacts(request, text) && !losesWords(request.text, whole, text);
  return judged.passes && !NOT_REWRITTEN.test(text) && keepsAll ? text : null;
}

interface Cut {
  readonly text: string;
  readonly judged: JudgedAnswer;
}

/** The first cut that leaves fewer claims; none behind it is judged, which takes time. */
function firstSound(
  judge: Judge | null,
  request: ImproveRequest,
  { whole, text, judged }: Cut & { readonly whole: string },
  cuts: readonly string[],
): Cut | null {
  for (const cut of cuts) {
    if (!survives(whole, text, cut)) continue;
    const after = judgeSuggestion(judge, request, cut);
    if (after.passes || after.unsupported.length < judged.unsupported.length)
      return { text: cut, judged: after };
  }
  return null;
}

/** A model that puts 20 in the place of 12 has taken the 12 away as well. */
function losesFacts({ text, context }: ImproveRequest, cut: string): boolean {
  return unsupportedFacts(cut, plainText(text), plainText(contextText(context))).length > 0;
}

const CLAUSE_END = /[,;:)](?=\s|$)|\.(?=\s|$)|\n|$/;
const SENTENCE_END = /\.(?=\s|$)|\n|$/;

/** Ways to take a stretch out, the smallest loss first: the words, the phrase, the clause, the sentence. */
function candidates(text: string, { kind, start, end }: Claim): string[] {
  const head = text.slice(0, start);
  const tail = text.slice(end);
  const clauseEnd = CLAUSE_END.exec(tail)?.index ?? tail.length;
  const phrase = head.replace(
    /(?:,\s*|\s+)?(?:(?<![a-z])(?:and|while|thereby|thus) )?(?:(?<![a-z])(?:by|for|with|to|in|at|on|from|of|using|via|through|across|as|resulting in|leading to|which|that)\s+)?(?:(?<![a-z])(?:an?|the|over|nearly|about|more than)\s+)?$/i,
    "",
  );
  const clause = head.replace(/[,;]?(?:[^,;.\n]|[.,](?=\S))*$/, "");
  const joint = head.replace(
    /,?\s+(?:and|while|but|by|to|with|for|which|that|resulting|leading|thereby|thus|using|through|as)\s(?:(?! and | while | by | to | with | for )[^,;.\n])*$/i,
    "",
  );
  const sentence = head.replace(/(?:^|(?<=[.\n]))(?:[^.\n]|\.(?=\S))*$/, "");
  const sentenceEnd = SENTENCE_END.exec(tail)?.index ?? tail.length;
  const listed = /\band (?:(?:an?|the) )?$/i.test(head) ? joined(phrase) : phrase;
  return [
    ...bracketed(text, start, end),
    ...(standsWithout(kind, head, text.slice(start, end), tail) ? [listJoined(head, tail)] : []),
    ...(endsPhrase(kind, tail) && !losesObject(head, phrase, tail) ? [listed + tail] : []),
    listed + tail.slice(clauseEnd),
    (/^,?\s+and\b/i.test(head.slice(joint.length)) ? joined(joint) : joint) + tail.slice(clauseEnd),
    clause + tail.slice(clauseEnd),
    sentence + tail.slice(sentenceEnd).replace(/^\./, ""),
  ].map(tidyCut);
}

/** Without its last part, "a, b and c" is "a and b". */
function joined(list: string): string {
  return list.replace(/, (?=[^,.\n]*$)/, " and ");
}

/** Without its second part, "a, b and c" is "a and c". */
function listJoined(head: string, tail: string): string {
  return head.replace(/^\s*and\b/i.test(tail) && !/,.*,\s*$/.test(head) ? /,?\s+$/ : /\s+$/, "") + tail;
}

/** What stands in brackets goes with them. */
function bracketed(text: string, start: number, end: number): string[] {
  return ["()", "[]"].flatMap(([opening = "", closing = ""]) => {
    const open = text.lastIndexOf(opening, start);
    const close = text.indexOf(closing, end);
    const apart = text.slice(open, start).includes(closing) || text.slice(end, close).includes(opening);
    return open < 0 || close < 0 || apart ? [] : [text.slice(0, open).trimEnd() + text.slice(close + 1)];
  });
}

const AT_END = /^\s*(?:[,;:.)\n]|$)/;

/** A result or a part that is too large is more than its words: what is left of it would still be said. */
const IN_CLAUSES: ReadonlySet<ClaimKind> = new Set(["scope", "outcome", "title"]);

/** Whether what follows has nothing to do with the words before it; an "of" has. */
function endsPhrase(kind: ClaimKind, tail: string): boolean {
  if (AT_END.test(tail)) return true;
  return (
    !IN_CLAUSES.has(kind) &&
    /^\s+(?:with|by|for|in|at|on|from|using|via|through|during|and|but|while)\b/i.test(tail)
  );
}

/** "Holds a degree in chemistry" without the degree. */
function losesObject(head: string, phrase: string, tail: string): boolean {
  if (AT_END.test(tail) || /[a-z]{2,} /i.test(head.slice(phrase.length).replace(/\b(?:an?|the)\b/gi, "")))
    return false;
  return isKnownVerb((/([\p{L}-]+)$/u.exec(phrase)?.[1] ?? "").toLowerCase());
}

const BEFORE_A_WORD = new RegExp(
  `^(?:${POINTING}|over|under|least|most|to|and|or|very|too|so|[a-z]+ly)$`,
  "i",
);

/** "50" of "50 phones", or what ends a clause. An action would leave its object behind, a noun what it had to do with. */
function standsWithout(kind: ClaimKind, head: string, words: string, tail: string): boolean {
  if (AT_END.test(tail)) return true;
  const next = /^\s+([\p{L}\d][\p{L}\d'-]*)/u.exec(tail)?.[1] ?? "";
  const last = /([\p{L}\d-]+)\s*$/u.exec(head)?.[1] ?? "";
  if (IN_CLAUSES.has(kind) || next === "" || LEFT_HANGING.test(next) || BEFORE_A_WORD.test(last))
    return false;
  if (/^an?$/i.test(last) && last.toLowerCase() !== articleFor(next)) return false;
  const removed = words.trim().split(/\s+/);
  return removed.length === 1 && !removed.some((word) => isKnownVerb(word.toLowerCase()));
}

function tidyCut(text: string): string {
  return text
    .split("\n")
    .map((line) =>
      line
        .replace(/ {2,}/g, " ")
        .replace(/ ([,.;:])/g, "$1")
        .replace(/,(?:\s*,)+/g, ",")
        .replace(/(?<!\.)\.\s*\.(?=\s|$)/g, ".")
        .replace(/[,;:]\s*([.;:])/g, "$1")
        .replace(/^[\s,;:.]+|[\s,;:]+$|\s+[—–/|&+-]+(?=\.?$)/g, "")
        .replace(/\s+$/, ""),
    )
    .filter((line) => line !== "")
    .join("\n");
}

/** A cut must leave something that still begins as it did, ends properly, has a body and no gap in it. */
function survives(whole: string, before: string, after: string): boolean {
  const [first = ""] = before.split(/\s/);
  if (after === before || !after.startsWith(first) || after.split(/\s+/).length < 3) return false;
  const closed = ["()", "[]"].every(
    ([opening = "", closing = ""]) => after.split(opening).length === after.split(closing).length,
  );
  const gaps = (text: string) => (text.match(GAP)?.length ?? 0) + idleActions(text);
  return (
    closed &&
    gaps(after) <= gaps(whole) &&
    after.split("\n").every((line) => isWhole(line) && !endsInDoing(line, whole))
  );
}

function isWhole(line: string): boolean {
  return !LEFT_HANGING.test(line.trim()) && line.trim().split(/\s+/).length > 2;
}

const DOING =
  /(?:[,;:—–-]|\b(?:by|while|and|or|when|for|of|in|to|with|thus|thereby))\s+(?:[a-z]+ly )?([a-z]+ing)\.?$/i;

/** "…, saving" had something to save before the cut; "cooking and cleaning" ended so. */
function endsInDoing(line: string, whole: string): boolean {
  const doing = DOING.exec(line.trim())?.[1] ?? "";
  if (doing === "" || baseOf(doing, "gerund") === null) return false;
  return !new RegExp(`\\b${doing}(?=\\s*(?:[,;:.)\\n]|$))`, "i").test(whole);
}

/** Deeds with nothing after them: "Wrote, made the graphs". */
function idleActions(text: string): number {
  return [...text.matchAll(/([a-z]+)(?=[,;:.](?:\s|$)|$)/gi)].filter(
    ([, word = ""]) => baseOf(word, "past") !== null && baseOf(word, "base") === null,
  ).length;
}
