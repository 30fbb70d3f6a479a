import { useEffect } from "react";
import { useLocation } from "react-router";

/** "Back" while React takes the page over: the router does not listen yet, and would go on showing the page that was left. */
export function EarlyBack() {
  const shown = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once; from here on the router listens
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (pathname === shown.pathname && search === shown.search && hash === shown.hash) return;
    window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
  }, []);

  return null;
}
