import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { afterSignIn } from "../after-sign-in.ts";
import { authStore, useAuthState } from "../auth-state.ts";
import { onReturn } from "../page-return.ts";
import { isEditorPath } from "../paths.ts";
import { checkSession, hasUnknownSession, onSessionEnd, seekSession } from "../session.ts";
import { showToast } from "../ui/toast.tsx";
import { isScreenHeld } from "../unsaved-screens.ts";
import { pageAt } from "./page-address.ts";
import { routes } from "./routes.ts";

const AFTER_OPENING_MS = 3000;

/** Has the user checked in the background, at start and on every return, and says gently when the session is over. */
export function SessionWatch() {
  const signedIn = useAuthState().userInfo !== null;
  const { pathname } = useLocation();
  const takeBack = useRef(() => {});

  useEffect(() => afterSignIn.visited(pathname), [pathname]);

  useEffect(() => {
    const stop = onSessionEnd(() => {
      // Back to where they were, once they are signed in again.
      afterSignIn.rememberAddress(window.location.pathname + window.location.search);
      // Its place is taken by the sign-in, which says so itself.
      if (routes[pageAt(window.location.pathname)].access === "signed-in" && !isScreenHeld()) return;
      takeBack.current = showToast("Your session has ended. Please sign in again.", {
        to: "/login",
        label: "Sign in",
      });
    });
    // A page that remembers nobody, while the browser has a session, asks who it is.
    // A resume that opens says as much about the session: the question waits until it is there.
    const opens = isEditorPath(pageAt(window.location.pathname));
    const first = setTimeout(hasUnknownSession() ? seekSession : checkSession, opens ? AFTER_OPENING_MS : 0);
    const stopWatching = onReturn(
      () => {
        authStore.readAgain();
        checkSession();
      },
      { window, document },
    );
    return () => {
      stop();
      clearTimeout(first);
      stopWatching();
    };
  }, []);

  useEffect(() => {
    if (signedIn) takeBack.current();
  }, [signedIn]);

  return null;
}
