import { useSyncExternalStore } from "react";
import { createStore } from "./store.ts";

/**
 * A screen with unsaved work asks to stay when the session ends: it shows the sign-in itself, over the work. Whoever
 * signs out on purpose leaves it; each hold is what its screen still has to do before that.
 */
const holds = createStore<readonly (() => Promise<void>)[]>([]);

export function holdScreen(finish: () => Promise<void>): () => void {
  // Two screens may bring the same function: each hold is one of its own.
  const hold = () => finish();
  holds.become([...holds.read(), hold]);
  return () => holds.become(holds.read().filter((other) => other !== hold));
}

/** Before signing out: afterwards nothing of this person can be sent any more. */
export async function finishHolds(): Promise<void> {
  await Promise.all(holds.read().map((finish) => finish()));
}

export function endHolds(): void {
  holds.become([]);
}

export const isScreenHeld = (): boolean => holds.read().length > 0;

export function useScreenHeld(): boolean {
  return useSyncExternalStore(holds.subscribe, isScreenHeld, () => false);
}
