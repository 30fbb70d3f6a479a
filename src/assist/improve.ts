import { type ImproveRequest, REFUSAL } from "../domain/suggestions/request.ts";
import { cleanText } from "../domain/text/clean-text.ts";
import type { Judge } from "../judge/answer.ts";
import { cleanAnswer } from "./clean-answer.ts";
import type { Engine } from "./engine.ts";
import { judgeSuggestion, violationsOf } from "./guard/judge-suggestion.ts";
import type { Improved } from "./improved.ts";
import { screen } from "./screening/screen.ts";
import { answeredHere, findingsOf, refusedBy, settle, usable } from "./settle.ts";

/** Who proposes, and who judges what is proposed. Without an engine the embedded one answers; without a judge nothing new passes. */
export interface Helpers {
  readonly engine?: Engine | undefined;
  readonly judge: Judge | null;
}

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
