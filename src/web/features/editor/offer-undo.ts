import { showToast } from "../../ui/toast.tsx";
import type { DocumentStore } from "./state/document-store.ts";

let withdraw = () => {};

/**
 * Says what was done and offers to take it back, for as long as it is the last thing that was done. What happened without the
 * person is still to be read after that: somebody who types on would not see it otherwise.
 */
export function offerUndo(
  store: DocumentStore,
  message: string,
  afterwards: "goes" | "stays" = "goes",
): void {
  withdrawUndo();
  const undo = { label: "Undo", run: () => void store.undo() };
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
