/** A page may not be painted for a while although it is seen, as behind another window. */
const AT_MOST_MS = 100;

/**
 * Once the frame that shows the last change is painted: what takes time must not hold it up. At once where no frame comes, as in a
 * page that is being left. Answers the way to call it off.
 */
export function afterPaint(run: () => void): () => void {
  if (document.visibilityState !== "visible") {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(once, AT_MOST_MS);
  requestAnimationFrame(() => whenNothingIsDue(once));
  return () => {
    isDone = true;
    clearTimeout(timer);
  };
}

/** A timer's turn comes before that of what the browser has to tell of the same frame, and of a key that was pressed meanwhile. */
function whenNothingIsDue(run: () => void): void {
  // Not every browser has it.
  if (window.scheduler?.postTask) void window.scheduler.postTask(run, { priority: "background" });
  else setTimeout(run);
}
