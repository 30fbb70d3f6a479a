import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the prerendered page and while it is hydrated: what only the browser knows must not show before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
