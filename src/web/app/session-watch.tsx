import { useEffect, useRef } from "react";
import { useAuthState } from "../auth-state.ts";
import { checkSession, onSessionEnd } from "../session.ts";
import { showToast } from "../ui/toast.tsx";

/** Has the restored user checked in the background, and says so gently when the session is over. */
export function SessionWatch() {
  const signedIn = useAuthState().userInfo !== null;
  const takeBack = useRef(() => {});

  useEffect(() => {
    const stop = onSessionEnd(() => {
      takeBack.current = showToast("Your session has ended. Please sign in again.", {
        to: "/login",
        label: "Sign in",
      });
    });
    checkSession();
    return () => void stop();
  }, []);

  useEffect(() => {
    if (signedIn) takeBack.current();
  }, [signedIn]);

  return null;
}
