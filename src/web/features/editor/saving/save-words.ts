import { isUnsaved, type SaveState } from "./save-machine.ts";

export interface SaveWords {
  text: string;
  /** What to know or do, in one sentence. */
  detail: string | null;
  tone: "busy" | "good" | "waiting" | "bad";
}

const ON_DEVICE = "Saved on this device";

/** What the person reads about the last edit. It says "saved" of nothing that could still be lost. */
export function saveWords(state: SaveState, keeper: "server" | "device"): SaveWords {
  const { trouble } = state;
  if (!isUnsaved(state) && !trouble) return settled(state, keeper);
  if (!trouble) return { text: "Saving…", detail: null, tone: "busy" };
  const safe = state.onDevice !== null && state.onDevice >= state.edits;
  const kept = safe ? " Your text is on this device." : "";
  switch (trouble.kind) {
    case "unreachable":
      return unreachable(trouble.message, safe, state.onDevice === null);
    case "conflict":
      return bad(`Not saved: it was changed elsewhere.${kept}`, "Choose which version to keep.");
    case "gone":
      return bad(`Not saved: it was deleted elsewhere.${kept}`, "You can keep a copy.");
    case "signed-out":
      return bad(`Not saved: your session has ended.${kept}`, "Sign in to go on.");
    case "refused":
      return bad(`${notSaved(trouble.message)}${kept}`, null);
  }
}

function settled(state: SaveState, keeper: "server" | "device"): SaveWords {
  if (keeper === "device" || state.revision === null) {
    if (state.edits === 0 && state.revision === null)
      return { text: "Nothing to save yet", detail: null, tone: "good" };
    return { text: ON_DEVICE, detail: null, tone: "good" };
  }
  const detail = state.onDevice === null ? "This browser keeps no copy on the device." : null;
  return { text: "Saved", detail, tone: "good" };
}

function unreachable(message: string | null, safe: boolean, keepsNothing: boolean): SaveWords {
  if (message !== null) {
    const kept = safe ? " Your text is on this device." : "";
    return bad(`${notSaved(message)}${kept}`, "It is tried again by itself.");
  }
  if (safe)
    return {
      text: ON_DEVICE,
      detail: "The server cannot be reached. It is tried again by itself.",
      tone: "waiting",
    };
  if (!keepsNothing) return { text: "Saving…", detail: "The server cannot be reached.", tone: "busy" };
  return bad(
    "Not saved: the server cannot be reached, and this browser keeps no copy.",
    "Leave this page open: it is tried again by itself.",
  );
}

function bad(text: string, detail: string | null): SaveWords {
  return { text, detail, tone: "bad" };
}

/** Some reasons of the server begin with these words themselves. */
function notSaved(reason: string): string {
  const bare = reason.replace(/^Not saved: /, "");
  return `Not saved: ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
}
