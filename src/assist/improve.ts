import type { Draft, DraftStage } from "../domain/suggestions/draft.ts";
import { type ImproveRequest, REFUSAL } from "../domain/suggestions/request.ts";
import { cleanText } from "../domain/text/clean-text.ts";
import { answerHere } from "./answer-here.ts";
import { cleanAnswer, cleanDraft } from "./clean-answer.ts";
import type { Engine } from "./engine.ts";
import { judgeSuggestion, violationsOf } from "./guard/judge-suggestion.ts";
import type { Improved } from "./improved.ts";
import type { RunInSlices } from "./run-in-slices.ts";
import { screen } from "./screening/screen.ts";
import { findingsOf, refusedBy, settle, usable } from "./settle.ts";

/** Who proposes, and who judges what is proposed. Without an engine the embedded one answers; without a judge nothing new passes. */
export interface Helpers {
  readonly engine?: Engine | undefined;
  readonly runInSlices: RunInSlices;
  /** Told what an engine writes before it is judged, to be shown and never to be used. */
  readonly onDraft?: ((draft: Draft) => void) | undefined;
}

/**
 * Asks the engine and judges its answer. Where one plain question settles it, the person is asked. A violation gets one
 * request to mend it, then the claim is cut out where the sentence survives and still differs from the person's own, else
 * the embedded engine answers.
 */
export async function improve(
  request: ImproveRequest,
  { engine, runInSlices, onDraft }: Helpers,
): Promise<Improved> {
  if (!engine) return answerHere(request);
  const checked = { ...request, text: cleanText(request.text).trim() };
  const screened = screen(checked);
  if (screened) return screened;
  const showing = (stage: DraftStage) =>
    onDraft &&
    ((written: string) => {
      const text = cleanDraft(written);
      if (text !== "") onDraft({ stage, text });
    });
  const first = cleanAnswer(await engine.propose(checked, undefined, showing("writing")));
  if (first === REFUSAL) return refusedBy(engine.name);
  onDraft?.({ stage: "checking", text: first });
  const { judged, answer } = await runInSlices((judge) => {
    const judged = judgeSuggestion(judge, checked, first);
    return { judged, answer: usable(checked, first, judged, { engine: engine.name, judge }, []) };
  });
  if (answer) return answer;
  onDraft?.({ stage: "mending", text: first });
  const repair = { answer: first, violations: violationsOf(judged) };
  const second = cleanAnswer(await engine.propose(checked, repair, showing("mending")));
  onDraft?.({ stage: "checking", text: second });
  return runInSlices((judge) => settle(checked, second, { engine: engine.name, judge }, findingsOf(judged)));
}
