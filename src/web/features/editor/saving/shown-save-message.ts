import type { SyncedDraft } from "./save-machine.ts";
import { type SaveMessage, saveMessage } from "./save-message.ts";

/** Said between two keys, "Saved" would stand there for the blink of an eye, and cost a frame of its own each time. */
const REST_MS = 300;
/** An icon that began to turn at every key took a fifth of what a key costs, and flickered. */
const SLOW_MS = 500;

export interface ShownMessage extends SaveMessage {
  /** The last edit has been on its way for a while. */
  isSlow: boolean;
}

interface Drafts {
  read(): SyncedDraft;
  subscribe(listener: () => void): () => void;
}

interface ShownSaveMessage {
  subscribe(listener: () => void): () => void;
  read(): ShownMessage;
}

/** What is said of the last edit: that it is being saved from the first key on, and that it is saved once hands rest. What goes wrong is said at once. */
export function shownSaveMessage(drafts: Drafts, savesTo: "server" | "device"): ShownSaveMessage {
  let shown: ShownMessage = { ...saveMessage(drafts.read(), savesTo), isSlow: false };
  let tell = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: ShownMessage) => {
    if (JSON.stringify(next) === JSON.stringify(shown)) return;
    shown = next;
    tell();
  };
  const look = () => {
    clearTimeout(timer);
    const next = saveMessage(drafts.read(), savesTo);
    if (next.tone === "busy") {
      show({ ...next, isSlow: false });
      timer = setTimeout(() => show({ ...next, isSlow: true }), SLOW_MS);
    } else if (next.tone === "good" && shown.tone === "busy")
      timer = setTimeout(() => show({ ...next, isSlow: false }), REST_MS);
    else show({ ...next, isSlow: false });
  };

  return {
    subscribe(listener) {
      tell = listener;
      const unsubscribe = drafts.subscribe(look);
      look();
      return () => {
        clearTimeout(timer);
        tell = () => {};
        unsubscribe();
      };
    },
    read: () => shown,
  };
}
