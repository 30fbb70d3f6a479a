import { lazy, Suspense, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { readSession } from "../../api/read-session.ts";
import { authStore } from "../../auth-state.ts";
import { outcomeMessage } from "../../provider-outcomes.ts";
import { labelOf, serverSettings } from "../../server-settings.ts";
import { LoadingOverlay } from "../../ui/loading-overlay.tsx";
import { showToast } from "../../ui/toast.tsx";
import type { Arrival, ProviderArrivalKind } from "./arrival.ts";
import { useHashToken } from "./link-token.ts";

const SecondStepScreen = lazy(() => import("./second-step-screen.tsx"));
const LinkAccountScreen = lazy(() => import("./link-account-screen.tsx"));

const OPENING = "Signing you in...";

interface ProviderArrivalProps {
  kind: ProviderArrivalKind;
  returned: Arrival["returned"];
}

/** Of the sign-in there is only the cookie: who it is, is asked of the server. */
export function ProviderArrival({ kind, returned }: ProviderArrivalProps) {
  const navigate = useNavigate();
  const asked = useRef(false);
  const token = useHashToken();
  useEffect(() => {
    if (kind !== "signed-in" || asked.current) return;
    asked.current = true;
    authStore.request(readSession).then((outcome) => {
      if (!outcome.ok) navigate("/login", { replace: true });
      else if (returned) void sayWelcome(returned);
    });
  }, [kind, returned, navigate]);
  const back = () => navigate("/login", { replace: true });
  return (
    <Suspense fallback={<LoadingOverlay message={OPENING} />}>
      <h1 className="sr-only">Signing in</h1>
      {kind === "signed-in" && <LoadingOverlay message={OPENING} />}
      {kind === "second-step" && (
        <SecondStepScreen
          onBack={back}
          afterwards={async () => {
            if (returned) await sayWelcome({ ...returned, outcome: "signed-in" });
          }}
        />
      )}
      {kind === "link" && <LinkAccountScreen token={token} onBack={back} />}
    </Suspense>
  );
}

/** The page that it leads on to shows nothing of it. */
async function sayWelcome({ outcome, provider }: NonNullable<Arrival["returned"]>): Promise<void> {
  const settings = await serverSettings();
  const message = outcomeMessage(outcome, labelOf(settings.ok ? settings.value : null, provider));
  if (message) showToast(message, { to: "/dashboard", label: "Open your dashboard", isElsewhere: true });
}
