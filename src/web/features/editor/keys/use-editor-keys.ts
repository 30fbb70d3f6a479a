import { useEffect } from "react";
import { useEditor } from "../editor-context.tsx";
import { useTravel } from "../toolbar.tsx";
import { isKey, movesCursor } from "./editor-keys.ts";

/** Undo and redo by keys, over everything: the browser's own would only know the field that it stands in. And what has its own key. */
export function useEditorKeys(showKeys: () => void): void {
  const travel = useTravel();
  const { openAll } = useEditor().assist;
  useEffect(() => {
    const ending = new AbortController();
    const onKeyDown = (event: KeyboardEvent) => {
      if (isInDialog()) return;
      if (isKey(event, "showKeys") && !isTyping(event.target)) showKeys();
      else if (openAll && isKey(event, "improveAll")) openAll();
      else if (isKey(event, "redo")) travel("redo", true);
      else if (isKey(event, "undo")) travel("undo", true);
      else return;
      event.preventDefault();
    };
    // From the browser's menu, as on a phone that is shaken.
    const onBeforeInput = (event: InputEvent) => {
      if ((event.inputType !== "historyUndo" && event.inputType !== "historyRedo") || isInDialog()) return;
      event.preventDefault();
      travel(event.inputType === "historyUndo" ? "undo" : "redo", true);
    };
    document.addEventListener("keydown", onKeyDown, ending);
    document.addEventListener("beforeinput", onBeforeInput, ending);
    return () => ending.abort();
  });
}

/** What is typed after the cursor was moved is undone apart; a character that is being composed is undone as one. */
export function useStepEnds(): void {
  const { store } = useEditor().session;
  useEffect(() => {
    const ending = new AbortController();
    const options = { signal: ending.signal, capture: true };
    const endStep = () => store.endStep();
    document.addEventListener("pointerdown", endStep, options);
    document.addEventListener("focusin", endStep, options);
    document.addEventListener(
      "keydown",
      ({ key, isComposing }) => {
        if (movesCursor(key) && !isComposing) endStep();
      },
      options,
    );
    document.addEventListener("compositionstart", () => store.compose(true), options);
    // In some browsers the last letters come after the end.
    document.addEventListener("compositionend", () => setTimeout(() => store.compose(false)), options);
    return () => ending.abort();
  }, [store]);
}

/** What is typed in a dialog is no part of the resume: there the browser's own undo is the right one. */
function isInDialog(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.matches("textarea, select, input:not([type=radio], [type=checkbox])")
  );
}
