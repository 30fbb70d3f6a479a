import { gerund, past } from "../../domain/language/inflect.ts";
import type { AssistContext } from "../../domain/suggestions/request.ts";
import { parsePeriod } from "../../domain/text/period.ts";

export type Tense = "past" | "present";

const PRESENT =
  /^\s*(?:i am|i'm|currently|at present|my (?:\w+ )?(?:job|role|work|duties|tasks|responsibilities|day)(?: \w+)? (?:is|are|include|includes|involves?|consists?)\b|(?:duties|tasks|responsibilities) (?:include|are|is)\b|i (?:work|help|manage|do|make|look|take|deal|handle|drive|teach|cook|clean|sell|run|keep|write|build)\b|am\b)/i;

/** The period says it; without one, the person's own words do. */
export function tenseOf(text: string, context: AssistContext | undefined): Tense {
  const period = context?.period?.trim() ?? "";
  if (/\b(?:present|current(?:ly)?|now|today|ongoing)\b|[-–—]\s*$/i.test(period)) return "present";
  const parsed = period === "" ? null : parsePeriod(period);
  if (parsed !== null && parsed.end !== undefined) return "past";
  return PRESENT.test(text) ? "present" : "past";
}

export function inTense(base: string, tense: Tense): string {
  return tense === "past" ? past(base) : base;
}

export { gerund };
