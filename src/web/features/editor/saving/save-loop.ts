import { type DraftContent, sameContent } from "../../../drafts/draft-content.ts";
import {
  type Answer,
  type Flight,
  type Pace,
  reduce,
  type SaveEvent,
  type SaveState,
  type Stored,
} from "./save-machine.ts";

/** Where saves go: the server, or this device. */
export interface Keeper {
  save(flight: Flight): Promise<Answer>;
}

export interface LoopTools {
  keeper: Keeper;
  pace: Pace;
  now: () => number;
  newSaveId: () => string;
  /** Answers the way to call it off. */
  after: (ms: number, run: () => void) => () => void;
}

export interface SaveLoop {
  read(): SaveState;
  subscribe(listener: () => void): () => void;
  dispatch(event: SaveEvent): void;
  edited(content: DraftContent, edit: number): void;
  /** The network is back, or the person asks. */
  tryNow(): void;
  /** Sends what waits for its pause, as before leaving the page. */
  flush(): void;
  stop(): void;
}

export function createSaveLoop(initial: SaveState, tools: LoopTools): SaveLoop {
  const { keeper, pace, now, newSaveId, after } = tools;
  const listeners = new Set<() => void>();
  let state = initial;
  let stopped = false;
  let callOffPause = () => {};
  let callOffRetry = () => {};
  let sending: string | null = null;

  const dispatch = (event: SaveEvent) => {
    if (stopped) return;
    const [next, effects] = reduce(state, event, pace);
    const changed = next !== state;
    state = next;
    for (const effect of effects) {
      if (effect.type === "send") send(effect.flight);
      else if (effect.type === "pause") {
        callOffPause();
        callOffPause = after(effect.ms, pauseOver);
      } else {
        callOffRetry();
        callOffRetry = after(effect.ms, () => dispatch({ type: "try-again" }));
      }
    }
    if (changed) for (const listener of listeners) listener();
  };
  const pauseOver = () => dispatch({ type: "pause-over", saveId: newSaveId() });

  const send = async (flight: Flight) => {
    // The same save must not run twice at once, when the network comes back while a try is still under way.
    if (sending === flight.saveId) return;
    sending = flight.saveId;
    const answer = await keeper.save(flight);
    sending = null;
    dispatch({ type: "answered", saveId: flight.saveId, answer });
  };

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    edited: (content, edit) => dispatch({ type: "edited", content, edit, now: now() }),
    tryNow() {
      callOffRetry();
      dispatch({ type: "try-again" });
    },
    flush() {
      callOffPause();
      pauseOver();
    },
    stop() {
      stopped = true;
      callOffPause();
      callOffRetry();
    },
  };
}

/** The state of a draft as it was opened. */
export function openedState(
  content: DraftContent,
  opened: {
    revision: number | null;
    unsaved: boolean;
    base?: DraftContent | null;
    flight?: Flight | null;
    conflict?: Stored | null;
  },
): SaveState {
  const { revision, unsaved, flight = null, conflict = null } = opened;
  return {
    content,
    edits: 0,
    onDevice: 0,
    saved: unsaved ? -1 : 0,
    revision,
    base: opened.base ?? (unsaved ? null : content),
    // Edits are counted anew: what was on its way is the text that stands here now, or an older one.
    flight: flight && { ...flight, edit: sameContent(flight.content, content) ? 0 : -1 },
    trouble: conflict ? { kind: "conflict", current: conflict } : null,
    unsavedSince: unsaved ? 0 : null,
    decided: false,
  };
}
