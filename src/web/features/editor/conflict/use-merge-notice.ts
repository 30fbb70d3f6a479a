import { useEffect } from "react";
import { changedParts } from "../../../differences/differences.ts";
import { listNames } from "../../../differences/list-names.ts";
import { useEditor } from "../editor-context.tsx";
import { offerUndo } from "../offer-undo.ts";
import type { EditorSession } from "../saving/session.ts";

/** A merge that had nothing to ask is said, with the way back; so is what a source brings into its variant. */
export function useMergeNotice(): void {
  const { session } = useEditor();
  useEffect(
    () =>
      session.onMerged((before, after) => {
        const parts = changedParts(before, after);
        if (parts.length > 0)
          offerUndo(
            session.store,
            `Merged with changes from ${originOf(session)}: ${listNames(parts)}.`,
            "stays",
          );
      }),
    [session],
  );
  useEffect(
    () =>
      session.onArrived((before, after) => {
        const parts = session.variant.read() ? changedParts(before, after) : [];
        if (parts.length > 0)
          offerUndo(session.store, `Arrived from ${originOf(session)}: ${listNames(parts)}.`);
      }),
    [session],
  );
}

/** A variant has its source's changes and its own in one revision: which of the two it was, nobody can tell. */
function originOf({ savesTo, variant }: EditorSession): string {
  const source = variant.read()?.source;
  if (source) return `“${source.title}” or another device`;
  return savesTo === "device" ? "another tab" : "another device";
}
