import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { verifyEmail } from "../../api/verify-email.ts";
import type { PageProps } from "../../page.ts";
import { checkSession } from "../../session.ts";
import { PageHead } from "../../ui/page-head.tsx";
import type { User } from "../../user-info.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { useLinkToken } from "./link-token.ts";

type Step = { at: "working" | "done" } | { at: "failed"; message: string };

const INCOMPLETE: Step = { at: "failed", message: "The link from the mail is not complete." };

export function Page({ user }: PageProps) {
  const step = useVerification();
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
        {step.at === "failed" && (
          <div className="grid gap-3 border-s-2 border-stop ps-4">
            <p className="font-medium">{step.message}</p>
            <p className="text-ink-soft">
              A link works once, within two days. You can have a new one sent from your dashboard.
            </p>
          </div>
        )}
      </div>
      {step.at !== "working" && <WayOn user={user} />}
    </AuthLayout>
  );
}

function WayOn({ user }: { user: User | null }) {
  return (
    <p className="border-t border-line pt-5 text-14">
      <Link to={user ? "/dashboard" : "/login"} className="text-link inline-block py-1">
        {user ? "Go to your dashboard" : "Sign in"}
      </Link>
    </p>
  );
}

function useVerification(): Step {
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
      setStep(outcome.ok ? { at: "done" } : { at: "failed", message: outcome.failure.message });
      if (outcome.ok) checkSession();
    });
  }, [token]);

  return step;
}
