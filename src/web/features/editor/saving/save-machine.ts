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

/** A save on its way. `base` is null for a resume that the keeper does not have yet. */
export interface Flight {
  readonly saveId: string;
  readonly edit: number;
  readonly base: number | null;
  readonly content: DraftContent;
  /** The person decided a conflict: what this replaces is kept as a version. */
  readonly decided: boolean;
}

export type Trouble =
  /** No answer, or "not now"; it is tried again. The message is the keeper's own, where it gave one. */
  | { readonly kind: "unreachable"; readonly tries: number; readonly message: string | null }
  | { readonly kind: "conflict"; readonly current: Stored }
  | { readonly kind: "gone"; readonly restorable: boolean }
  | { readonly kind: "signed-out" }
  /** It will not be taken as it is; the next edit is tried again. */
  | { readonly kind: "refused"; readonly message: string };

export interface SaveState {
  readonly content: DraftContent;
  readonly edits: number;
  /** The last edit whose copy is on the device; null where the device keeps none. */
  readonly onDevice: number | null;
  readonly saved: number;
  readonly revision: number | null;
  /** What stands at that revision: what this page and any other one began with. Null where it is not known. */
  readonly base: DraftContent | null;
  readonly flight: Flight | null;
  readonly trouble: Trouble | null;
  /** When the oldest unsaved edit was made. */
  readonly unsavedSince: number | null;
  readonly decided: boolean;
}

export type Answer =
  | { readonly type: "saved"; readonly revision: number }
  | { readonly type: "conflict"; readonly current: Stored }
  | { readonly type: "gone"; readonly restorable: boolean }
  | { readonly type: "signed-out" }
  | { readonly type: "refused"; readonly message: string }
  | { readonly type: "unreachable"; readonly message: string | null };

export type SaveEvent =
  | { readonly type: "edited"; readonly content: DraftContent; readonly edit: number; readonly now: number }
  | { readonly type: "kept"; readonly edit: number }
  | { readonly type: "keeps-nothing" }
  | { readonly type: "pause-over"; readonly saveId: string }
  | { readonly type: "try-again" }
  | { readonly type: "answered"; readonly saveId: string; readonly answer: Answer }
  /** Nothing of this page is unsaved and another one saved: its version is shown here now. */
  | { readonly type: "adopted"; readonly stored: Stored; readonly edit: number }
  /** It is decided what the resume is now, by the person or by a merge that had nothing to ask. */
  | {
      readonly type: "decided";
      readonly content: DraftContent;
      readonly edit: number;
      readonly onto: Replaced;
    }
  | { readonly type: "signed-in" };

export type Effect =
  | { readonly type: "pause"; readonly ms: number }
  | { readonly type: "retry"; readonly ms: number }
  | { readonly type: "send"; readonly flight: Flight };

export interface Pace {
  /** From the last edit to the save. */
  readonly pauseMs: number;
  /** From the first unsaved edit to the save, when somebody types on and on. */
  readonly patienceMs: number;
}

/** The server is asked again after these; it is back at most five seconds before it is noticed. */
const RETRY_MS = [500, 1000, 2000, 4000] as const;

export type Reduced = readonly [SaveState, readonly Effect[]];

export function isUnsaved(state: SaveState): boolean {
  return state.saved < state.edits;
}

/** Nothing of this page is unsaved, and what is stored is later than all that this page knows of: news may come late. */
export function mayAdopt(state: SaveState, { revision }: Pick<Stored, "revision">): boolean {
  return !isUnsaved(state) && !state.flight && revision > (state.revision ?? 0);
}

export function reduce(state: SaveState, event: SaveEvent, pace: Pace): Reduced {
  switch (event.type) {
    case "edited":
      return afterEdit(state, event, pace);
    case "kept":
      return [{ ...state, onDevice: Math.max(state.onDevice ?? 0, event.edit) }, []];
    case "keeps-nothing":
      return [{ ...state, onDevice: null }, []];
    case "pause-over":
      return takeOff(state, event.saveId);
    case "try-again":
      return tryAgain(state);
    case "answered":
      // An answer to what was given up meanwhile changes nothing.
      return event.saveId === state.flight?.saveId
        ? afterAnswer(state, state.flight, event.answer)
        : [state, []];
    case "adopted":
      if (!mayAdopt(state, event.stored)) return [state, []];
      return [{ ...state, ...settledAt(event.stored, event.edit), trouble: null }, []];
    case "decided":
      return [
        {
          ...state,
          content: event.content,
          edits: event.edit,
          revision: event.onto.revision,
          base: event.onto.content,
          flight: null,
          trouble: null,
          decided: true,
          unsavedSince: state.unsavedSince ?? 0,
        },
        [{ type: "pause", ms: 0 }],
      ];
    case "signed-in":
      return state.trouble?.kind === "signed-out" ? tryAgain({ ...state, trouble: null }) : [state, []];
  }
}

function settledAt({ revision, content }: Stored, edit: number) {
  const saved = { edits: edit, saved: edit, unsavedSince: null, decided: false } as const;
  return { content, revision, base: content, ...saved };
}

function afterEdit(state: SaveState, event: Extract<SaveEvent, { type: "edited" }>, pace: Pace): Reduced {
  const unsavedSince = state.unsavedSince ?? event.now;
  const refused = state.trouble?.kind === "refused";
  const next: SaveState = {
    ...state,
    content: event.content,
    edits: event.edit,
    unsavedSince,
    trouble: refused ? null : state.trouble,
  };
  if (state.flight || next.trouble) return [next, []];
  const left = Math.max(0, unsavedSince + pace.patienceMs - event.now);
  return [next, [{ type: "pause", ms: Math.min(pace.pauseMs, left) }]];
}

function takeOff(state: SaveState, saveId: string): Reduced {
  if (state.flight || state.trouble || !isUnsaved(state)) return [state, []];
  const flight: Flight = {
    saveId,
    edit: state.edits,
    base: state.revision,
    content: state.content,
    decided: state.decided,
  };
  return [{ ...state, flight }, [{ type: "send", flight }]];
}

/** What got no answer is sent again as it was: the server knows its id should it have arrived. */
function tryAgain(state: SaveState): Reduced {
  if (state.trouble && state.trouble.kind !== "unreachable") return [state, []];
  if (!state.flight) return [{ ...state, trouble: null }, isUnsaved(state) ? [{ type: "pause", ms: 0 }] : []];
  return [state, [{ type: "send", flight: state.flight }]];
}

function afterAnswer(state: SaveState, flight: Flight, answer: Answer): Reduced {
  switch (answer.type) {
    case "saved":
      return afterSave(state, flight, answer.revision);
    case "conflict":
      // The "other" version is what this page sent: an earlier try arrived and only its answer was lost.
      if (sameContent(answer.current.content, flight.content))
        return afterSave(state, flight, answer.current.revision);
      return [{ ...state, flight: null, trouble: { kind: "conflict", current: answer.current } }, []];
    case "gone":
      return [{ ...state, flight: null, trouble: { kind: "gone", restorable: answer.restorable } }, []];
    case "signed-out":
      return [{ ...state, trouble: { kind: "signed-out" } }, []];
    case "refused":
      return [{ ...state, flight: null, trouble: { kind: "refused", message: answer.message } }, []];
    case "unreachable": {
      const tries = state.trouble?.kind === "unreachable" ? state.trouble.tries + 1 : 1;
      const ms = RETRY_MS[Math.min(tries, RETRY_MS.length) - 1] ?? RETRY_MS[3];
      return [
        { ...state, trouble: { kind: "unreachable", tries, message: answer.message } },
        [{ type: "retry", ms }],
      ];
    }
  }
}

function afterSave(state: SaveState, flight: Flight, revision: number): Reduced {
  const next: SaveState = {
    ...state,
    flight: null,
    trouble: null,
    saved: flight.edit,
    revision,
    base: flight.content,
    decided: false,
    unsavedSince: flight.edit < state.edits ? state.unsavedSince : null,
  };
  return [next, isUnsaved(next) ? [{ type: "pause", ms: 0 }] : []];
}
