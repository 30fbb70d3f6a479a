import { afterSignIn } from "./after-sign-in.ts";
import type { Outcome } from "./api/call-api.ts";
import { endSession } from "./api/end-session.ts";
import { readSession } from "./api/read-session.ts";
import { authStore } from "./auth-state.ts";
import { deviceStorage } from "./device-storage.ts";
import { ownerOf } from "./drafts/draft-owner.ts";
import { endHolds } from "./unsaved-screens.ts";

/** Stands on the device from a sign-out until the server knows of it: until then the session is open, and nobody's to find. */
const SIGNED_OUT_KEY = "signed-out";

const endListeners = new Set<() => void>();

let endedHere = false;

/** Whether the server was found not to know the person of this page any more, and nobody has signed in or out since. */
export const hasSessionEnded = () => endedHere;

/** Tells when the server no longer knows somebody whom this page showed as signed in. */
export function onSessionEnd(listener: () => void) {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** A call of a signed-in person. When the session turns out to be over, the person is signed out here too. */
export async function asUser<Value>(call: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  const { userInfo } = authStore.read();
  const outcome = await call();
  const ended = !outcome.ok && outcome.failure.status === 401;
  // Whoever signed in while the call ran must not be signed out by the answer to an older session.
  if (ended && userInfo && authStore.read().userInfo === userInfo) {
    endedHere = true;
    authStore.forget();
    for (const listener of endListeners) listener();
  }
  // Somebody else has set the password meanwhile: the page learns it, and leads to the owner's own.
  if (!outcome.ok && outcome.failure.code === "password_change_needed") await checkSession();
  return outcome;
}

/** Asks the server about the restored user. Without an answer nothing changes. */
export async function checkSession(): Promise<void> {
  const { userInfo } = authStore.read();
  if (!userInfo) return;
  const outcome = await asUser(readSession);
  if (outcome.ok && authStore.read().userInfo === userInfo) authStore.takeOver(outcome.value);
}

const SESSION_SIGN = /(?:^|; )((?:__Host-)?candor_signed_in)=1/;

/** Whether the browser has the sign of a session while this page remembers nobody. */
export function hasUnknownSession(): boolean {
  return authStore.read().userInfo === null && SESSION_SIGN.test(document.cookie);
}

/** Of a session that is over: else every page would ask for it again. */
function forgetSign(): void {
  const name = SESSION_SIGN.exec(document.cookie)?.[1];
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is asynchronous, and unknown to some browsers.
  if (name) document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax${secure}`;
}

export type SoughtSession = "found" | "none" | "unreachable";

/** Asks the server whether a session is open that this browser does not remember, as after its storage was cleared. */
export async function seekSession(): Promise<SoughtSession> {
  if (deviceStorage.read(SIGNED_OUT_KEY) !== null) {
    await tellSignedOut();
    return "none";
  }
  const outcome = await readSession();
  if (outcome.ok) authStore.takeOver(outcome.value);
  else if (outcome.failure.status === 401) forgetSign();
  return outcome.ok ? "found" : outcome.failure.status === 401 ? "none" : "unreachable";
}

/** Signs out here at once; answers whether the server was told. */
export async function logout(): Promise<boolean> {
  endedHere = false;
  const user = authStore.read().userInfo?.user;
  endHolds();
  afterSignIn.forget();
  authStore.forget();
  if (user)
    import("./drafts/forget-saved.ts")
      .then(({ forgetSaved }) => forgetSaved(ownerOf(user)))
      .catch(() => undefined);
  deviceStorage.write(SIGNED_OUT_KEY, "yes");
  return tellSignedOut();
}

async function tellSignedOut(): Promise<boolean> {
  const { ok } = await endSession();
  if (ok) deviceStorage.remove(SIGNED_OUT_KEY);
  return ok;
}

/** A new session is the person's own to find again. */
authStore.subscribe(() => {
  if (authStore.read().userInfo) endedHere = false;
  if (authStore.hasSignedInHere()) deviceStorage.remove(SIGNED_OUT_KEY);
});
