import { useSyncExternalStore } from "react";
import type { Failure, Outcome } from "./api/call-api.ts";
import { type DeviceStorage, deviceStorage } from "./device-storage.ts";
import { parseUserInfo, type UserInfo } from "./user-info.ts";

const STORAGE_KEY = "userInfo";

interface AuthState {
  loading: boolean;
  userInfo: UserInfo | null;
  error: Failure | null;
}

const SIGNED_OUT: AuthState = { loading: false, userInfo: null, error: null };

type OtherTabs = Pick<Window, "addEventListener">;

export function createAuthStore(storage: DeviceStorage, otherTabs: OtherTabs) {
  const saved = () => parseUserInfo(storage.read(STORAGE_KEY));
  const listeners = new Set<() => void>();
  let state: AuthState = { ...SIGNED_OUT, userInfo: saved() };

  const become = (next: AuthState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  otherTabs.addEventListener("storage", (event) => {
    // A null key is the whole storage being cleared.
    if (event.key === STORAGE_KEY || event.key === null) become({ ...state, userInfo: saved() });
  });

  return {
    read: () => state,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Signing in or up: loading and no error while it runs, then the user or the error. */
    async request(ask: () => Promise<Outcome<UserInfo>>): Promise<Outcome<UserInfo>> {
      become({ ...state, loading: true, error: null });
      const outcome = await ask();
      if (outcome.ok) {
        storage.write(STORAGE_KEY, JSON.stringify(outcome.value));
        become({ loading: false, userInfo: outcome.value, error: null });
      } else become({ ...state, loading: false, error: outcome.failure });
      return outcome;
    },

    /** What the server says about the same person now. */
    takeOver(userInfo: UserInfo) {
      const record = JSON.stringify(userInfo);
      if (record === JSON.stringify(state.userInfo)) return;
      storage.write(STORAGE_KEY, record);
      become({ ...state, userInfo });
    },

    forget() {
      storage.remove(STORAGE_KEY);
      become(SIGNED_OUT);
    },
  };
}

/** At build there is no window, and the device's storage answers nothing. */
export const authStore = createAuthStore(
  deviceStorage,
  typeof window === "undefined" ? new EventTarget() : window,
);

/** The prerendered pages are those of a visitor; a restored user shows right after hydration. */
export function useAuthState(): AuthState {
  return useSyncExternalStore(authStore.subscribe, authStore.read, () => SIGNED_OUT);
}
