import type { Finding } from "../../domain/suggestions/finding.ts";
import { countWords, linesOf } from "../../domain/suggestions/form.ts";
import {
  type ImproveRequest,
  SUMMARY_LINES,
  type Task,
  WORD_LIMITS,
} from "../../domain/suggestions/request.ts";
import type { Bounds, Judge } from "../../judge/answer.ts";
import { judgeSuggestion } from "../guard/judge-suggestion.ts";
import { type Improved, NOTHING_ASKED } from "../improved.ts";
import { screen } from "../screening/screen.ts";
import { improveByRules } from "./embedded-engine.ts";
import { hintsFor } from "./hints.ts";
import { isStrong } from "./line.ts";
import { splitSentences } from "./sentences.ts";
import { capital, withinLimit } from "./shorten.ts";
import { inLines } from "./summary-lines.ts";

/** The embedded engine under the same guard as any other. Runs in the browser too. */
export function improveHere(request: ImproveRequest, judge: Judge | null): Improved {
  const { text, told } = tell(request, judge && ofOwnRules(judge), ROUNDS);
  const same = text === request.text.trim();
  const findings: Finding[] = same
    ? [{ code: told && isStrongText(request.task, text) ? "already-strong" : "left-as-is" }]
    : [];
  return {
    text,
    engine: "embedded",
    ...NOTHING_ASKED,
    findings,
    hints: hintsFor(request.task, text),
    refused: false,
  };
}

const ROUNDS = 3;

/**
 * What is likely depends on who writes: these rules bring in no word but verbs that follow from the text, so a doubt that
 * would stop a language model is most often mistaken here. Facts stop them, and what the judge is sure of.
 */
export function ofOwnRules(judge: Judge): Judge {
  const { long, short } = judge.bounds;
  const sure = ({ block }: Bounds): Bounds => ({ pass: block, block });
  return { ...judge, bounds: { long: sure(long), short: sure(short) } };
}

/** What the rules make of a text, or its own words where the guard objects; either way it tells the same when told again. */
function tell(request: ImproveRequest, judge: Judge | null, rounds: number): { text: string; told: boolean } {
  const proposed = improveByRules(request);
  if (proposed !== null && isSound(judge, request, proposed)) return { text: proposed, told: true };
  const own = unchanged(request);
  if (own === request.text.trim() || rounds === 0)
    return { text: withCapitals(judge, request, own, rounds), told: false };
  const again = tell({ ...request, text: own }, judge, rounds - 1).text;
  if (isSound(judge, request, again)) return { text: again, told: false };
  const stopped = pointed(again);
  if (isSound(judge, request, stopped) && improveByRules({ ...request, text: stopped }) === stopped)
    return { text: stopped, told: false };
  // A bullet must keep its limit; a summary may as well stand as it was.
  if (request.task === "summary") return { text: request.text.trim(), told: false };
  return { text: withCapitals(judge, request, own, rounds), told: false };
}

/** The person's own lines with a large first letter, where they would stay so when they come back. */
function withCapitals(judge: Judge | null, request: ImproveRequest, own: string, rounds: number): string {
  const large = linesOf(own).map(capital).join("\n");
  if (large === own || request.task === "summary" || rounds === 0) return own;
  return tell({ ...request, text: large }, judge, rounds - 1).text === large ? large : own;
}

/** With its full stops, so that nobody reads from the end of a line into the next one. */
function pointed(text: string): string {
  return text.replace(/(?<=[^.!?])$/gm, ".");
}

/** Without a claim of its own, and nothing that would be turned away when it comes back. */
function isSound(judge: Judge | null, request: ImproveRequest, text: string): boolean {
  return (
    judgeSuggestion(judge, request, text).verdict === "supported" && screen({ ...request, text }) === null
  );
}

/** Led by verbs, or a summary in its lines: not only a text that no rule knows how to tell better. */
function isStrongText(task: Task, text: string): boolean {
  const lines = linesOf(text);
  if (task === "summary") return lines.length >= SUMMARY_LINES.least;
  return lines.every((line) => isStrong(line, WORD_LIMITS[task]));
}

/** The person's own words, only laid out within the limit. */
function unchanged({ task, text }: ImproveRequest): string {
  if (task === "summary") {
    const given = linesOf(text);
    return given.length > 1 ? text.trim() : inLines(splitSentences(text.trim())).join("\n");
  }
  return linesOf(text)
    .flatMap((line) => inOwnWords(line, WORD_LIMITS[task]))
    .join("\n");
}

/** A line that is too long, cut between its sentences before it is cut within one. */
function inOwnWords(line: string, limit: number): string[] {
  if (countWords(line) <= limit) return [line];
  return splitSentences(line).reduce<string[]>((lines, sentence) => {
    const last = lines.at(-1);
    if (last !== undefined && countWords(`${last} ${sentence}`) <= limit)
      lines[lines.length - 1] = `${last} ${sentence}`;
    else lines.push(...withinLimit(sentence, limit));
    return lines;
  }, []);
}
