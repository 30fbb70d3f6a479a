import { useSyncExternalStore } from "react";

function watched(query: string) {
  const media = typeof matchMedia === "undefined" ? null : matchMedia(query);
  return {
    subscribe(listener: () => void) {
      media?.addEventListener("change", listener);
      return () => media?.removeEventListener("change", listener);
    },
    read: () => media?.matches ?? false,
  };
}

const narrow = watched("(width < 64rem)");
const phone = watched("(width < 40rem)");
const atServer = () => false;

/** As the `lg:` of the styles has it: below, one side at a time is on the screen. */
export function useNarrow(): boolean {
  return useSyncExternalStore(narrow.subscribe, narrow.read, atServer);
}

/** As the `sm:` of the styles has it: below, a row has room for few tools. */
export function usePhone(): boolean {
  return useSyncExternalStore(phone.subscribe, phone.read, atServer);
}
