import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { ServerSettings } from "../../api/read-settings.ts";
import { content } from "../../content.ts";
import { useServerSettings } from "../../server-settings.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { callForReset } from "./call-for-reset.ts";
import { emailField } from "./credentials-fields.ts";
import { ProviderLinks } from "./provider-links.tsx";

interface Sent {
  email: string;
  byMail: boolean;
}

export function ForgotPassword() {
  const [sent, setSent] = useState<Sent | null>(null);
  const screen = useFocusOn(sent);
  const settings = useServerSettings();

  return (
    <div ref={screen} className="contents">
      {settings?.passwordSignIn === false ? (
        <NoPasswords providers={settings.providers} />
      ) : sent ? (
        <CheckYourEmail {...sent} />
      ) : (
        <EmailForm onSent={setSent} />
      )}
    </div>
  );
}

function EmailForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const form = useCheckedForm([emailField], async (typed) => {
    const outcome = await callForReset(typed("email"));
    if (outcome.ok) onSent({ email: typed("email"), byMail: outcome.value.byMail });
    return outcome;
  });
  return (
    <AuthLayout
      title="Forgot Password?"
      lead="Enter the email address of your account, and we tell you how to get back in."
    >
      <PageHead title="Forgot password" description={`Get back into your ${content.name} account.`} />
      <form {...form.props} className="grid gap-5">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={form.errors.get("email")}
        />
        <Button type="submit" loading={form.busy} className="w-full noscript:hidden">
          Reset password
        </Button>
        <FormProblem>{form.failure?.message}</FormProblem>
      </form>
      <BackToSignIn />
    </AuthLayout>
  );
}

/** Where only providers sign people in, there is nothing that could be forgotten here. */
function NoPasswords({ providers }: Pick<ServerSettings, "providers">) {
  return (
    <AuthLayout
      title="Forgot Password?"
      lead="This site takes no passwords: a provider signs you in. What you forgot there, you choose anew there."
    >
      <PageHead title="Forgot password" description={`Get back into your ${content.name} account.`} />
      <ProviderLinks providers={providers} beforeForm={false} />
      <BackToSignIn />
    </AuthLayout>
  );
}

function CheckYourEmail({ email, byMail }: Sent) {
  return (
    <AuthLayout title="Check Your Email">
      <PageHead title="Check your email" description={`Get back into your ${content.name} account.`} />
      {byMail ? (
        <div className="grid gap-3">
          <p>
            If there is an account with <strong className="font-medium break-words">{email}</strong>, a link
            to choose a new password is on its way. It works once, within an hour.
          </p>
          <p className="text-14 text-ink-soft">
            Nothing there? Look among the unwanted mail, then try again.
          </p>
        </div>
      ) : (
        <p className="border-s-2 border-marker ps-4">
          This server sends no mail. An administrator can reset the password for{" "}
          <strong className="font-medium break-words">{email}</strong>.
        </p>
      )}
      <BackToSignIn />
    </AuthLayout>
  );
}

function BackToSignIn() {
  return (
    <p className="border-t border-line pt-5 text-14">
      <Link to="/login" className="text-link touch-link">
        Back to sign in
      </Link>
    </p>
  );
}

/** The next step of this screen begins at its heading, for eyes and for ears: the address, and with it the page, stays. */
function useFocusOn(step: unknown) {
  const screen = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // The first step may have been typed into before the app runs: its focus is not moved.
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: "instant" });
    screen.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, [step]);
  return screen;
}
