import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { resetPassword } from "../../api/reset-password.ts";
import { authStore } from "../../auth-state.ts";
import { content } from "../../content.ts";
import { logout } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary, FormProblem } from "../../ui/form-messages.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { newPasswordFields } from "./credentials-fields.ts";
import { useLinkToken } from "./link-token.ts";

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
        <NewPasswordForm token={token} onExpired={() => setExpired(true)} />
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
      <p className="text-ink-soft">
        A link works once, within an hour, and a newer one replaces it. Your password is as it was.
      </p>
      <p>
        <Link to="/forgot-password" className="text-link inline-block py-1">
          Ask for a new link
        </Link>
      </p>
    </div>
  );
}

interface NewPasswordFormProps {
  /** Undefined while the page is still being brought to life. */
  token: string | undefined;
  onExpired: () => void;
}

function NewPasswordForm({ token, onExpired }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const [shown, setShown] = useState(false);
  const form = useCheckedForm(newPasswordFields, async (typed) => {
    const outcome = await resetPassword({ token: token ?? "", password: typed("password") });
    if (outcome.ok) {
      // Every session of the account is over: who is still shown as signed in here would be sent on.
      if (authStore.read().userInfo) await logout();
      navigate("/login", { replace: true, state: { passwordChanged: true } });
    } else if (outcome.failure.status === 400 && outcome.failure.issues.length === 0) onExpired();
    return outcome;
  });
  return (
    <form {...form.props} className="grid gap-5">
      <ErrorSummary fields={newPasswordFields} errors={form.errors} onChoose={form.focusField} />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint="At least 8 characters, with a lowercase and an uppercase letter, a number and one of @$!%*?&"
        shown={shown}
        onToggle={() => setShown(!shown)}
        error={form.errors.get("password")}
      />
      <PasswordField
        label="Confirm password"
        name="confirmation"
        autoComplete="new-password"
        shown={shown}
        error={form.errors.get("confirmation")}
      />
      <Button type="submit" loading={form.busy} className="w-full noscript:hidden">
        Change password
      </Button>
      <FormProblem>{form.failure?.message}</FormProblem>
    </form>
  );
}
