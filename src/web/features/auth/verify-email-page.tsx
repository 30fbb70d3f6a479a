import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { verifyEmail } from "../../api/verify-email.ts";
import { authStore } from "../../auth-state.ts";
import type { PageProps } from "../../page.ts";
import { checkSession, logout } from "../../session.ts";
import { PageHead } from "../../ui/page-head.tsx";
import type { User } from "../../user-info.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { carryToken, useLinkToken } from "./link-token.ts";
import { NewPasswordForm } from "./new-password-form.tsx";

type Step =
  | { at: "working" | "done" }
  /** The link was opened where nobody is signed in to the account: who reads the mail chooses the password. */
  | { at: "password"; token: string }
  /** It is the address that an account shall have: only who is signed in to that account confirms it. */
  | { at: "sign-in"; token: string }
  | { at: "failed"; message: string };

const INCOMPLETE: Step = { at: "failed", message: "The link from the mail is not complete." };

export function Page({ user }: PageProps) {
  const { step, setStep } = useVerification();
  const navigate = useNavigate();

  const confirmWith = (token: string) => async (password: string) => {
    const outcome = await verifyEmail({ token, password });
    if (outcome.ok) {
      // Somebody else may be signed in here: the account of the link is the one to sign in to.
      if (authStore.read().userInfo) await logout();
      navigate("/login", { replace: true, state: { accountTaken: true } });
    } else if (outcome.failure.status === 400 && outcome.failure.issues.length === 0)
      setStep({ at: "failed", message: outcome.failure.message });
    return outcome;
  };

  return (
    <AuthLayout title="Confirm your email address">
      <PageHead
        title="Confirm your email address"
        description="Confirm the email address of your account."
        unlisted
      />
      <div role="status" className="grid gap-3">
        {step.at === "working" && <p>One moment, we are checking the link.</p>}
        {step.at === "done" && <p>Thank you. Your email address is confirmed.</p>}
        {step.at === "password" && (
          <>
            <p>
              Did you open this account? Then{" "}
              <Link to="/login" state={carryToken(step.token)} className="text-link">
                sign in on this device
              </Link>
              : the address is confirmed, and nothing else changes.
            </p>
            <p className="text-ink-soft">
              Or choose a password for this account. Every other device that is signed in to it is signed out,
              also one of somebody who opened it with your address.
            </p>
          </>
        )}
        {step.at === "sign-in" && (
          <>
            <p className="font-medium">Please sign in to the account that shall have this address.</p>
            <p className="text-ink-soft">
              {user
                ? `You are signed in as ${user.email}, which is another account. Sign out here, then open the link from the mail again.`
                : "After that, the address is confirmed here."}
            </p>
          </>
        )}
        {step.at === "failed" && (
          <div className="grid gap-3 border-s-2 border-stop ps-4">
            <p className="font-medium">{step.message}</p>
            <p className="text-ink-soft">
              A link works once, within two days. You can have a new one sent from your dashboard.
            </p>
          </div>
        )}
      </div>
      {step.at === "password" && (
        <NewPasswordForm submit="Confirm and set password" send={confirmWith(step.token)} />
      )}
      {(step.at === "done" || step.at === "failed") && <FailureAction user={user} />}
      {step.at === "sign-in" && <FailureAction user={user} token={step.token} />}
    </AuthLayout>
  );
}

function FailureAction({ user, token }: { user: User | null; token?: string }) {
  return (
    <p className="border-t border-line pt-5 text-14">
      <Link
        to={user ? "/dashboard" : "/login"}
        state={user || token === undefined ? null : carryToken(token)}
        className="text-link touch-link"
      >
        {user ? "Go to your dashboard" : "Sign in"}
      </Link>
    </p>
  );
}

function useVerification() {
  const token = useLinkToken();
  const [step, setStep] = useState<Step>({ at: "working" });
  const redeemed = useRef<string>(undefined);

  useEffect(() => {
    if (token === null) setStep(INCOMPLETE);
    // A token works once: asking twice would turn success into failure.
    if (!token || redeemed.current === token) return;
    redeemed.current = token;
    setStep({ at: "working" });
    verifyEmail({ token }).then((outcome) => {
      if (outcome.ok) {
        setStep({ at: "done" });
        checkSession();
      } else if (outcome.failure.code === "new_password_needed") setStep({ at: "password", token });
      else if (outcome.failure.code === "sign_in_to_confirm") setStep({ at: "sign-in", token });
      else setStep({ at: "failed", message: outcome.failure.message });
    });
  }, [token]);

  return { step, setStep };
}
