import { useEffect } from "react";
import { useTravel } from "./toolbar.tsx";

/** Undo and redo by keys, over everything: the browser's own would only know the field that it stands in. */
export function useUndoKeys(): void {
  const travel = useTravel();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isInDialog()) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      travel(key === "y" || event.shiftKey ? "redo" : "undo", true);
    };
    // From the browser's menu, as on a phone that is shaken.
    const onBeforeInput = (event: InputEvent) => {
      if ((event.inputType !== "historyUndo" && event.inputType !== "historyRedo") || isInDialog()) return;
      event.preventDefault();
      travel(event.inputType === "historyUndo" ? "undo" : "redo", true);
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("beforeinput", onBeforeInput);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("beforeinput", onBeforeInput);
    };
  });
}

/** What is typed in a dialog is no part of the resume: there the browser's own undo is the right one. */
function isInDialog(): boolean {
  return document.querySelector("dialog[open]") !== null;
}
