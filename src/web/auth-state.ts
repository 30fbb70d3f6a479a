import { useSyncExternalStore } from "react";
import type { Failure, Outcome } from "./api/call-api.ts";
import { type DeviceStorage, deviceStorage } from "./device-storage.ts";
import { createStore } from "./store.ts";
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
  let saved = storage.read(STORAGE_KEY);
  const restored = parseUserInfo(saved);
  // The very object that the page was prerendered with: an equal one would have React take the whole page over in one go.
  const {
    read,
    subscribe,
    become: tell,
  } = createStore<AuthState>(restored ? { ...SIGNED_OUT, userInfo: restored } : SIGNED_OUT);
  let knewUser = restored !== null;
  let signedInHere = false;

  const become = (next: AuthState) => {
    knewUser ||= next.userInfo !== null;
    tell(next);
  };

  const save = (userInfo: UserInfo) => {
    storage.write(STORAGE_KEY, JSON.stringify(userInfo));
    saved = storage.read(STORAGE_KEY);
  };

  // Compared with what was there before, not with the user: where storage is blocked, nothing there signs nobody out.
  const readAgain = () => {
    const present = storage.read(STORAGE_KEY);
    if (present === saved) return;
    saved = present;
    signedInHere = false;
    become({ ...read(), userInfo: parseUserInfo(present) });
  };

  otherTabs.addEventListener("storage", (event) => {
    // A null key is the whole storage being cleared.
    if (event.key === STORAGE_KEY || event.key === null) readAgain();
  });

  return {
    read,
    subscribe,

    /** Whether this page has shown somebody as signed in, now or before: who then signs out must not be sought. */
    hasKnownUser: () => knewUser,

    /** Whether the sign-in was made on this page, and not by somebody in another tab of the device. */
    hasSignedInHere: () => signedInHere,

    /** For a page that slept: what other tabs did meanwhile was not told to it. */
    readAgain,

    /** Signing in or up: loading and no error while it runs, then the user or the error. */
    async request(ask: () => Promise<Outcome<UserInfo>>): Promise<Outcome<UserInfo>> {
      become({ ...read(), loading: true, error: null });
      const outcome = await ask();
      if (outcome.ok) {
        save(outcome.value);
        signedInHere = true;
        become({ loading: false, userInfo: outcome.value, error: null });
      } else become({ ...read(), loading: false, error: outcome.failure });
      return outcome;
    },

    /** What the server says about the same person now. */
    takeOver(userInfo: UserInfo) {
      if (JSON.stringify(userInfo) === JSON.stringify(read().userInfo)) return;
      save(userInfo);
      become({ ...read(), userInfo });
    },

    forget() {
      signedInHere = false;
      storage.remove(STORAGE_KEY);
      saved = null;
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
