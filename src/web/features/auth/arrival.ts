import { useLocation } from "react-router";
import { outcomeIn } from "../../provider-outcomes.ts";
import { useHydrated } from "../../use-hydrated.ts";
import { propertyOf } from "../../user-info.ts";

/** How a person comes back from a provider: signed in, before the second step, or before the account is proven. */
export type ProviderArrivalKind = "signed-in" | "second-step" | "link";

/** What the navigation brought along. It outlives a reload, which the prerendered page knows nothing of. */
export interface Arrival {
  fromDemo: boolean;
  passwordChanged: boolean;
  /** By the link that confirms an address, with a new password. */
  accountTaken: boolean;
  /** Sent here from a page of an account, whose session was found to be over. */
  sessionEnded: boolean;
  /** Back from a provider, with more to do than to say. */
  byProvider: ProviderArrivalKind | null;
  /** Back from a provider that did not sign the person in. */
  returned: ReturnType<typeof outcomeIn>;
}

type Flag = "fromDemo" | "passwordChanged" | "accountTaken" | "sessionEnded";

export function useArrival(): Arrival {
  const { state, search, hash } = useLocation();
  const hydrated = useHydrated();
  const known: unknown = hydrated ? state : null;
  const returned = hydrated ? outcomeIn(search) : null;
  const has = (flag: Flag) => propertyOf(known, flag) === true;
  return {
    fromDemo: has("fromDemo"),
    passwordChanged: has("passwordChanged"),
    accountTaken: has("accountTaken"),
    sessionEnded: has("sessionEnded"),
    byProvider: kindOf(returned?.outcome, hydrated && hash.startsWith("#token=")),
    returned,
  };
}

/** A mailed link that proves an account has its token behind the address of this page, and no outcome. */
function kindOf(outcome: string | undefined, hasToken: boolean): ProviderArrivalKind | null {
  if (hasToken) return "link";
  if (outcome === "joined") return "signed-in";
  return outcome === "signed-in" || outcome === "second-step" || outcome === "link" ? outcome : null;
}
