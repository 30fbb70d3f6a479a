import type { Question } from "../domain/claims/verdict.ts";
import type { Finding } from "../domain/suggestions/finding.ts";
import { type ImproveRequest, REFUSAL } from "../domain/suggestions/request.ts";
import { plainText } from "../domain/text/plain-text.ts";
import type { Judge } from "../judge/answer.ts";
import { answeredHere } from "./answer-here.ts";
import { cutClaims } from "./cut-claims.ts";
import type { EngineName } from "./engine.ts";
import { bareWords } from "./guard/bare-words.ts";
import { type JudgedAnswer, judgeSuggestion, questionsFor } from "./guard/judge-suggestion.ts";
import { type Improved, NOTHING_ASKED } from "./improved.ts";
import { leftOut } from "./left-out.ts";
import { openQuestions } from "./open-questions.ts";
import { hintsFor } from "./writing/hints.ts";
import { bestRead } from "./writing/quality/best-read.ts";

/** Questions that a line may have; then the engine answers instead. */
const MOST_ASKED = 2;
/** More would be a form to fill in. */
const MOST_HINTS = 2;

/** Who answered, and who judges it. */
export interface Judging {
  readonly engine: EngineName;
  readonly judge: Judge | null;
}

/** The answer as the person may see it: supported, or with the question that comes before its use. */
export function usable(
  request: ImproveRequest,
  text: string,
  judged: JudgedAnswer,
  { engine, judge }: Judging,
  found: readonly Finding[],
): Improved | null {
  if (judged.passes) return accepted(request, text, engine, found, []);
  const questions =
    (request.asked ?? 0) < MOST_ASKED ? questionsFor(judge, request, text, judged) : NOTHING_ASKED.questions;
  return questions.length > 0 ? accepted(request, text, engine, found, questions) : null;
}

/** The mended answer, or what is shown in its place: it never reads worse than what the person wrote. */
export function settle(
  request: ImproveRequest,
  answer: string,
  { engine, judge }: Judging,
  found: readonly Finding[],
): Improved {
  if (answer === REFUSAL) return refusedBy(engine);
  const judged = judgeSuggestion(judge, request, answer);
  const second = usable(request, answer, judged, { engine, judge }, found);
  // Without its claim it may have nothing left but the person's own words: the embedded engine may do better.
  if (second && !isOwn(request, answer)) return second;
  const findings = distinct([...found, ...findingsOf(judged)]);
  const own = instead(request, findings);
  if (second) return bestRead(request.task, [second, own]);
  const cut = cutClaims(judge, request, answer);
  if (cut === null || isOwn(request, cut)) return own;
  return bestRead(request.task, [accepted(request, cut, engine, findings, []), own]);
}

function isOwn({ text }: ImproveRequest, answer: string): boolean {
  return bareWords(answer) === bareWords(text);
}

/** What is shown instead of an answer that could not be held to the facts. */
export function instead(request: ImproveRequest, found: readonly Finding[]): Improved {
  const here = answeredHere(request);
  const asWritten: Improved = { ...here, text: request.text, findings: [{ code: "left-as-is" }] };
  const own = bestRead(request.task, [here, asWritten]);
  return {
    ...own,
    findings: distinct([
      ...found.filter(isGoneFrom(own.text)),
      { code: "embedded-answered" },
      ...own.findings,
    ]),
    hints: withOpen(found, request.text, own.hints),
  };
}

/** What was blocked may be missing: it is asked for before anything else, by the person's own text. */
function withOpen(findings: readonly Finding[], text: string, hints: readonly string[]): string[] {
  return [...new Set([...openQuestions(findings, text), ...hints])].slice(0, MOST_HINTS);
}

/** What still stands, since the rest of the text bears it out, was not blocked. */
function isGoneFrom(text: string): (finding: Finding) => boolean {
  const left = ` ${bareWords(text)} `;
  return (finding) => finding.code !== "blocked-claim" || !left.includes(` ${bareWords(finding.text)} `);
}

function accepted(
  request: ImproveRequest,
  text: string,
  engine: EngineName,
  findings: readonly Finding[],
  questions: readonly Question[],
): Improved {
  return {
    text: plainText(text),
    engine,
    ...(questions.length === 0 ? NOTHING_ASKED : { verdict: "ask", questions }),
    findings: [...findings.filter(isGoneFrom(text)), ...leftOut(request.text, text)],
    hints:
      questions.length === 0
        ? withOpen(findings, request.text, hintsFor(request.task, text, request.context))
        : [],
    refused: false,
  };
}

export function refusedBy(engine: EngineName): Improved {
  return {
    text: REFUSAL,
    engine,
    ...NOTHING_ASKED,
    findings: [{ code: "refused" }],
    hints: [],
    refused: true,
  };
}

export function findingsOf({ unsupported, faults }: JudgedAnswer): Finding[] {
  return [
    ...unsupported.map(({ kind, text }): Finding => ({ code: "blocked-claim", kind, text })),
    ...faults.map((fault): Finding => ({ code: "bad-form", fault })),
  ];
}

function distinct(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter((finding) => {
    const key = JSON.stringify(finding);
    return !seen.has(key) && seen.add(key);
  });
}
