import { useEffect, useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { afterSignIn } from "../../after-sign-in.ts";
import { authStore } from "../../auth-state.ts";
import { LoadingOverlay } from "../../ui/loading-overlay.tsx";
import { showToast } from "../../ui/toast.tsx";
import type { User } from "../../user-info.ts";
import { carryToken, useCarriedToken } from "./link-token.ts";

/** Leads on a person who is signed in: back to a confirmation, to the draft that comes along, to the address that was asked for, else home. */
export function SignedIn({ user }: { user: User }) {
  const token = useCarriedToken();
  const [wish] = useState(afterSignIn.read);
  const navigate = useNavigate();
  // Somebody who signs in elsewhere on a shared device must not be given the draft of the person at this page.
  const draft = authStore.hasSignedInHere() ? wish.draft : undefined;
  const next = wish.address ?? homeOf(user);

  useEffect(() => {
    if (draft === undefined) return afterSignIn.forget();
    let outdated = false;
    openDraft(draft).then((opened) => {
      afterSignIn.forget();
      if (!outdated) navigate(opened ?? next, { replace: true });
    });
    return () => {
      outdated = true;
    };
  }, [draft, next, navigate]);

  // Whoever signs in to confirm an address goes on with that; the page of the link knows what comes of it.
  if (token !== null) return <Navigate to="/verify-email" replace state={carryToken(token)} />;
  if (draft === undefined) return <Navigate to={next} replace />;
  return (
    <>
      <h1 className="sr-only">Your draft</h1>
      <LoadingOverlay message="Putting your draft into your account..." />
    </>
  );
}

/** Where the draft is now; null where it could not be brought, which is said. */
async function openDraft(id: string): Promise<string | null> {
  const outcome = await import("../../drafts/bring-draft.ts").then(
    ({ bringDraft }) => bringDraft(id),
    () => "unreachable" as const,
  );
  if (outcome === null) return null;
  if (outcome !== "unreachable" && outcome.ok) return `/ai/${encodeURIComponent(outcome.value.id)}`;
  const reason = outcome === "unreachable" ? "Check your connection." : outcome.failure.message;
  showToast(`Your draft is not in your account yet. ${reason} It is safe on this device.`, {
    to: "/dashboard",
    label: "Try again",
  });
  return null;
}

function homeOf(user: User): string {
  return user.role === "admin" ? "/admin/users/all" : "/";
}
