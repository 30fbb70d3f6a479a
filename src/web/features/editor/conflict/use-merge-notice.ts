import { useEffect } from "react";
import { useEditor } from "../editor-context.tsx";
import { offerUndo } from "../offer-undo.ts";
import { changedParts } from "./differences.ts";
import { listNames } from "./list-names.ts";

/** A merge that had nothing to ask is said, with the way back. */
export function useMergeNotice(): void {
  const { session } = useEditor();
  useEffect(
    () =>
      session.onMerged((before, after) => {
        const parts = changedParts(before, after);
        const other = session.savesTo === "device" ? "another tab" : "another device";
        if (parts.length > 0)
          offerUndo(session.store, `Merged with changes from ${other}: ${listNames(parts)}.`, "stays");
      }),
    [session],
  );
}
