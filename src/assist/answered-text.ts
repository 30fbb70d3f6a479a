import { hasFigure } from "../domain/claims/facts/figures-in.ts";
import { unsupportedFacts } from "../domain/claims/facts/unsupported-facts.ts";
import { linesOf } from "../domain/suggestions/form.ts";
import type { Task } from "../domain/suggestions/request.ts";
import { isNoAnswer } from "./answers/no-answer.ts";
import { nounSlot } from "./answers/noun-slot.ts";
import { parseQuantity } from "./answers/quantity.ts";
import { sayAnswer, thingsAsked } from "./answers/say-answer.ts";

/** A question with what the person answered. */
export interface Answer {
  readonly question: string;
  readonly answer: string;
}

/** An answer as it is kept: the person's own statement. */
export function answerStatement({ question, answer }: Answer): string {
  return `${question} ${answer}`;
}

/** The answer in a statement that is one; null for any other. */
export function answerIn(statement: string): Answer | null {
  const end = statement.indexOf("? ");
  const answer = end < 0 ? "" : statement.slice(end + 2).trim();
  return answer === "" ? null : { question: statement.slice(0, end + 1), answer };
}

/**
 * The text with each answer at the place that its question was about, in the person's own words: what they would have written
 * had they thought of it. An answer that the text gives already is not said twice.
 */
export function answeredText(task: Task, text: string, statements: readonly string[]): string {
  return statements
    .map(answerIn)
    .filter((given) => given !== null)
    .reduce((said, given) => withAnswer(task, said, given), text);
}

function withAnswer(task: Task, text: string, given: Answer): string {
  const answer = given.answer.replace(/[\s.;,]+$/, "");
  if (isNoAnswer(answer) || says(text, { ...given, answer })) return text;
  if (task === "summary") return `${pointed(text)} ${sentence({ ...given, answer })}.`;
  const lines = linesOf(text);
  const place = placeFor(lines, given.question);
  return lines
    .map((line, index) => (index === place ? lineWith(line, given.question, answer) : line))
    .join("\n");
}

/** Whether a statement is an answer, and the text gives it. */
export function saysAnswer(text: string, statement: string): boolean {
  const given = answerIn(statement);
  return given !== null && says(text, { ...given, answer: given.answer.replace(/[\s.;,]+$/, "") });
}

/** Also in other words: a text that was said anew has "40 phones per day" for "40 a day". */
function says(text: string, { question, answer }: Answer): boolean {
  if (bare(text).includes(bare(answer))) return true;
  const things = thingsAsked(question);
  const quantity = parseQuantity(answer);
  const claim =
    things !== null && quantity ? `${quantity.amount} ${quantity.noun || things} ${quantity.rate}` : answer;
  const rates = bare(claim).match(/ per \p{L}+/gu) ?? [];
  return (
    hasFigure(claim) &&
    // The same figure of other things is another: "8 nurses" do not say "8 fewer sick days".
    speaksOf(text, things ?? answer, things === null ? 0.5 : 0) &&
    rates.every((rate) => bare(text).includes(`${rate} `)) &&
    unsupportedFacts(text, claim).length === 0
  );
}

/** Whether a text has more than this share of the words, figures aside. */
function speaksOf(text: string, words: string, share: number): boolean {
  const all = bare(words)
    .split(" ")
    .filter((word) => /\p{L}{3}/u.test(word));
  const found = all.filter((word) => bare(text).includes(` ${word} `));
  return all.length === 0 || found.length > all.length * share;
}

const RATE = /\b(?:every|each|per|an?) (hour|day|night|week|month|year)\b/g;
const RATE_WORD = /\b(hour|dai|night|week|month|year)ly\b/g;

/** Words alone, with one way to say how often. */
function bare(words: string): string {
  const plain = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$€£]+/gu, " ")
    // "30 percent" and "30%", "800ms" and "800 ms" are one.
    .replace(/ per ?cent\b/g, "%")
    .replace(/(?<=\d)(?=\p{L})/gu, " ")
    .replace(RATE_WORD, (_, time: string) => `per ${time === "dai" ? "day" : time}`)
    .replace(RATE, "per $1")
    .trim();
  return ` ${plain} `;
}

/** The line that speaks of what was asked about, else the first without a figure, where most questions come from. */
function placeFor(lines: readonly string[], question: string): number {
  const things = thingsAsked(question);
  const named = things === null ? -1 : lines.findIndex((line) => nounSlot(line, things) !== null);
  if (named >= 0) return named;
  return Math.max(
    0,
    lines.findIndex((line) => !/\d/.test(line)),
  );
}

function lineWith(line: string, question: string, answer: string): string {
  return sayAnswer(line.replace(/[\s.;,]+$/, ""), question, answer);
}

function pointed(text: string): string {
  return text.trim().replace(/(?<=[^.!?])$/, ".");
}

/** An answer beside a summary is a sentence of its own. */
function sentence({ question, answer }: Answer): string {
  const things = thingsAsked(question);
  const quantity = parseQuantity(answer);
  const isBare = quantity !== null && quantity.noun === "" && quantity.rate === "";
  const words = things !== null && isBare ? `${quantity.amount} ${things}` : answer;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Answers that many give, to be chosen instead of typed. */
export function commonAnswers(question: string): readonly string[] {
  if (/^How often\b/.test(question)) return ["every day", "every week", "every month"];
  return [];
}
