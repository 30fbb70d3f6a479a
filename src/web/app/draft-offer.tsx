import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { afterSignIn } from "../after-sign-in.ts";
import { authStore } from "../auth-state.ts";
import { showToast } from "../ui/toast.tsx";

/** The dashboard offers it for as long as it takes; this is only the pointer to it. */
const SHOWN_MS = 30_000;

/** Right after somebody has signed in: what was written without an account on this device is offered to be kept. */
export function DraftOffer({ signedIn }: { signedIn: boolean }) {
  // What the device knew at the start: a page that is hydrated shows a visitor first.
  const before = useRef(authStore.read().userInfo !== null);
  const { pathname } = useLocation();
  const shown = useRef<{ at: string; takeBack: () => void } | null>(null);

  useEffect(() => {
    const justNow = !before.current && signedIn;
    before.current = authStore.read().userInfo !== null;
    // A person who asked for it is not asked again: the draft is on its way into the account.
    const isOnItsWay = authStore.hasSignedInHere() && afterSignIn.read().draft !== undefined;
    if (!justNow || isOnItsWay) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    import("../drafts/guest-drafts.ts")
      .then(({ listWrittenDrafts }) => listWrittenDrafts())
      .then((drafts) => {
        if (over || drafts.length === 0) return;
        const takeBack = showToast("You have a draft on this device.", {
          to: "/dashboard",
          label: "Keep it in your account",
        });
        shown.current = { at: window.location.pathname, takeBack };
        timer = setTimeout(takeBack, SHOWN_MS);
      })
      .catch(() => undefined);
    return () => {
      over = true;
      clearTimeout(timer);
      shown.current?.takeBack();
    };
  }, [signedIn]);

  // A person who goes on has seen it. Left standing, it would offer what may be kept already.
  useEffect(() => {
    if (shown.current && shown.current.at !== pathname) shown.current.takeBack();
  }, [pathname]);

  return null;
}
