import { showToast } from "../../ui/toast.tsx";
import type { DocumentStore } from "./state/document-store.ts";

let withdraw = () => {};

/**
 * Says what was done and offers to take it back, for some seconds at most and as long as it is the last thing that was done; the toolbar
 * has undo as well. What happened without the person waits for them, and is still to be read once they type on.
 */
export function offerUndo(
  store: DocumentStore,
  message: string,
  afterwards: "goes" | "stays" = "goes",
): void {
  withdrawUndo();
  const undo = { label: "Undo", run: () => void store.undo(), isElsewhere: afterwards === "goes" };
  const takeBack = showToast(message, undo, afterwards);
  // After another edit, undo would take back that one and leave this.
  const { edits } = store.read();
  const stop = store.subscribe(() => {
    if (store.read().edits !== edits) withdrawUndo();
  });
  withdraw = () => {
    stop();
    takeBack();
  };
}

/** The editor is left: there is nothing any more that the offer could change. */
export function withdrawUndo(): void {
  withdraw();
  withdraw = () => {};
}
