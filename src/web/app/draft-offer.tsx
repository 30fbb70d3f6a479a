import { useEffect, useRef } from "react";
import { authStore } from "../auth-state.ts";
import { showToast } from "../ui/toast.tsx";

/** Right after somebody has signed in: what they made without an account is offered to be kept. */
export function DraftOffer({ signedIn }: { signedIn: boolean }) {
  // What the device knew at the start: a page that is hydrated shows a visitor first.
  const before = useRef(authStore.read().userInfo !== null);

  useEffect(() => {
    const justNow = !before.current && signedIn;
    before.current = authStore.read().userInfo !== null;
    if (!justNow) return;
    import("../drafts/guest-drafts.ts")
      .then(({ listGuestDrafts }) => listGuestDrafts())
      .then((drafts) => {
        if (drafts.length > 0)
          showToast("You have a draft on this device.", {
            to: "/dashboard",
            label: "Keep it in your account",
          });
      })
      .catch(() => undefined);
  }, [signedIn]);

  return null;
}
