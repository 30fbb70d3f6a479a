import { useSyncExternalStore } from "react";
import { type DeviceStorage, deviceStorage } from "../device-storage.ts";
import { parseUserInfo, type UserInfo } from "../user-info.ts";

const STORAGE_KEY = "userInfo";

interface AuthState {
  loading: boolean;
  userInfo: UserInfo | null;
  error: string | null;
}

const SIGNED_OUT: AuthState = { loading: false, userInfo: null, error: null };

type OtherTabs = Pick<Window, "addEventListener">;

export function createAuthStore(storage: DeviceStorage, otherTabs: OtherTabs) {
  const restored = (): AuthState => ({ ...SIGNED_OUT, userInfo: parseUserInfo(storage.read(STORAGE_KEY)) });
  const listeners = new Set<() => void>();
  let state = restored();

  const become = (next: AuthState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  otherTabs.addEventListener("storage", (event) => {
    // A null key is the whole storage being cleared.
    if (event.key === STORAGE_KEY || event.key === null) become(restored());
  });

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    logout() {
      storage.remove(STORAGE_KEY);
      become(SIGNED_OUT);
    },
  };
}

const signedOutStore = { read: () => SIGNED_OUT, subscribe: () => () => true, logout: () => {} };
const store = typeof window === "undefined" ? signedOutStore : createAuthStore(deviceStorage, window);

export const logout = store.logout;

/** The prerendered pages are those of a visitor; a restored user shows right after hydration. */
export function useAuthState(): AuthState {
  return useSyncExternalStore(store.subscribe, store.read, () => SIGNED_OUT);
}
