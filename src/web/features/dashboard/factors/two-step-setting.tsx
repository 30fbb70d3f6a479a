import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { AuthenticatorSetup, FactorList } from "../../../../contract/factors.ts";
import { counted } from "../../../../domain/text/counted.ts";
import { beginAuthenticator, removeAuthenticator, renewRecoveryCodes } from "../../../api/factors.ts";
import { dayAndTime } from "../../../dates.ts";
import { Button } from "../../../ui/button.tsx";
import { FormProblem } from "../../../ui/form-messages.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { AuthenticatorDialog } from "./authenticator-dialog.tsx";
import { DisableDialog } from "./disable-dialog.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { changeFactors, type OwnFactors } from "./use-factors.ts";

const RENEW = "renew-recovery-codes";

type Open =
  | { what: "nothing" | "turn-off" | "renew" }
  | { what: "setup"; begun: AuthenticatorSetup }
  | { what: "codes"; title: string; codes: readonly string[] };

interface TwoStepSettingProps extends OwnFactors {
  /** Whether this site takes passwords; where it does not, a provider comes first. */
  passwordSignIn: boolean;
}

export function TwoStepSetting({ list, problem, again, passwordSignIn }: TwoStepSettingProps) {
  const [open, setOpen] = useState<Open>({ what: "nothing" });
  const close = () => setOpen({ what: "nothing" });

  const begin = async () => {
    const outcome = await changeFactors(beginAuthenticator);
    if (outcome.ok) setOpen({ what: "setup", begun: outcome.value });
    else showToast(outcome.failure.message);
  };
  const renew = async () => {
    const outcome = await renewRecoveryCodes();
    if (outcome.ok) setOpen({ what: "codes", title: "Your new recovery codes", codes: outcome.value });
    return outcome;
  };
  /** The button that began it may be gone by now. */
  const kept = () => {
    flushSync(close);
    document.getElementById(RENEW)?.focus();
  };
  const confirmed = async (codes: readonly string[]) => {
    if (codes.length > 0) setOpen({ what: "codes", title: "Two-step sign-in is on", codes });
    else close();
    showToast("Your authenticator app is set up.");
    await again();
  };

  if (problem) return <FormProblem>{problem}</FormProblem>;
  if (!list) return <Skeleton label="Asking about two-step sign-in" lines={2} />;
  const isOn = list.authenticator !== null || list.passkeys.length > 0;
  return (
    <div className="grid gap-5">
      {list.required && !isOn && (
        <Notice>
          This site asks its administrators for two-step sign-in. Set up an app or a passkey, and the admin
          pages open.
        </Notice>
      )}
      <AppState list={list} onBegin={begin} onTurnOff={() => setOpen({ what: "turn-off" })} />
      {isOn && <RecoveryState left={list.recoveryCodesLeft} onRenew={() => setOpen({ what: "renew" })} />}
      {open.what === "setup" && <AuthenticatorDialog begun={open.begun} onClose={close} onDone={confirmed} />}
      {open.what === "codes" && <RecoveryCodesDialog title={open.title} codes={open.codes} onClose={kept} />}
      {open.what === "renew" && (
        <DisableDialog
          title="Make new recovery codes?"
          text="Your old codes stop working at once."
          action="Make new ones"
          stay="Keep the old ones"
          remove={renew}
          onClose={() => setOpen((now) => (now.what === "renew" ? { what: "nothing" } : now))}
          onDone={again}
        />
      )}
      {open.what === "turn-off" && (
        <DisableDialog
          title="Turn the authenticator app off?"
          text={
            list.passkeys.length > 0
              ? "Its codes no longer sign you in. Your passkeys stay."
              : `After that, your ${passwordSignIn ? "password" : "provider"} alone signs you in, and your recovery codes are void.`
          }
          action="Turn off"
          remove={removeAuthenticator}
          onClose={close}
          onDone={() => {
            showToast("Your authenticator app is turned off.");
            return again();
          }}
        />
      )}
    </div>
  );
}

interface AppStateProps {
  list: FactorList;
  onBegin: () => Promise<void>;
  onTurnOff: () => void;
}

function AppState({ list: { authenticator }, onBegin, onTurnOff }: AppStateProps) {
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    await onBegin();
    setBusy(false);
  };
  return authenticator ? (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="min-w-0 grow">
        <span className="flex items-center gap-2 font-medium">
          <Icon of={ShieldCheck} className="size-5 text-proof" />
          Authenticator app
        </span>
        <span className="text-14 text-ink-soft">{`On since ${dayAndTime(authenticator.createdAt) ?? "an unknown day"}`}</span>
      </p>
      <Button variant="secondary" size="small" onClick={onTurnOff}>
        Turn off<span className="sr-only"> the authenticator app</span>
      </Button>
    </div>
  ) : (
    <Button variant="secondary" loading={busy} onClick={begin} className="justify-self-start">
      Set up an authenticator app
    </Button>
  );
}

function RecoveryState({ left, onRenew }: { left: number; onRenew: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="min-w-0 grow">
        <span className="block font-medium">Recovery codes</span>
        <span className={`text-14 ${left < 3 ? "text-stop" : "text-ink-soft"}`}>
          {`${counted(left, "code")} left`}
        </span>
      </p>
      <Button id={RENEW} variant="secondary" size="small" onClick={onRenew}>
        Make new ones<span className="sr-only">: recovery codes</span>
      </Button>
    </div>
  );
}
