import type { CaseOutcome } from "../../domain/endpoints/evaluation-figures.ts";
import type { ImproveRequest } from "../../domain/suggestions/request.ts";
import { cleanAnswer } from "../clean-answer.ts";
import type { Engine } from "../engine.ts";
import { judgeSuggestion } from "../guard/judge-suggestion.ts";
import { improve } from "../improve.ts";
import type { Improved } from "../improved.ts";
import type { RunInSlices } from "../run-in-slices.ts";

export interface CaseHelpers {
  readonly engine: Engine;
  readonly runInSlices: RunInSlices;
  /** Waits for the thread before an answer is judged; what is measured is the engine alone. */
  readonly afterAnswer: (engine: Engine) => Engine;
  /** Milliseconds that go by. */
  readonly elapsed: () => number;
}

/** One case by the way that a person's request goes, and what became of it. */
export async function evaluateCase(
  request: ImproveRequest,
  { engine, runInSlices, afterAnswer, elapsed }: CaseHelpers,
): Promise<Omit<CaseOutcome, "tokens">> {
  const answers: string[] = [];
  const times: number[] = [];
  const watched: Engine = {
    name: engine.name,
    propose: async (...asked) => {
      const started = elapsed();
      const answer = await engine.propose(...asked);
      times.push(Math.round(elapsed() - started));
      answers.push(cleanAnswer(answer));
      return answer;
    },
  };
  const improved = await improve(request, { engine: afterAnswer(watched), runInSlices });
  const [first = ""] = answers;
  const shown = shownBy(improved, answers.length);
  if (shown === "refused") return { invented: false, badForm: false, shown, times };
  const judged = await runInSlices((judge) => judgeSuggestion(judge, request, first));
  return { invented: judged.verdict === "blocked", badForm: judged.faults.length > 0, shown, times };
}

function shownBy({ refused, engine, verdict }: Improved, answers: number): CaseOutcome["shown"] {
  if (refused) return "refused";
  if (engine === "embedded") return "embedded";
  if (verdict === "ask") return "asked";
  return answers > 1 ? "repaired" : "first";
}
