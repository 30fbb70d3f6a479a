import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { afterSignIn } from "../after-sign-in.ts";
import { authStore, useAuthState } from "../auth-state.ts";
import { onReturn } from "../page-return.ts";
import { checkSession, onSessionEnd } from "../session.ts";
import { showToast } from "../ui/toast.tsx";

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
      takeBack.current = showToast("Your session has ended. Please sign in again.", {
        to: "/login",
        label: "Sign in",
      });
    });
    checkSession();
    const stopWatching = onReturn(
      () => {
        authStore.readAgain();
        checkSession();
      },
      { window, document },
    );
    return () => {
      stop();
      stopWatching();
    };
  }, []);

  useEffect(() => {
    if (signedIn) takeBack.current();
  }, [signedIn]);

  return null;
}
