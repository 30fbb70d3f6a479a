import { useEffect, useRef, useState } from "react";
import type { PasskeyAnswer, SecondStepWays } from "../../contract/factors.ts";
import type { Outcome } from "../api/call-api.ts";
import { hasPasskeys, passkeyAnswer } from "../passkeys/passkey-answer.ts";
import { Button } from "../ui/button.tsx";
import { FormProblem } from "../ui/form-messages.tsx";
import { CodeForm, type GivenCode, RecoveryForm } from "./code-forms.tsx";

interface SecondStepWaysProps {
  ways: SecondStepWays;
  purpose: "second-step" | "proof";
  /** What the button says. */
  submit: string;
  send: (given: GivenCode | { passkey: PasskeyAnswer }) => Promise<Outcome<unknown>>;
}

/** The ways to show the second factor: the app's code, a passkey, and a recovery code for whoever has neither at hand. */
export function SecondStepChoice({ ways, purpose, submit, send }: SecondStepWaysProps) {
  const [recovering, setRecovering] = useState(!ways.authenticator && !(ways.passkey && hasPasskeys()));
  const screen = useRef<HTMLDivElement>(null);
  const shown = useRef<boolean>(undefined);
  // The field that comes is where the person goes on.
  useEffect(() => {
    if (shown.current === recovering) return;
    shown.current = recovering;
    screen.current?.querySelector<HTMLElement>("[data-first-focus], button")?.focus();
  });
  const offersOthers = ways.authenticator || (ways.passkey && hasPasskeys());

  return (
    <div ref={screen} className="grid gap-5">
      {recovering ? (
        <RecoveryForm send={send} submit={submit} />
      ) : (
        <>
          {ways.authenticator && <CodeForm send={send} submit={submit} />}
          {ways.passkey && hasPasskeys() && (
            <PasskeyStep purpose={purpose} isOnlyWay={!ways.authenticator} send={send} />
          )}
        </>
      )}
      {(offersOthers || !recovering) && (
        <button
          type="button"
          onClick={() => setRecovering(!recovering)}
          className="text-link justify-self-start py-1 text-14"
        >
          {recovering ? "Use your app or passkey instead" : "Use a recovery code instead"}
        </button>
      )}
    </div>
  );
}

interface PasskeyStepProps extends Pick<SecondStepWaysProps, "purpose" | "send"> {
  isOnlyWay: boolean;
}

function PasskeyStep({ purpose, isOnlyWay, send }: PasskeyStepProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const use = async () => {
    setBusy(true);
    setProblem(null);
    const answer = await passkeyAnswer(purpose);
    const outcome = answer.ok ? await send({ passkey: answer.value }) : answer;
    setBusy(false);
    if (!outcome.ok) setProblem(outcome.failure.message);
  };

  return (
    <>
      <Button variant={isOnlyWay ? "primary" : "secondary"} className="w-full" loading={busy} onClick={use}>
        Use a passkey
      </Button>
      <FormProblem>{problem}</FormProblem>
    </>
  );
}
