import { useEffect, useId, useState } from "react";
import type { SecondStepWays } from "../../../contract/factors.ts";
import { listFactors } from "../../api/factors.ts";
import { listIdentities } from "../../api/identities.ts";
import { prove } from "../../api/prove.ts";
import { answerProof } from "../../proof.ts";
import { SecondStepChoice } from "../../second-step/second-step-choice.tsx";
import { asUser } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { User } from "../../user-info.ts";
import { PasswordProof } from "./password-proof.tsx";
import { ProviderProof, type ProviderWays } from "./provider-proof.tsx";

/** The question that stands before a change that matters, whatever the change is. */
export default function ProofDialog({ user }: { user: User }) {
  const [busy, setBusy] = useState(false);
  const formId = useId();
  const [ways, setWays] = useWays();
  const cancel = () => answerProof(false);
  const given = () => answerProof(true);
  const byPassword = ways === "password";
  return (
    <Dialog
      // Opened when it is known what is asked for: the focus begins at its field.
      open={ways !== null}
      onClose={cancel}
      title="Confirm it is you"
      staysOnOutsideClick
      actions={
        <>
          <Button variant="quiet" onClick={cancel}>
            Cancel
          </Button>
          {byPassword && (
            <Button type="submit" form={formId} loading={busy}>
              Confirm
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <p>You signed in a while ago. Before this change, please show that it is still you.</p>
        {byPassword && (
          <PasswordProof
            id={formId}
            email={user.email}
            onBusy={setBusy}
            onGiven={given}
            // Which one was not to be learned: each is offered.
            onFactorNeeded={() => setWays({ authenticator: true, passkey: true })}
          />
        )}
        {ways !== null && typeof ways === "object" && "identities" in ways && (
          <ProviderProof identities={ways.identities} />
        )}
        {ways !== null && typeof ways === "object" && "authenticator" in ways && (
          <SecondStepChoice
            ways={ways}
            purpose="proof"
            submit="Confirm"
            send={async (proof) => {
              const outcome = await asUser(() => prove(proof));
              if (outcome.ok) given();
              return outcome;
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

/** What this account proves itself with; null until it is known. */
function useWays() {
  const [ways, setWays] = useState<SecondStepWays | ProviderWays | "password" | null>(null);
  useEffect(() => {
    Promise.all([asUser(listFactors), asUser(listIdentities)]).then(([listed, known]) => {
      // Without an answer the password is asked for; who has a factor learns so from the server.
      const factors = listed.ok ? listed.value : null;
      const found = { authenticator: factors?.authenticator != null, passkey: !!factors?.passkeys.length };
      const hasNone = known.ok && !known.value.hasPassword;
      if (found.authenticator || found.passkey) setWays(found);
      else setWays(hasNone ? { identities: known.value.identities } : "password");
    });
  }, []);
  return [ways, setWays] as const;
}
