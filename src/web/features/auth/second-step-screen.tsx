import { useEffect, useState } from "react";
import type { SecondStepWays } from "../../../contract/factors.ts";
import { secondStepWays, takeSecondStep } from "../../api/second-step.ts";
import { authStore } from "../../auth-state.ts";
import { content } from "../../content.ts";
import { SecondStepChoice } from "../../second-step/second-step-choice.tsx";
import { Button } from "../../ui/button.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AuthLayout } from "./auth-layout.tsx";

interface SecondStepScreenProps {
  /** Back to the password. */
  onBack: () => void;
  /** What is to be done once the person is in, before the page leads on. */
  afterwards?: () => Promise<void>;
}

/** After the right password, for accounts with a second factor. */
export default function SecondStepScreen({ onBack, afterwards }: SecondStepScreenProps) {
  const [ways, setWays] = useState<SecondStepWays | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    secondStepWays().then((outcome) => {
      if (outcome.ok) setWays(outcome.value);
      else setProblem(outcome.failure.message);
    });
  }, []);

  return (
    <AuthLayout title="One more step" lead="That was right. Now show once more that it is you.">
      <PageHead title="Second step" description={`Sign in to ${content.name}.`} />
      <FormProblem>{problem}</FormProblem>
      {!ways && !problem && <Skeleton label="Asking for the second step" lines={2} />}
      {ways && (
        <SecondStepChoice
          ways={ways}
          purpose="second-step"
          submit="Sign in"
          send={async (given) => {
            const outcome = await authStore.request(async () => {
              const taken = await takeSecondStep(given);
              if (taken.ok) await afterwards?.();
              return taken;
            });
            // The time is over: a better code would not help.
            if (!outcome.ok && outcome.failure.code === "second_step_over") {
              setWays(null);
              setProblem(outcome.failure.message);
            }
            return outcome;
          }}
        />
      )}
      <p className="border-t border-line pt-5 text-14 text-ink-soft">
        {ways && !ways.authenticator ? "Lost your passkey" : "Lost your phone"} and the recovery codes? The
        host of this site can reset your second factors.
      </p>
      <Button variant="quiet" className="-ms-5 justify-self-start" onClick={onBack}>
        Back to sign in
      </Button>
    </AuthLayout>
  );
}
