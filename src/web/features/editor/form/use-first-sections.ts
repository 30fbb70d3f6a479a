import { startTransition, useEffect, useState } from "react";
import { useEditor } from "../editor-context.tsx";

/** What a screen shows below the contact. */
const AT_FIRST = 1;
/** More at once would hold up a key that is pressed meanwhile. */
const STEP = 3;
/** A section that is added later is there at once. */
const ALL = Number.POSITIVE_INFINITY;
/** Where the browser never rests, they come all the same. */
const WITHIN_MS = 100;

/**
 * How many sections of the form are drawn by now, in the end all. Those below the first screen come right after its paint, a few at a
 * time when the browser has nothing else to do: drawn with it, they would hold it up twice as long. One that is looked for comes
 * without waiting.
 */
export function useFirstSections(count: number): number {
  const { view } = useEditor();
  const [drawn, setDrawn] = useState(count > AT_FIRST ? AT_FIRST : ALL);
  const isWhole = drawn === ALL;

  useEffect(() => {
    if (isWhole) return;
    const next = drawn + STEP;
    return whenIdle(() => startTransition(() => setDrawn(next < count ? next : ALL)));
  }, [drawn, count, isWhole]);

  useEffect(() => {
    if (isWhole) return;
    const stop = view.onReveal(() => setDrawn(ALL));
    return () => void stop();
  }, [view, isWhole]);

  return drawn;
}

/** Answers the way to call it off. */
function whenIdle(run: () => void): () => void {
  // Safari knows no idle time.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const waiting = window.requestIdleCallback(run, { timeout: WITHIN_MS });
  return () => window.cancelIdleCallback(waiting);
}
