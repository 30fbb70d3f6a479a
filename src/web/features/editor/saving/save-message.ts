import { isUnsaved, type SyncedDraft } from "./save-machine.ts";

export interface SaveMessage {
  text: string;
  /** Where the text is, when it is not where it should be. */
  kept: string | null;
  /** What to know or do, in one sentence. */
  detail: string | null;
  tone: "busy" | "good" | "waiting" | "bad";
}

const ON_DEVICE = "Saved on this device";

/** What the person reads about the last edit. It says "saved" of nothing that could still be lost. */
export function saveMessage(state: SyncedDraft, savesTo: "server" | "device"): SaveMessage {
  const { trouble } = state.sync;
  if (!isUnsaved(state) && !trouble) return settled(state, savesTo);
  if (!trouble) return calm("Saving…", null, "busy");
  const safe = state.onDevice !== null && state.onDevice >= state.edits;
  switch (trouble.kind) {
    case "unreachable":
      return unreachable(trouble.message, safe, state.onDevice === null);
    case "conflict":
      return bad("Not saved: it was changed elsewhere.", safe, "Choose which version to keep.");
    case "gone":
      return bad("Not saved: it was deleted elsewhere.", safe, "You can keep a copy.");
    case "signed-out":
      return bad("Not saved: your session has ended.", safe, "Sign in to go on.");
    case "refused":
      return bad(notSaved(trouble.message), safe, null);
  }
}

function settled(state: SyncedDraft, savesTo: "server" | "device"): SaveMessage {
  if (savesTo === "device" || state.sync.revision === null) {
    if (state.edits === 0 && state.sync.revision === null) return calm("Nothing to save yet", null, "good");
    return calm(ON_DEVICE, null, "good");
  }
  const detail = state.onDevice === null ? "This browser keeps no copy on the device." : null;
  return calm("Saved", detail, "good");
}

function unreachable(message: string | null, safe: boolean, keepsNothing: boolean): SaveMessage {
  if (message !== null) return bad(notSaved(message), safe, "It is tried again by itself.");
  if (safe) return calm(ON_DEVICE, "The server cannot be reached. It is tried again by itself.", "waiting");
  if (!keepsNothing) return calm("Saving…", "The server cannot be reached.", "busy");
  return bad(
    "Not saved: the server cannot be reached, and this browser keeps no copy.",
    false,
    "Leave this page open: it is tried again by itself.",
  );
}

function calm(text: string, detail: string | null, tone: SaveMessage["tone"]): SaveMessage {
  return { text, kept: null, detail, tone };
}

function bad(text: string, safe: boolean, detail: string | null): SaveMessage {
  return { text, kept: safe ? "Your text is on this device." : null, detail, tone: "bad" };
}

/** Some reasons of the server begin with these words themselves. */
function notSaved(reason: string): string {
  const bare = reason.replace(/^Not saved: /, "");
  return `Not saved: ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
}
