import { useEffect, useRef, useState } from "react";
import type { PendingLink } from "../../../contract/oidc.ts";
import { connectPending, mailLink, proveLink, readPendingLink } from "../../api/identities.ts";
import { authStore } from "../../auth-state.ts";
import { content } from "../../content.ts";
import { outcomeMessage } from "../../provider-outcomes.ts";
import { Button } from "../../ui/button.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { showToast } from "../../ui/toast.tsx";
import { type CheckedField, useCheckedForm } from "../../ui/use-checked-form.ts";
import { AuthLayout } from "./auth-layout.tsx";
import SecondStepScreen from "./second-step-screen.tsx";

const fields: readonly CheckedField<"password">[] = [
  {
    name: "password",
    label: "Password",
    problem: (typed) => (typed("password") === "" ? "Password is required" : null),
    refusal: "wrong_credentials",
  },
];

const SECOND_STEP = "second_step_needed";

interface LinkAccountProps {
  /** From the mail that proves the account. */
  token: string | null;
  onBack: () => void;
}

/** After a provider's sign-in whose address has an account: it is connected once the person has proven that account. */
export default function LinkAccountScreen({ token, onBack }: LinkAccountProps) {
  const [pending, setPending] = useState<PendingLink | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const screen = useRef<HTMLDivElement>(null);
  const [stepNeeded, setStepNeeded] = useState(false);

  // The page that led here is gone, with whatever had the focus on it.
  useEffect(() => screen.current?.querySelector("h1")?.focus(), []);
  useEffect(() => {
    readPendingLink().then((outcome) => {
      if (outcome.ok) setPending(outcome.value);
      else setProblem(outcome.failure.message);
    });
  }, []);

  const sayLinked = () => {
    const message = pending && outcomeMessage("linked", pending.label);
    if (message) showToast(message, { to: "/dashboard", label: "Open your dashboard", isElsewhere: true });
  };
  const prove = async (proof: Parameters<typeof proveLink>[0]) => {
    const outcome = await authStore.request(() => proveLink(proof));
    if (outcome.ok) sayLinked();
    if (!outcome.ok && outcome.failure.code === SECOND_STEP) setStepNeeded(true);
    return outcome;
  };

  if (stepNeeded)
    return (
      <SecondStepScreen
        onBack={onBack}
        afterwards={async () => {
          if ((await connectPending()).ok) sayLinked();
        }}
      />
    );
  return (
    <div ref={screen} className="contents">
      <AuthLayout
        title="Is this your account?"
        lead={
          pending
            ? `There is an account with ${pending.email} already. Show that it is yours, and ${pending.label} opens it from now on.`
            : undefined
        }
      >
        <PageHead title="Is this your account?" description={`Sign in to ${content.name}.`} />
        <FormProblem>{problem}</FormProblem>
        {!pending && !problem && <Skeleton label="Asking for the account" lines={2} />}
        {pending && token !== null && <MailProof token={token} label={pending.label} prove={prove} />}
        {pending && token === null && <Ways pending={pending} prove={prove} />}
        <Button variant="quiet" className="-ms-5 justify-self-start" onClick={onBack}>
          Back to sign in
        </Button>
      </AuthLayout>
    </div>
  );
}

type Prove = (proof: Parameters<typeof proveLink>[0]) => ReturnType<typeof authStore.request>;

function MailProof({ token, label, prove }: { token: string; label: string; prove: Prove }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const connect = async () => {
    setBusy(true);
    const outcome = await prove({ token });
    setBusy(false);
    if (!outcome.ok && outcome.failure.code !== SECOND_STEP) setProblem(outcome.failure.message);
  };
  return (
    <>
      <Button className="w-full" loading={busy} onClick={connect}>
        {`Connect ${label} and sign in`}
      </Button>
      <FormProblem>{problem}</FormProblem>
    </>
  );
}

function Ways({ pending, prove }: { pending: PendingLink; prove: Prove }) {
  const [shown, setShown] = useState(false);
  const form = useCheckedForm(fields, (typed) => prove({ password: typed("password") }));
  return (
    <>
      {pending.password && (
        <form {...form.props} className="grid gap-5">
          {/* Tells a password manager whose password this is. */}
          <input type="text" name="username" autoComplete="username" value={pending.email} readOnly hidden />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            shown={shown}
            onToggle={() => setShown(!shown)}
            error={form.errors.get("password")}
          />
          <Button type="submit" loading={form.busy} className="w-full">
            {`Connect ${pending.label} and sign in`}
          </Button>
          <FormProblem>{form.failure?.code !== SECOND_STEP && form.failure?.message}</FormProblem>
        </form>
      )}
      {pending.mail && <MailWay email={pending.email} />}
      {!pending.password && !pending.mail && (
        <p className="border-s-2 border-marker ps-4">
          {`Sign in the way you did before, then connect ${pending.label} on your dashboard. If you cannot, an administrator of this site can reset your password.`}
        </p>
      )}
    </>
  );
}

function MailWay({ email }: { email: string }) {
  const [sent, setSent] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const outcome = await mailLink();
    setBusy(false);
    setSent(
      outcome.ok
        ? `A mail is on its way to ${email}. Open its link in this browser, within ten minutes.`
        : outcome.failure.message,
    );
  };
  return (
    <div className="grid gap-3">
      <Button variant="secondary" className="w-full" loading={busy} onClick={send}>
        Send me a link by mail instead
      </Button>
      <p role="status" className="text-14 wrap-anywhere empty:hidden">
        {sent}
      </p>
    </div>
  );
}
