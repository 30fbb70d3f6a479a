import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { propertyOf } from "../../user-info.ts";

const KEPT = "linkToken";

/** For a link to another page of ours that is to lead back to this one: as hidden as it is here, and as long as that page is. */
export const carryToken = (token: string) => ({ [KEPT]: token });

/** The token in the address that opened this page, for a link that works in this browser alone: taken out of sight, and not kept. */
export function useHashToken(): string | null {
  const { hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get("token"));
  useEffect(() => {
    if (token !== null) window.history.replaceState(window.history.state, "", window.location.pathname);
  }, [token]);
  return token;
}

/** What another page was given to bring back; null where there is nothing. */
export function useCarriedToken(): string | null {
  return tokenIn(useLocation().state);
}

function tokenIn(state: unknown): string | null {
  const token = propertyOf(state, KEPT);
  return typeof token === "string" ? token : null;
}

/** The token of a link from a mail: undefined until the page has looked, null when there is none. */
export function useLinkToken(isWanted = true): string | null | undefined {
  const { hash, state } = useLocation();
  const [token, setToken] = useState<string | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second link opened in the same tab changes only the hash.
  useEffect(() => {
    if (!isWanted) return;
    const found = new URLSearchParams(window.location.hash.slice(1)).get("token");
    // Whoever looks over the shoulder or into the history must not find it; a reload of this entry does.
    if (found)
      window.history.replaceState({ ...window.history.state, [KEPT]: found }, "", window.location.pathname);
    setToken((known) => found ?? known ?? tokenIn(window.history.state) ?? tokenIn(state));
  }, [hash, isWanted]);
  return token;
}
