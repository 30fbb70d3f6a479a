import type { Finding } from "../../../domain/suggestions/finding.ts";
import { linesOf } from "../../../domain/suggestions/form.ts";
import {
  type AssistContext,
  type ImproveRequest,
  SUMMARY_LINES,
} from "../../../domain/suggestions/request.ts";
import { cleanText } from "../../../domain/text/clean-text.ts";
import { leftOut } from "../../left-out.ts";
import { type ImprovedSummary, summaryWays } from "./improve-summary.ts";
import { usedContext } from "./used-context.ts";

/** A finding is read in one glance. */
const MOST_NAMED = 6;
/** Looks like a name, and is none. */
const SPEAKER = /^i(?:['’](?:ve|m|d|ll))?$/i;

/** Whether a text says no more than its source and what stands around it. */
type IsSound = (source: string, text: string, context: AssistContext) => boolean;

/** A summary by rules: with the resume's facts, else without, else only mended; the person's own where the guard objects to all. */
export function summaryHere(
  request: ImproveRequest,
  isSound: IsSound,
): { text: string; findings: Finding[] } {
  const source = cleanText(request.text).trim();
  // What would be said otherwise when it comes back is not given out: the same text improved twice is the same.
  const isSettled = (text: string) => soundWays({ ...request, text }, isSound).next().done === true;
  for (const proposed of soundWays({ ...request, text: source }, isSound))
    if (isSettled(proposed.text)) return { text: proposed.text, findings: findingsOf(source, proposed) };
  return { text: source, findings: [{ code: isInLines(source) ? "already-strong" : "left-as-is" }] };
}

/** What may be said instead of a text, the best first; nothing where it is best as it is. */
function* soundWays(request: ImproveRequest, isSound: IsSound): Generator<ImprovedSummary> {
  const { text: source, context } = request;
  for (const proposed of summaryWays(request)) {
    const isSame = bare(proposed.text) === bare(source);
    if (isSame && (isInLines(source) || !isInLines(proposed.text))) return;
    if (isSound(source, proposed.text, usedContext(context, source, proposed.text))) yield proposed;
  }
}

/** Other breaks and a last stop make no text better that is in its lines. */
function bare(text: string): string {
  return text.replaceAll(/\s+/g, " ").replace(/\.$/, "");
}

function isInLines(text: string): boolean {
  const lines = linesOf(text).length;
  return lines >= SUMMARY_LINES.least && lines <= SUMMARY_LINES.most;
}

/** What was put right, and single facts that the summary does not say. */
function findingsOf(source: string, { text, corrected, isOnlyMended }: ImprovedSummary): Finding[] {
  const isNamed = (fact: string) => SPEAKER.test(fact) || corrected.some(({ from }) => fact.includes(from));
  const facts = leftOut(source, text).filter(
    (finding) => finding.code !== "left-out" || !isNamed(finding.text),
  );
  const spelled = corrected.map(({ from, to }): Finding => ({ code: "spelling", from, to }));
  return [
    ...spelled,
    ...facts.slice(0, MOST_NAMED),
    ...(isOnlyMended ? [{ code: "only-mended" } as const] : []),
  ];
}
