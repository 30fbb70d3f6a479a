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
  const text = cleanText(request.text).trim();
  if (request.task === "summary") return settledSummary(text);
  const limit = WORD_LIMITS[request.task];
  const settled = new Map<string, string[] | null>();
  const lines: string[] = [];
  for (const line of linesOf(text)) {
    const told = settle(line, ROUNDS, (given) => improveLine(given, limit, request), settled);
    if (told === null) return null;
    lines.push(...told);
  }
  return lines.join("\n");
}

function settledSummary(given: string): string | null {
  let text = given;
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = improveSummary(text);
    if (next === text) return text;
    text = next;
  }
  return null;
}

/** What a line comes to in the end. Lines that were seen before are not told again: a text may repeat one a thousand times. */
function settle(
  line: string,
  rounds: number,
  tell: (line: string) => string[],
  settled: Map<string, string[] | null>,
): string[] | null {
  const known = settled.get(line);
  if (known !== undefined) return known;
  if (rounds === 0) return null;
  const told = tell(line);
  const [only] = told;
  if (told.length === 0 || (told.length === 1 && only === line)) {
    settled.set(line, told);
    return told;
  }
  const parts = told.map((part) => settle(part, rounds - 1, tell, settled));
  const result = parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
  if (result !== null) settled.set(line, result);
  return result;
}
