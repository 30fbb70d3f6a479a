import { type DraftContent, sameContent } from "../../../drafts/draft-content.ts";

/*
 * What becomes of an edit, as a pure machine: events in, the next state and what to do out. One save is under way at
 * most; a save that got no answer is sent again word for word under the same id, so that a lost answer makes no second
 * revision; a save on an old revision stops everything until the person has decided.
 */

/** Somebody else's version that is stored now. */
export interface Stored {
  readonly revision: number;
  readonly content: DraftContent;
}

/** What a decision goes on top of; a null revision makes a new resume. Its content is null where nobody has seen it. */
export interface Replaced {
  readonly revision: number | null;
  readonly content: DraftContent | null;
}

/** A save on its way. `base` is null for a resume that is not stored yet. */
export interface PendingSave {
  readonly saveId: string;
  readonly edit: number;
  readonly base: number | null;
  readonly content: DraftContent;
  /** The person decided a conflict: what this replaces is kept as a version. */
  readonly decided: boolean;
}

export type Trouble =
  /** No answer, or "not now"; it is tried again. The message is the server's own, where it gave one. */
  | { readonly kind: "unreachable"; readonly tries: number; readonly message: string | null }
  | { readonly kind: "conflict"; readonly current: Stored }
  | { readonly kind: "gone"; readonly restorable: boolean }
  | { readonly kind: "signed-out" }
  /** It will not be taken as it is; the next edit is tried again. */
  | { readonly kind: "refused"; readonly message: string };

/** What is known of the saves of a draft. */
export interface SyncState {
  /** The last edit that is saved. */
  readonly saved: number;
  readonly revision: number | null;
  /** What stands at that revision: what this page and any other one began with. Null where it is not known. */
  readonly base: DraftContent | null;
  readonly pending: PendingSave | null;
  readonly trouble: Trouble | null;
  /** When the oldest unsaved edit was made. */
  readonly unsavedSince: number | null;
  readonly decided: boolean;
}

/** A draft together with what became of it. */
export interface SyncedDraft {
  readonly content: DraftContent;
  /** Rises with every change; a saved number says which changes are safe. */
  readonly edits: number;
  /** The last edit whose copy is on the device; null where the device keeps none. */
  readonly onDevice: number | null;
  readonly sync: SyncState;
}

export type Answer =
  | { readonly type: "saved"; readonly revision: number }
  | { readonly type: "conflict"; readonly current: Stored }
  | { readonly type: "gone"; readonly restorable: boolean }
  | { readonly type: "signed-out" }
  | { readonly type: "refused"; readonly message: string }
  | { readonly type: "unreachable"; readonly message: string | null };

/** The first three come with new content, which the draft holds already. */
export type SyncEvent =
  | { readonly type: "edited"; readonly now: number }
  /** Nothing of this page is unsaved and another one saved: its version is shown here now. */
  | { readonly type: "adopted"; readonly revision: number }
  /** It is decided what the resume is now, by the person or by a merge that had nothing to ask. */
  | { readonly type: "decided"; readonly onto: Replaced }
  | { readonly type: "pause-over"; readonly saveId: string }
  | { readonly type: "try-again" }
  | { readonly type: "answered"; readonly saveId: string; readonly answer: Answer }
  | { readonly type: "signed-in" };

export type Effect =
  | { readonly type: "pause"; readonly ms: number }
  | { readonly type: "retry"; readonly ms: number }
  | { readonly type: "send"; readonly save: PendingSave };

export interface SaveDelays {
  /** From the last edit to the save. */
  readonly pauseMs: number;
  /** From the first unsaved edit to the save, when the person types on and on. */
  readonly atMostMs: number;
}

/** The server is asked again after these; it is back at most five seconds before it is noticed. */
const RETRY_MS = [500, 1000, 2000, 4000] as const;

export type Reduced = readonly [SyncState, readonly Effect[]];

export function isUnsaved({ edits, sync }: Pick<SyncedDraft, "edits" | "sync">): boolean {
  return sync.saved < edits;
}

/** Nothing of this page is unsaved, and what is stored is later than all that this page knows of: news may come late. */
export function mayAdopt(draft: SyncedDraft, { revision }: Pick<Stored, "revision">): boolean {
  return !isUnsaved(draft) && !draft.sync.pending && revision > (draft.sync.revision ?? 0);
}

export function reduce(draft: SyncedDraft, event: SyncEvent, delays: SaveDelays): Reduced {
  const { sync, content, edits } = draft;
  switch (event.type) {
    case "edited":
      return afterEdit(sync, event.now, delays);
    case "adopted":
      return [
        {
          ...sync,
          saved: edits,
          revision: event.revision,
          base: content,
          unsavedSince: null,
          decided: false,
          trouble: null,
        },
        [],
      ];
    case "decided":
      return [
        {
          ...sync,
          revision: event.onto.revision,
          base: event.onto.content,
          pending: null,
          trouble: null,
          decided: true,
          unsavedSince: sync.unsavedSince ?? 0,
        },
        [{ type: "pause", ms: 0 }],
      ];
    case "pause-over":
      return beginSave(draft, event.saveId);
    case "try-again":
      return tryAgain(draft);
    case "answered":
      // An answer to what was given up meanwhile changes nothing.
      return event.saveId === sync.pending?.saveId
        ? afterAnswer(draft, sync.pending, event.answer)
        : [sync, []];
    case "signed-in":
      return sync.trouble?.kind === "signed-out"
        ? tryAgain({ ...draft, sync: { ...sync, trouble: null } })
        : [sync, []];
  }
}

function afterEdit(sync: SyncState, now: number, { pauseMs, atMostMs }: SaveDelays): Reduced {
  const unsavedSince = sync.unsavedSince ?? now;
  const trouble = sync.trouble?.kind === "refused" ? null : sync.trouble;
  const isSame = unsavedSince === sync.unsavedSince && trouble === sync.trouble;
  const next = isSame ? sync : { ...sync, unsavedSince, trouble };
  if (sync.pending || trouble) return [next, []];
  const left = Math.max(0, unsavedSince + atMostMs - now);
  return [next, [{ type: "pause", ms: Math.min(pauseMs, left) }]];
}

function beginSave(draft: SyncedDraft, saveId: string): Reduced {
  const { sync, content, edits } = draft;
  if (sync.pending || sync.trouble || !isUnsaved(draft)) return [sync, []];
  const { revision: base, decided } = sync;
  const save: PendingSave = { saveId, edit: edits, base, content, decided };
  return [{ ...sync, pending: save }, [{ type: "send", save }]];
}

/** What got no answer is sent again as it was: the server knows its id should it have arrived. */
function tryAgain(draft: SyncedDraft): Reduced {
  const { sync } = draft;
  if (sync.trouble && sync.trouble.kind !== "unreachable") return [sync, []];
  if (!sync.pending) return [{ ...sync, trouble: null }, isUnsaved(draft) ? [{ type: "pause", ms: 0 }] : []];
  return [sync, [{ type: "send", save: sync.pending }]];
}

function afterAnswer(draft: SyncedDraft, save: PendingSave, answer: Answer): Reduced {
  const { sync } = draft;
  switch (answer.type) {
    case "saved":
      return afterSave(draft, save, answer.revision);
    case "conflict":
      // The "other" version is what this page sent: an earlier try arrived and only its answer was lost.
      if (sameContent(answer.current.content, save.content))
        return afterSave(draft, save, answer.current.revision);
      return [{ ...sync, pending: null, trouble: { kind: "conflict", current: answer.current } }, []];
    case "gone":
      return [{ ...sync, pending: null, trouble: { kind: "gone", restorable: answer.restorable } }, []];
    case "signed-out":
      return [{ ...sync, trouble: { kind: "signed-out" } }, []];
    case "refused":
      return [{ ...sync, pending: null, trouble: { kind: "refused", message: answer.message } }, []];
    case "unreachable": {
      const tries = sync.trouble?.kind === "unreachable" ? sync.trouble.tries + 1 : 1;
      const ms = RETRY_MS[Math.min(tries, RETRY_MS.length) - 1] ?? RETRY_MS[3];
      return [
        { ...sync, trouble: { kind: "unreachable", tries, message: answer.message } },
        [{ type: "retry", ms }],
      ];
    }
  }
}

function afterSave({ edits, sync }: SyncedDraft, save: PendingSave, revision: number): Reduced {
  const rest = save.edit < edits;
  const next: SyncState = {
    pending: null,
    trouble: null,
    saved: save.edit,
    revision,
    base: save.content,
    decided: false,
    unsavedSince: rest ? sync.unsavedSince : null,
  };
  return [next, rest ? [{ type: "pause", ms: 0 }] : []];
}

/** The saves of a draft as it was opened; the edits of its page are counted from 0. */
export function openedSync(
  content: DraftContent,
  opened: {
    revision: number | null;
    unsaved: boolean;
    base?: DraftContent | null;
    pending?: Omit<PendingSave, "edit"> | null;
  },
): SyncState {
  const { revision, unsaved, pending = null } = opened;
  return {
    saved: unsaved ? -1 : 0,
    revision,
    base: opened.base ?? (unsaved ? null : content),
    // What was on its way is the text that stands here now, or an older one.
    pending: pending && { ...pending, edit: sameContent(pending.content, content) ? 0 : -1 },
    trouble: null,
    unsavedSince: unsaved ? 0 : null,
    decided: false,
  };
}
