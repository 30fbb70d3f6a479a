import type { DraftRecord } from "../../../drafts/draft-record.ts";
import { forgetLeft, leaveDraft } from "../../../drafts/left-drafts.ts";
import type { DocumentState, DocumentStore } from "../state/document-store.ts";

interface LeavingTools {
  record: (state: DocumentState) => DraftRecord;
  /** Whether the database holds all of it. */
  isKept: (state: DocumentState) => boolean;
}

export interface Leaving {
  /** The database may hold all of it by now. */
  look(): void;
  stop(): void;
}

/** The last keys before a page goes: its write to the database would not end any more. Nothing is done at a key. */
export function leaveRest(store: DocumentStore, { record, isKept }: LeavingTools): Leaving {
  let left: string | null = null;
  const forget = () => {
    if (left !== null) forgetLeft(left);
    left = null;
  };
  const leave = () => {
    const state = store.read();
    if (isKept(state)) return forget();
    const rest = record(state);
    if (left !== null && left !== rest.key) forgetLeft(left);
    left = rest.key;
    leaveDraft(rest);
  };
  const leaving = new AbortController();
  const { signal } = leaving;
  window.addEventListener("pagehide", leave, { signal });
  // Also for pages that are thrown away while they are in the background: nothing tells them of it.
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && leave(), {
    signal,
  });
  const look = () => {
    if (left === null) return;
    if (document.visibilityState === "hidden") leave();
    else if (isKept(store.read())) forget();
  };
  const stopListening = store.subscribe(look);
  return {
    look,
    stop() {
      leaving.abort();
      stopListening();
      forget();
    },
  };
}
