import type { DraftContent } from "../../../drafts/draft-content.ts";
import { mergeDrafts } from "../../../drafts/merging/merge-drafts.ts";
import type { SaveState, Stored } from "./save-machine.ts";

/** What becomes of a conflict by itself: both versions as one, where no field was changed by both in different ways. */
export function mergeWithoutAsking({
  trouble,
  base,
  content,
}: SaveState): { merged: DraftContent; stored: Stored } | null {
  if (trouble?.kind !== "conflict" || base === null) return null;
  const { content: merged, questions } = mergeDrafts(base, content, trouble.current.content);
  return questions.length === 0 ? { merged, stored: trouble.current } : null;
}
