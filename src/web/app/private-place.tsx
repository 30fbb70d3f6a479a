import { useState } from "react";
import { Navigate } from "react-router";
import { authStore } from "../auth-state.ts";
import { hasSessionEnded } from "../session.ts";
import { RequestedPage } from "./requested-page.tsx";

/** In the place of a private page without a user: whose session is over signs in and comes back, who signed out goes home, and anybody else is looked up first. */
export function PrivatePlace() {
  // As it was when the user went: the way to sign-in must not be changed by what happens on it.
  const [place] = useState(() =>
    hasSessionEnded() ? "sign-in" : authStore.hasKnownUser() ? "home" : "unknown",
  );
  if (place === "sign-in") return <Navigate to="/login" replace state={{ sessionEnded: true }} />;
  return place === "home" ? <Navigate to="/" replace /> : <RequestedPage />;
}
