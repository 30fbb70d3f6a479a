import { useCallback, useEffect, useState } from "react";
import type { IdentityList } from "../../../contract/oidc.ts";
import { listIdentities } from "../../api/identities.ts";
import { asUser } from "../../session.ts";

export interface SignInWays extends IdentityList {
  /** Whether the server has said so; until then it is taken to be as most are. */
  isKnown: boolean;
  /** Asks the server anew. */
  again: () => void;
}

/** As most accounts are, until the server has said how this one is. */
const USUAL: IdentityList = { identities: [], providers: [], hasPassword: true, passwordSignIn: true };

/** By what this account is signed in to. */
export function useSignInWays(): SignInWays {
  const [known, setKnown] = useState(USUAL);
  const again = useCallback(() => {
    asUser(listIdentities).then((outcome) => {
      if (outcome.ok) setKnown(outcome.value);
    });
  }, []);
  useEffect(again, [again]);
  return { ...known, isKnown: known !== USUAL, again };
}
