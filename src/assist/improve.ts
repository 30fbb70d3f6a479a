import { plainText } from "../domain/claims/support.ts";
import type { Finding } from "../domain/suggestions/finding.ts";
import { linesOf } from "../domain/suggestions/form.ts";
import { type ImproveRequest, REFUSAL, SUMMARY_LINES } from "../domain/suggestions/request.ts";
import { cleanText } from "../domain/text/clean-text.ts";
import { cleanAnswer } from "./clean-answer.ts";
import { cutClaims } from "./cut-claims.ts";
import { hintsFor } from "./embedded/hints.ts";
import { improveHere } from "./embedded/improve-here.ts";
import { saysNothing } from "./embedded/summary-buzzwords.ts";
import type { Engine, EngineName } from "./engine.ts";
import { bareWords, judge, type Verdict, violationsOf } from "./guard.ts";
import { type Improved, NOTHING_ASKED } from "./improved.ts";
import { leftOut } from "./left-out.ts";
import { screen } from "./screening/screen.ts";

/**
 * Asks the engine and judges its answer. A violation gets one request to mend it, then the claim is cut out where the
 * sentence survives and still differs from the person's own, else the embedded engine answers. Without an engine the embedded one answers at once.
 */
export async function improve(request: ImproveRequest, engine?: Engine): Promise<Improved> {
  const checked = { ...request, text: cleanText(request.text).trim() };
  const screened = screen(checked);
  if (screened) return screened;
  if (!engine) return answeredHere(checked);
  const first = cleanAnswer(await engine.propose(checked));
  if (first === REFUSAL) return refusedBy(engine.name);
  const verdict = judge(checked, first);
  if (verdict.passes) return accepted(checked, first, engine.name, []);
  const repair = { answer: first, violations: violationsOf(verdict) };
  const second = cleanAnswer(await engine.propose(checked, repair));
  return settle(checked, second, engine.name, findingsOf(verdict));
}

function settle(
  request: ImproveRequest,
  answer: string,
  engine: EngineName,
  found: readonly Finding[],
): Improved {
  if (answer === REFUSAL) return refusedBy(engine);
  const verdict = judge(request, answer);
  if (verdict.passes) return accepted(request, answer, engine, found);
  const findings = distinct([...found, ...findingsOf(verdict)]);
  const cut = cutClaims(request, answer);
  // Where the claim was all that the engine had added, the embedded one may still do better.
  if (cut !== null && bareWords(cut) !== bareWords(request.text))
    return accepted(request, cut, engine, findings);
  const own = answeredHere(request);
  return { ...own, findings: distinct([...findings, { code: "embedded-answered" }, ...own.findings]) };
}

function accepted(
  request: ImproveRequest,
  text: string,
  engine: EngineName,
  findings: readonly Finding[],
): Improved {
  return {
    text: plainText(text),
    ...NOTHING_ASKED,
    engine,
    findings: [...findings, ...leftOut(request.text, text)],
    hints: hintsFor(request.task, text),
    refused: false,
  };
}

function answeredHere(request: ImproveRequest): Improved {
  const own = improveHere(request);
  const thin =
    request.task === "summary" && (linesOf(own.text).length < SUMMARY_LINES.least || saysNothing(own.text));
  return thin ? { ...own, findings: [...own.findings, { code: "thin-summary" }] } : own;
}

function refusedBy(engine: EngineName): Improved {
  return {
    text: REFUSAL,
    ...NOTHING_ASKED,
    engine,
    findings: [{ code: "refused" }],
    hints: [],
    refused: true,
  };
}

function findingsOf({ claims, faults }: Verdict): Finding[] {
  return [
    ...claims.map(({ kind, text }): Finding => ({ code: "blocked-claim", kind, text })),
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
