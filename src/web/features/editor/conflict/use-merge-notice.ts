import { useEffect } from "react";
import { changedParts } from "../../../differences/differences.ts";
import { listNames } from "../../../differences/list-names.ts";
import { useEditor } from "../editor-context.tsx";
import { offerUndo } from "../offer-undo.ts";

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
