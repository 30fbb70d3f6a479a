import type { Finding } from "../domain/suggestions/finding.ts";
import { type ImproveRequest, REFUSAL } from "../domain/suggestions/request.ts";
import { cleanText } from "../domain/text/clean-text.ts";
import type { Judge } from "../judge/answer.ts";
import { cleanAnswer } from "./clean-answer.ts";
import type { EngineForLines, LineAsked } from "./engine.ts";
import { EngineFailure } from "./engine-failure.ts";
import { judgeSuggestion, violationsOf } from "./guard/judge-suggestion.ts";
import type { Improved } from "./improved.ts";
import type { RunInSlices } from "./run-in-slices.ts";
import { screen } from "./screening/screen.ts";
import { findingsOf, instead, refusedBy, settle, usable } from "./settle.ts";

export interface HelpersForLines {
  readonly engine: EngineForLines;
  /** Each line is a job of its own to the judge and waits for its turn. */
  readonly runInSlices: RunInSlices;
}

/** A line that nothing can be shown for yet, with what was found in its first answer. */
interface OpenLine extends LineAsked {
  readonly place: number;
  readonly found: readonly Finding[];
}

/**
 * Several lines of one task in one request, each judged by itself. Those that are missing in the answer or cannot be used go
 * into one second request together; what has no answer then gets one of the embedded engine.
 */
export async function improveSeveral(
  requests: readonly ImproveRequest[],
  helpers: HelpersForLines,
): Promise<Improved[]> {
  const { engine, runInSlices } = helpers;
  const cleaned = requests.map((request) => ({ ...request, text: cleanText(request.text).trim() }));
  const shown: (Improved | null)[] = cleaned.map(screen);
  const asked = cleaned.flatMap((request, place): OpenLine[] =>
    shown[place] ? [] : [{ request, place, found: [] }],
  );
  const answers = asked.length > 0 ? await engine.proposeLines(asked) : [];
  const left: OpenLine[] = [];
  for (const [nth, line] of asked.entries()) {
    const { improved, open } = await runInSlices((judge) =>
      firstLook(line, answers[nth] ?? null, engine, judge),
    );
    if (open) left.push(open);
    shown[line.place] = improved;
  }
  const again = left.length > 0 ? await secondAnswers(engine, left) : [];
  for (const [nth, { request, place, found }] of left.entries()) {
    const answer = again[nth] ?? null;
    shown[place] = await runInSlices((judge) =>
      answer === null
        ? instead(request, found)
        : settle(request, cleanAnswer(answer), { engine: engine.name, judge }, found),
    );
  }
  return shown.filter((improved) => improved !== null);
}

function firstLook(
  line: OpenLine,
  given: string | null,
  { name: engine }: EngineForLines,
  judge: Judge | null,
): { improved: Improved | null; open: OpenLine | null } {
  if (given === null) return { improved: null, open: line };
  const answer = cleanAnswer(given);
  if (answer === REFUSAL) return { improved: refusedBy(engine), open: null };
  const judged = judgeSuggestion(judge, line.request, answer);
  const improved = usable(line.request, answer, judged, { engine, judge }, []);
  const repair = { answer, violations: violationsOf(judged) };
  return { improved, open: improved ? null : { ...line, repair, found: findingsOf(judged) } };
}

/** What was answered before stands, whatever becomes of the second request; but who hung up is told nothing. */
async function secondAnswers(
  engine: EngineForLines,
  lines: readonly OpenLine[],
): Promise<readonly (string | null)[]> {
  try {
    return await engine.proposeLines(lines);
  } catch (error) {
    if (error instanceof EngineFailure && error.kind !== "cancelled") return [];
    throw error;
  }
}
