import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { outcomeIn, outcomeMessage } from "../provider-outcomes.ts";
import { labelOf, serverSettings } from "../server-settings.ts";
import { showToast } from "../ui/toast.tsx";

/** These say it above their form. */
const SAID_THERE = ["/login", "/register"];

/** Says on a page of a signed-in person what came of the way to a provider, and takes it out of the address: a reload must not say it again. */
export function ProviderReturn() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const returned = SAID_THERE.includes(pathname) ? null : outcomeIn(search);
    if (!returned) return;
    navigate(pathname, { replace: true });
    serverSettings().then((settings) => {
      const label = labelOf(settings.ok ? settings.value : null, returned.provider);
      const message = outcomeMessage(returned.outcome, label);
      if (message) showToast(message);
    });
  }, [pathname, search, navigate]);
  return null;
}
