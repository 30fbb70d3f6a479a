import { useSyncExternalStore } from "react";

/**
 * A screen with unsaved work asks to stay when the session ends: it shows the sign-in itself, over the work. Whoever
 * signs out on purpose leaves it.
 */
const listeners = new Set<() => void>();
/** What each of them still has to do before whoever works there signs out. */
let holds: readonly (() => Promise<void>)[] = [];

function become(next: typeof holds) {
  holds = next;
  for (const listener of listeners) listener();
}

export function holdScreen(finish: () => Promise<void>): () => void {
  // Two screens may bring the same function: each hold is one of its own.
  const hold = () => finish();
  become([...holds, hold]);
  return () => become(holds.filter((other) => other !== hold));
}

/** Before signing out: afterwards nothing of this person can be sent any more. */
export async function finishHolds(): Promise<void> {
  await Promise.all(holds.map((finish) => finish()));
}

export function endHolds(): void {
  become([]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useScreenHeld(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => holds.length > 0,
    () => false,
  );
}
