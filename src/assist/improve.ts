import type { Question } from "../domain/claims/verdict.ts";
import type { Finding } from "../domain/suggestions/finding.ts";
import { linesOf } from "../domain/suggestions/form.ts";
import { type ImproveRequest, REFUSAL, SUMMARY_LINES } from "../domain/suggestions/request.ts";
import { cleanText } from "../domain/text/clean-text.ts";
import { plainText } from "../domain/text/plain-text.ts";
import type { Judge } from "../judge/answer.ts";
import { cleanAnswer } from "./clean-answer.ts";
import { cutClaims } from "./cut-claims.ts";
import { hintsFor } from "./embedded/hints.ts";
import { improveHere } from "./embedded/improve-here.ts";
import { saysNothing } from "./embedded/summary-buzzwords.ts";
import type { Engine, EngineName } from "./engine.ts";
import { bareWords } from "./guard/bare-words.ts";
import { type JudgedAnswer, judgeSuggestion, questionsFor, violationsOf } from "./guard/judge-suggestion.ts";
import { type Improved, NOTHING_ASKED } from "./improved.ts";
import { leftOut } from "./left-out.ts";
import { openQuestions } from "./open-questions.ts";
import { screen } from "./screening/screen.ts";

/** Who proposes, and who judges what is proposed. Without an engine the embedded one answers; without a judge nothing new passes. */
export interface Helpers {
  readonly engine?: Engine | undefined;
  readonly judge: Judge | null;
}

/** Questions that a line may have; then the engine answers instead. */
const MOST_ASKED = 2;
/** More would be a form to fill in. */
const MOST_HINTS = 2;

/**
 * Asks the engine and judges its answer. Where one plain question settles it, the person is asked. A violation gets one
 * request to mend it, then the claim is cut out where the sentence survives and still differs from the person's own, else
 * the embedded engine answers.
 */
export async function improve(request: ImproveRequest, { engine, judge }: Helpers): Promise<Improved> {
  const checked = { ...request, text: cleanText(request.text).trim() };
  const screened = screen(checked);
  if (screened) return screened;
  if (!engine) return answeredHere(checked, judge);
  const first = cleanAnswer(await engine.propose(checked));
  if (first === REFUSAL) return refusedBy(engine.name);
  const judged = judgeSuggestion(judge, checked, first);
  const answer = usable(checked, first, judged, { engine: engine.name, judge }, []);
  if (answer) return answer;
  const repair = { answer: first, violations: violationsOf(judged) };
  const second = cleanAnswer(await engine.propose(checked, repair));
  return settle(checked, second, { engine: engine.name, judge }, findingsOf(judged));
}

/** The answer as the person may see it: supported, or with the question that comes before its use. */
function usable(
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

/** Who answered, and who judges it. */
interface Judging {
  readonly engine: EngineName;
  readonly judge: Judge | null;
}

function settle(
  request: ImproveRequest,
  answer: string,
  { engine, judge }: Judging,
  found: readonly Finding[],
): Improved {
  if (answer === REFUSAL) return refusedBy(engine);
  const judged = judgeSuggestion(judge, request, answer);
  const second = usable(request, answer, judged, { engine, judge }, found);
  if (second) return second;
  const findings = distinct([...found, ...findingsOf(judged)]);
  const cut = cutClaims(judge, request, answer);
  // Where the claim was all that the engine had added, the embedded one may still do better.
  if (cut !== null && bareWords(cut) !== bareWords(request.text))
    return accepted(request, cut, engine, findings.filter(isGoneFrom(cut)), [], answer);
  const own = answeredHere(request, judge);
  return {
    ...own,
    findings: distinct([...findings, { code: "embedded-answered" }, ...own.findings]),
    hints: withOpen(findings, own.text, own.hints),
  };
}

/** What was blocked may be missing: it is asked for before anything else. */
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
  /** What the text was cut out of. */
  uncut = text,
): Improved {
  return {
    text: plainText(text),
    engine,
    ...(questions.length === 0 ? NOTHING_ASKED : { verdict: "ask", questions }),
    findings: [...findings, ...leftOut(request.text, text, uncut)],
    hints: questions.length === 0 ? withOpen(findings, text, hintsFor(request.task, text)) : [],
    refused: false,
  };
}

function answeredHere(request: ImproveRequest, judge: Judge | null): Improved {
  const own = improveHere(request, judge);
  const thin =
    request.task === "summary" && (linesOf(own.text).length < SUMMARY_LINES.least || saysNothing(own.text));
  return thin ? { ...own, findings: [...own.findings, { code: "thin-summary" }] } : own;
}

function refusedBy(engine: EngineName): Improved {
  return {
    text: REFUSAL,
    engine,
    ...NOTHING_ASKED,
    findings: [{ code: "refused" }],
    hints: [],
    refused: true,
  };
}

function findingsOf({ unsupported, faults }: JudgedAnswer): Finding[] {
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
