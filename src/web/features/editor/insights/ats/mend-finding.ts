import type { RuleId } from "../../../../../domain/insights/check/rule.ts";
import type { DraftContent } from "../../../../drafts/draft-content.ts";
import type { DocumentStore } from "../../state/document-store.ts";
import type { InsightQuestions } from "../insight-answers.ts";
import { insightsThread } from "../insights-thread.ts";

export interface FindingPlace {
  readonly id: RuleId;
  readonly pointer: string;
}

/**
 * Mends one finding as one step. It is looked for again in what stands there now: the list on the screen may be of a moment ago, and a
 * line that it would take out may be another one.
 */
export async function mendFinding(
  store: DocumentStore,
  question: (content: DraftContent) => InsightQuestions["ats"],
  { id, pointer }: FindingPlace,
): Promise<boolean> {
  const { content } = store.read();
  const outcomes = await insightsThread.ask("ats", question(content));
  const outcome = outcomes?.find((one) => one.id === id);
  const fix = outcome?.findings.find((one) => one.pointer === pointer)?.fix;
  if (!fix || store.read().content !== content) return false;
  return store.putAll(fix) === null;
}
