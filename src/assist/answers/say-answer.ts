import { beforeNoun, parseQuantity } from "./quantity.ts";
import { sayChange } from "./say-change.ts";
import { lowerFirst, ownSentence, sayOutcome } from "./say-outcome.ts";
import { sayCount, saySum } from "./say-quantity.ts";
import { saySystem } from "./say-system.ts";

/** The things that a question counts; null for any other question. */
export function thingsAsked(question: string): string | null {
  return /^How many ([\p{L}\p{N} '’-]+)\?$/u.exec(question)?.[1] ?? null;
}

const GOES_ON =
  /^(?:every|each|daily|weekly|monthly|yearly|hourly|nightly|once|twice|\S+ times|on|in|for|with|across|over|from|at|per|around the|all)\b/i;

/**
 * A line with an answer at the place that its question was about. Every word of the answer is the person's; a number goes to what it
 * counts, a name to what it names, a result behind what was done, and what fits nowhere stands behind the line as it is.
 */
export function sayAnswer(line: string, question: string, answer: string): string {
  const quantity = parseQuantity(answer, line);
  const things = thingsAsked(question);
  if (/^How many people use\b/.test(question)) {
    if (quantity === null) return sayBehind(line, answer);
    const { noun, rate } = quantity;
    return `${line}, used by ${[beforeNoun(quantity), noun || "people", rate].filter(Boolean).join(" ")}`;
  }
  if (things !== null) return quantity ? sayCount(line, things, quantity) : sayBehind(line, answer);
  if (/^By how much\b/.test(question)) return sayChange(line, answer);
  if (/^How much\b/.test(question)) return quantity ? saySum(line, quantity) : sayBehind(line, answer);
  if (/^Which (?:tools?|systems?|software|programs?)\b/.test(question)) return saySystem(line, answer);
  if (/^Which year\b/.test(question))
    return `${line} ${/^(?:in|from|since)\b/i.test(answer) ? lowerFirst(answer) : `in ${answer}`}`;
  if (/^What (?:came of|was the result|changed|happened)\b/.test(question)) return sayOutcome(line, answer);
  return GOES_ON.test(answer) ? `${line} ${lowerFirst(answer)}` : sayBehind(line, answer);
}

/** A few words after a comma, a whole sentence as one. */
function sayBehind(line: string, answer: string): string {
  const isSentence =
    /^(?:i|we|they|he|she|it|there|that|this|you)(?:['’]\p{L}+)?\s/iu.test(answer) || /[.!?]\s/.test(answer);
  return isSentence ? ownSentence(line, answer) : `${line}, ${lowerFirst(answer)}`;
}
