import { useSyncExternalStore } from "react";

/** As the `lg:` of the styles has it: below, one side at a time is on the screen. */
const narrow = typeof matchMedia === "undefined" ? null : matchMedia("(width < 64rem)");

function subscribe(listener: () => void): () => void {
  narrow?.addEventListener("change", listener);
  return () => narrow?.removeEventListener("change", listener);
}

export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => narrow?.matches ?? false,
    () => false,
  );
}
