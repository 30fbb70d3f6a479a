import type { DraftContent } from "../../../drafts/draft-content.ts";
import { mergeDrafts } from "../../../drafts/merging/merge-drafts.ts";
import type { DocumentStore } from "../state/document-store.ts";
import type { Stored, SyncedDraft } from "./save-machine.ts";

/** The draft before the merge and after it. */
export type MergeListener = (before: DraftContent, after: DraftContent) => void;

/** What becomes of a conflict by itself: both versions as one, where no field was changed by both in different ways. */
export function mergeWithoutAsking({
  content,
  sync,
}: SyncedDraft): { merged: DraftContent; stored: Stored } | null {
  const { trouble, base } = sync;
  if (trouble?.kind !== "conflict" || base === null) return null;
  const { content: merged, questions } = mergeDrafts(base, content, trouble.current.content);
  return questions.length === 0 ? { merged, stored: trouble.current } : null;
}

/** Merges every conflict that has nothing to ask, and says so to who listens. */
export function mergeConflicts(store: DocumentStore) {
  const listeners = new Set<MergeListener>();
  let missed: Parameters<MergeListener> | null = null;
  let { trouble: examined } = store.read().sync;

  const stop = store.subscribe(() => {
    const { content: before, sync } = store.read();
    // Once for each conflict: what is typed while it waits for the person would be merged at every key.
    if (sync.trouble === examined) return;
    examined = sync.trouble;
    const conflict = mergeWithoutAsking(store.read());
    if (!conflict) return;
    store.decide(conflict.merged, conflict.stored);
    missed = listeners.size === 0 ? [before, conflict.merged] : null;
    for (const listener of listeners) listener(before, conflict.merged);
  });
  return {
    stop,
    onMerged(listener: MergeListener) {
      listeners.add(listener);
      if (missed) listener(...missed);
      missed = null;
      return () => void listeners.delete(listener);
    },
  };
}
