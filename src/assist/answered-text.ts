import { hasFigure } from "../domain/claims/facts/figures-in.ts";
import { unsupportedFacts } from "../domain/claims/facts/unsupported-facts.ts";
import { linesOf } from "../domain/suggestions/form.ts";
import type { Task } from "../domain/suggestions/request.ts";

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
  if (answer === "" || says(text, { ...given, answer })) return text;
  if (task === "summary") return `${pointed(text)} ${sentence({ ...given, answer })}.`;
  const lines = linesOf(text);
  const place = placeFor(lines, given.question);
  return lines
    .map((line, index) => (index === place ? lineWith(line, { ...given, answer }) : line))
    .join("\n");
}

/** Whether a statement is an answer, and the text gives it. */
export function saysAnswer(text: string, statement: string): boolean {
  const given = answerIn(statement);
  return given !== null && says(text, { ...given, answer: given.answer.replace(/[\s.;,]+$/, "") });
}

/** Also in other words: a text that was said anew has "40 phones per day" for "40 a day". */
function says(text: string, { question, answer }: Answer): boolean {
  const things = thingsIn(question);
  const amount = amountIn(answer);
  if (bare(text).includes(bare(answer))) return true;
  const told = things !== null && amount ? `${amount.amount} ${things} ${amount.rest}` : answer;
  const rates = bare(told).match(/ per \p{L}+/gu) ?? [];
  return (
    hasFigure(told) &&
    // A number of other things is none of these.
    (things === null || things.split(" ").some((word) => bare(text).includes(bare(word)))) &&
    rates.every((rate) => bare(text).includes(`${rate} `)) &&
    unsupportedFacts(text, told).length === 0
  );
}

const RATE = /\b(?:every|each|per|an?) (hour|day|night|week|month|year)\b/g;
const RATE_WORD = /\b(hour|dai|night|week|month|year)ly\b/g;

/** Words alone, with one way to say how often. */
function bare(words: string): string {
  const plain = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$€£]+/gu, " ")
    .replace(RATE_WORD, (_, time: string) => `per ${time === "dai" ? "day" : time}`)
    .replace(RATE, "per $1")
    .trim();
  return ` ${plain} `;
}

/** The line that speaks of what was asked about, else the first without a figure, where most questions come from. */
function placeFor(lines: readonly string[], question: string): number {
  const things = thingsIn(question);
  const named = things === null ? -1 : lines.findIndex((line) => spanOf(line, things) !== null);
  if (named >= 0) return named;
  return Math.max(
    0,
    lines.findIndex((line) => !/\d/.test(line)),
  );
}

function lineWith(given: string, answered: Answer): string {
  const line = given.replace(/[\s.;,]+$/, "");
  const { question, answer } = answered;
  const things = thingsIn(question);
  const amount = amountIn(answer);
  if (/^How many people use\b/.test(question))
    return amount ? `${line}, used by ${amount.amount} people ${amount.rest}`.trim() : aside(line, answer);
  if (things !== null && amount)
    return counted(line, things, amount) ?? aside(line, `${amount.amount} ${things} ${amount.rest}`.trim());
  if (/^(?:By )?how much\b/i.test(question)) return changed(line, answer, /^By\b/.test(question));
  if (/^Which (?:tools?|systems?|software|programs?)\b/.test(question))
    return `${line} ${led(answer, "using")}`;
  if (/^Which year\b/.test(question)) return `${line} ${led(answer, "in")}`;
  if (/^What (?:came of|was the result|changed|happened)\b/.test(question)) return `${line}; ${answer}`;
  // "twice a day", "for 40 beds": it goes on as it is.
  return GOES_ON.test(answer) ? `${line} ${answer}` : aside(line, answer);
}

const GOES_ON =
  /^(?:every|each|daily|weekly|monthly|yearly|hourly|nightly|once|twice|\S+ times|on|in|for|with|across|over|from|at|per|around the|all)\b/i;

function aside(line: string, answer: string): string {
  return `${line} (${answer})`;
}

/** With a word before it, where the person has not said that themselves. */
function led(answer: string, word: string): string {
  return /^(?:using|with|in|on|by|from|since)\b/i.test(answer) ? answer : `${word} ${answer}`;
}

function thingsIn(question: string): string | null {
  return /^How many ([\p{L}\p{N} '’-]+)\?$/u.exec(question)?.[1] ?? null;
}

const HEDGES = new Set(
  "about around roughly nearly almost over under up to at least more less than some or a".split(" "),
);
const NUMBER_WORDS = new Set(
  "one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety dozen hundred thousand".split(
    " ",
  ),
);
const RATES = new Set("a an per each every in at on over during daily weekly monthly".split(" "));
const isNumber = (word: string) =>
  /^~?\d[\d.,]*(?:[-–]\d[\d.,]*)?[+kK%]?$/.test(word) || NUMBER_WORDS.has(word.toLowerCase());

interface Amount {
  readonly amount: string;
  readonly rest: string;
}

/**
 * A number, with how often or where after it: "about 40 a day". Null for anything else; "40 calls" counts other things than were
 * asked for and stands by itself.
 */
function amountIn(answer: string): Amount | null {
  const words = answer.split(/\s+/);
  let end = 0;
  for (const [index, word] of words.entries()) {
    if (isNumber(word)) end = index + 1;
    else if (!HEDGES.has(word.toLowerCase()) || (end > 0 && RATES.has(word.toLowerCase()))) break;
  }
  const next = words[end];
  if (end === 0 || (next !== undefined && !RATES.has(next.toLowerCase()))) return null;
  return { amount: words.slice(0, end).join(" "), rest: words.slice(end).join(" ") };
}

const VAGUE = /\b(?:many|several|some|various|multiple|numerous|a few|lots of|a lot of|all)\s+$/i;

/** "Answered 40 phones a day": the number before the things, the rest behind them. */
function counted(line: string, things: string, { amount, rest }: Amount): string | null {
  const span = spanOf(line, things);
  if (span === null) return null;
  const before = line.slice(0, span.start).replace(VAGUE, "");
  const after = line.slice(span.end);
  return `${before}${amount} ${line.slice(span.start, span.end)}${rest && ` ${rest}`}${after}`;
}

function spanOf(line: string, things: string): { start: number; end: number } | null {
  const lower = line.toLowerCase();
  const wanted = things.toLowerCase();
  for (let start = lower.indexOf(wanted); start >= 0; start = lower.indexOf(wanted, start + 1)) {
    const end = start + wanted.length;
    const isWord = !/\p{L}/u.test(line[start - 1] ?? "") && !/\p{L}/u.test(line[end] ?? "");
    // Where it is counted already, the number would be a second one.
    if (isWord) return /\d[\d.,+]*\s+$/.test(line.slice(0, start)) ? null : { start, end };
  }
  return null;
}

/** "Cut waste by 30% by sorting bins": the amount before the means. */
function changed(line: string, answer: string, isChange: boolean): string {
  if (!isChange) return aside(line, answer);
  const amount = /^(?:by|from|to|down|up)\b/i.test(answer) ? answer : `by ${answer}`;
  const means = line.search(/,? (?:by \p{L}+ing|through|using|thanks to)\b/u);
  return means < 0 ? `${line} ${amount}` : `${line.slice(0, means)} ${amount}${line.slice(means)}`;
}

function pointed(text: string): string {
  return text.trim().replace(/(?<=[^.!?])$/, ".");
}

/** An answer beside a summary is a sentence of its own. */
function sentence({ question, answer }: Answer): string {
  const things = thingsIn(question);
  const isBare = amountIn(answer)?.rest === "";
  const words = things !== null && isBare ? `${answer} ${things}` : answer;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Answers that many give, to be chosen instead of typed. */
export function commonAnswers(question: string): readonly string[] {
  if (/^How often\b/.test(question)) return ["every day", "every week", "every month"];
  return [];
}
