import type { DocumentStore } from "../state/document-store.ts";
import type { Answer, PendingSave } from "./save-machine.ts";

/** Where saves go: the server, or this device. */
export interface SaveTarget {
  save(pending: PendingSave): Promise<Answer>;
}

interface SaveTools {
  target: SaveTarget;
  newSaveId: () => string;
  /** Answers the way to call it off. */
  after: (ms: number, run: () => void) => () => void;
}

export interface SaveRunner {
  /** The network is back, or the person asks. */
  tryNow(): void;
  /** Sends what waits for its pause, as before leaving the page. */
  flush(): void;
  stop(): void;
}

/** Does what the machine asks for after a change of the draft: it waits, sends, and reports what was answered. */
export function runSaves(store: DocumentStore, { target, newSaveId, after }: SaveTools): SaveRunner {
  let callOffPause = () => {};
  let callOffRetry = () => {};
  let sending: string | null = null;
  let stopped = false;

  const pauseOver = () => store.dispatch({ type: "pause-over", saveId: newSaveId() });
  const send = async (pending: PendingSave) => {
    const { saveId } = pending;
    // The same save must not run twice at once, when the network comes back while a try is still under way.
    if (sending === saveId) return;
    sending = saveId;
    const answer = await target.save(pending);
    sending = null;
    if (!stopped) store.dispatch({ type: "answered", saveId, answer });
  };
  const stopListening = store.onEffect((effect) => {
    if (effect.type === "send") send(effect.save);
    else if (effect.type === "pause") {
      callOffPause();
      callOffPause = after(effect.ms, pauseOver);
    } else {
      callOffRetry();
      callOffRetry = after(effect.ms, () => store.dispatch({ type: "try-again" }));
    }
  });

  return {
    tryNow() {
      callOffRetry();
      store.dispatch({ type: "try-again" });
    },
    flush() {
      callOffPause();
      pauseOver();
    },
    stop() {
      stopped = true;
      stopListening();
      callOffPause();
      callOffRetry();
    },
  };
}
