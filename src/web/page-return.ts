const CHECK_EVERY_MS = 30_000;

export interface PageEvents {
  window: Pick<Window, "addEventListener" | "removeEventListener">;
  document: Pick<Document, "addEventListener" | "removeEventListener" | "visibilityState">;
}

/** Tells when the reader comes back to this page: not at every change of windows, but always when it was put away and brought out again. */
export function onReturn(
  listener: () => void,
  { window, document }: PageEvents,
  now: () => number = () => Date.now(),
): () => void {
  let last = now();
  const tell = () => {
    last = now();
    listener();
  };
  const seen = () => {
    if (document.visibilityState === "visible" && now() - last >= CHECK_EVERY_MS) tell();
  };
  // A page out of the browser's memory heard nothing of what happened meanwhile.
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) tell();
  };
  window.addEventListener("focus", seen);
  window.addEventListener("pageshow", shown);
  document.addEventListener("visibilitychange", seen);
  return () => {
    window.removeEventListener("focus", seen);
    window.removeEventListener("pageshow", shown);
    document.removeEventListener("visibilitychange", seen);
  };
}
