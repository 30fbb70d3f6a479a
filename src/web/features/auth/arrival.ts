import { useLocation } from "react-router";
import { useHydrated } from "../../use-hydrated.ts";
import { propertyOf } from "../../user-info.ts";

/** What the navigation brought along. It outlives a reload, which the prerendered page knows nothing of. */
export interface Arrival {
  fromDemo: boolean;
  passwordChanged: boolean;
  /** By the link that confirms an address, with a new password. */
  accountTaken: boolean;
}

export function useArrival(): Arrival {
  const { state } = useLocation();
  const known: unknown = useHydrated() ? state : null;
  const has = (flag: keyof Arrival) => propertyOf(known, flag) === true;
  return {
    fromDemo: has("fromDemo"),
    passwordChanged: has("passwordChanged"),
    accountTaken: has("accountTaken"),
  };
}
