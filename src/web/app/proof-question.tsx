import { lazy, Suspense, useEffect } from "react";
import { answerProof, useProofWanted } from "../proof.ts";
import type { User } from "../user-info.ts";

const ProofDialog = lazy(() => import("../features/proof/proof-dialog.tsx"));

/** Asks whoever is at the page who they are, when a change needs it. Fetched then: most visits never need it. */
export function ProofQuestion({ user }: { user: User | null }) {
  const wanted = useProofWanted();
  const leftOpen = wanted && !user;
  // Nobody is signed in any more: the next person must not be asked about the change of the one before.
  useEffect(() => {
    if (leftOpen) answerProof(false);
  }, [leftOpen]);
  return wanted && user ? (
    <Suspense>
      <ProofDialog user={user} />
    </Suspense>
  ) : null;
}
