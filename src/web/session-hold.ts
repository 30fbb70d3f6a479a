import { useSyncExternalStore } from "react";

/**
 * A screen with unsaved work asks to stay when the session ends: it shows the sign-in itself, over the work. Whoever
 * signs out on purpose leaves it.
 */
const listeners = new Set<() => void>();
let holds = 0;

function become(next: number) {
  holds = next;
  for (const listener of listeners) listener();
}

export function holdScreen(): () => void {
  become(holds + 1);
  return () => become(Math.max(0, holds - 1));
}

export function endHolds(): void {
  become(0);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useScreenHeld(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => holds > 0,
    () => false,
  );
}
