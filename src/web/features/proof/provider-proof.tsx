import { useState } from "react";
import type { IdentityList } from "../../../contract/oidc.ts";
import { startIdentity } from "../../api/identities.ts";
import { asUser } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";

export type ProviderWays = Pick<IdentityList, "identities">;

/** For an account without a password: the provider asks who it is, and leads back to this page. */
export function ProviderProof({ identities }: ProviderWays) {
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const go = async (provider: string) => {
    setBusy(provider);
    setProblem(null);
    const from = window.location.pathname;
    const outcome = await asUser(() => startIdentity({ provider, purpose: "proof", from }));
    if (outcome.ok) return window.location.assign(outcome.value.location);
    setBusy(null);
    setProblem(outcome.failure.message);
  };

  return (
    <div className="grid gap-3">
      <p>You leave this page for a moment. When you are back, make your change again.</p>
      {identities.map(({ id, provider, label }) => (
        <Button key={id} loading={busy === provider} onClick={() => void go(provider)} className="w-full">
          {`Confirm with ${label}`}
        </Button>
      ))}
      <FormProblem>{problem}</FormProblem>
    </div>
  );
}
