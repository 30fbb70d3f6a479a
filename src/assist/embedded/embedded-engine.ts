import { linesOf } from "../../domain/suggestions/form.ts";
import { type ImproveRequest, WORD_LIMITS } from "../../domain/suggestions/request.ts";
import { cleanText } from "../../domain/text/clean-text.ts";
import { improveLine } from "./line.ts";
import { improveSummary } from "./summary.ts";

/** A rule may uncover work for another one; what comes out must not change when it goes in again. */
const ROUNDS = 5;

/**
 * The text, told better by rules alone: offline, the same every time, and from no words but the person's own. Null where
 * the rules come to no end.
 */
export function improveByRules(request: ImproveRequest): string | null {
  let text = cleanText(request.text).trim();
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = once({ ...request, text });
    if (next === text) return text;
    text = next;
  }
  return null;
}

function once(request: ImproveRequest): string {
  if (request.task === "summary") return improveSummary(request.text);
  const limit = WORD_LIMITS[request.task];
  return linesOf(request.text)
    .flatMap((line) => improveLine(line, limit, request))
    .join("\n");
}
