import type { RuleId } from "../../../../../domain/insights/check/rule.ts";
import type { DraftContent } from "../../../../drafts/draft-content.ts";
import type { DocumentStore } from "../../state/document-store.ts";
import type { InsightQuestions } from "../insight-answers.ts";
import { insightsThread } from "../insights-thread.ts";
import { fixMessage } from "./fix-message.ts";

export interface FindingPlace {
  readonly id: RuleId;
  readonly pointer: string;
}

/**
 * Mends one finding as one step, and answers what was changed; null where nothing was. It is looked for again in what stands there
 * now: the list on the screen may be of a moment ago, and a line that it would take out may be another one.
 */
export async function mendFinding(
  store: DocumentStore,
  question: (content: DraftContent) => InsightQuestions["ats"],
  { id, pointer }: FindingPlace,
): Promise<string | null> {
  const { content } = store.read();
  const outcomes = await insightsThread.ask("ats", question(content));
  const outcome = outcomes?.find((one) => one.id === id);
  const finding = outcome?.findings.find((one) => one.pointer === pointer);
  if (!finding?.fix || store.read().content !== content) return null;
  return store.putAll(finding.fix) === null ? fixMessage(id, finding, content.resume) : null;
}
