import { useState } from "react";
import type { Failure } from "../../api/call-api.ts";
import { authStore, useAuthState } from "../../auth-state.ts";
import { Button } from "../../ui/button.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";

/** Stands in the prerendered page; where a browser knows no passkeys, it is gone before the first paint. */
export function PasskeySignIn() {
  const [failure, setFailure] = useState<Failure | null>(null);
  const { error } = useAuthState();

  const signIn = async () => {
    const { signInWithPasskey } = await import("../../passkeys/sign-in.ts");
    const outcome = await authStore.request(signInWithPasskey);
    setFailure(outcome.ok ? null : outcome.failure);
  };

  return (
    <div data-passkeys className="grid gap-5 noscript:hidden">
      <Button variant="secondary" className="w-full" onClick={signIn}>
        Sign in with a passkey
      </Button>
      <FormProblem>{error === failure && error?.message}</FormProblem>
    </div>
  );
}
