import { useEffect, useState } from "react";
import { lookAtInvitation } from "../../api/look-at-invitation.ts";
import { useLinkToken } from "./link-token.ts";

export type Invitation =
  | { state: "none" | "looking" }
  | { state: "valid"; token: string; email: string | null }
  | { state: "over"; message: string };

/** The invitation that the page was opened with. */
export function useInvitation(isWanted: boolean): Invitation {
  const token = useLinkToken(isWanted);
  const [known, setKnown] = useState<Invitation>({ state: "none" });
  useEffect(() => {
    if (!token) return;
    setKnown({ state: "looking" });
    lookAtInvitation(token).then((outcome) =>
      setKnown(
        outcome.ok
          ? { state: "valid", token, email: outcome.value.email }
          : { state: "over", message: outcome.failure.message },
      ),
    );
  }, [token]);
  return known;
}
