import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { resetPassword } from "../../api/reset-password.ts";
import { authStore } from "../../auth-state.ts";
import { content } from "../../content.ts";
import { logout } from "../../session.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { AuthLayout } from "./auth-layout.tsx";
import { useLinkToken } from "./link-token.ts";
import { NewPasswordForm } from "./new-password-form.tsx";

export function Page() {
  const token = useLinkToken();
  const [expired, setExpired] = useState(false);
  return (
    <AuthLayout title="Choose a new password">
      <PageHead
        title="Choose a new password"
        description={`Choose a new password for your ${content.name} account.`}
        unlisted
      />
      {token === null || expired ? (
        <DeadLink expired={expired} />
      ) : (
        <ResetForm token={token} onExpired={() => setExpired(true)} />
      )}
    </AuthLayout>
  );
}

function DeadLink({ expired }: { expired: boolean }) {
  return (
    <div role="alert" className="grid gap-3 border-s-2 border-stop ps-4">
      <p className="font-medium">
        {expired ? "This link is no longer valid." : "The link from the mail is not complete."}
      </p>
      <p className="text-ink-soft">A link works once, within an hour, and using one ends the others.</p>
      <p>
        <Link to="/forgot-password" className="text-link touch-link">
          Ask for a new link
        </Link>
      </p>
    </div>
  );
}

interface ResetFormProps {
  /** Undefined while the page is still being brought to life. */
  token: string | undefined;
  onExpired: () => void;
}

function ResetForm({ token, onExpired }: ResetFormProps) {
  const navigate = useNavigate();
  const send = async (password: string) => {
    const outcome = await resetPassword({ token: token ?? "", password });
    if (outcome.ok) {
      // Every session of the account is over: who is still shown as signed in here would be sent on.
      if (authStore.read().userInfo) await logout();
      navigate("/login", { replace: true, state: { passwordChanged: true } });
    } else if (outcome.failure.status === 400 && outcome.failure.issues.length === 0) onExpired();
    return outcome;
  };
  return <NewPasswordForm submit="Change password" send={send} />;
}
