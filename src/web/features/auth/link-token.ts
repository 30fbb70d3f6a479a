import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { propertyOf } from "../../user-info.ts";

const KEPT = "linkToken";

/** The token of a link from a mail: undefined until the page has looked, null when there is none. */
export function useLinkToken(): string | null | undefined {
  const { hash } = useLocation();
  const [token, setToken] = useState<string | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second link opened in the same tab changes only the hash.
  useEffect(() => {
    const found = new URLSearchParams(window.location.hash.slice(1)).get("token");
    // Whoever looks over the shoulder or into the history must not find it; a reload of this entry does.
    if (found)
      window.history.replaceState({ ...window.history.state, [KEPT]: found }, "", window.location.pathname);
    const kept = propertyOf(window.history.state, KEPT);
    setToken((known) => found ?? known ?? (typeof kept === "string" ? kept : null));
  }, [hash]);
  return token;
}
