import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { login } from "../../api/login.ts";
import { register } from "../../api/register.ts";
import { authStore, useAuthState } from "../../auth-state.ts";
import { outcomeMessage } from "../../provider-outcomes.ts";
import { labelOf, useServerSettings } from "../../server-settings.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { ErrorSummary, FormProblem } from "../../ui/form-messages.tsx";
import { LoadingOverlay } from "../../ui/loading-overlay.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { type Typed, useCheckedForm } from "../../ui/use-checked-form.ts";
import type { Arrival } from "./arrival.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { type CredentialName, credentialFields } from "./credentials-fields.ts";
import { canJoin, JoiningNotice } from "./joining-notice.tsx";
import { type Mode, modeCopy } from "./mode-copy.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { ProviderLinks } from "./provider-links.tsx";
import { type Invitation, useInvitation } from "./use-invitation.ts";

const SecondStepScreen = lazy(() => import("./second-step-screen.tsx"));

interface CredentialsScreenProps {
  mode: Mode;
  arrival: Arrival;
}

export function CredentialsScreen({ mode, arrival }: CredentialsScreenProps) {
  const words = modeCopy[mode];
  const { loading } = useAuthState();
  const [stepNeeded, setStepNeeded] = useState(false);
  const settings = useServerSettings();
  const invitation = useInvitation(mode === "sign-up");
  const signingUp = mode === "sign-up";
  const passwords = settings?.passwordSignIn !== false;
  const open = !signingUp || canJoin(settings, invitation);
  const { returned } = arrival;
  const offersEditor = !arrival.passwordChanged && !arrival.accountTaken && !arrival.sessionEnded;
  // Who is invited came for the account: it stands first.
  const isInvited = signingUp && (invitation.state === "valid" || invitation.state === "looking");
  const overlay = <LoadingOverlay message={loading ? words.loading : null} />;
  if (stepNeeded)
    return (
      <Suspense fallback={<LoadingOverlay message={words.loading} />}>
        <SecondStepScreen onBack={() => setStepNeeded(false)} />
        {overlay}
      </Suspense>
    );
  return (
    <AuthLayout title={words.title} lead={!signingUp || (open && passwords) ? words.lead : undefined}>
      <PageHead title={words.title} description={words.description} />
      {arrival.passwordChanged && <Notice>Your password is changed. Please sign in with the new one.</Notice>}
      {arrival.sessionEnded && (
        <Notice>Your session has ended. Please sign in again, and you come back to where you were.</Notice>
      )}
      {arrival.accountTaken && (
        <Notice>
          Your email address is confirmed. Please sign in with your new password. If you did not open this
          account yourself, look through what is in it: you can change or delete everything.
        </Notice>
      )}
      {arrival.fromDemo && (
        <Notice>
          Good to see you after the demo. With an account, the same care goes into your whole resume.
        </Notice>
      )}
      {signingUp && <JoiningNotice settings={settings} invitation={invitation} />}
      <FormProblem>
        {returned && outcomeMessage(returned.outcome, labelOf(settings, returned.provider))}
      </FormProblem>
      {offersEditor && !isInvited && <WithoutAccount isOnlyWay={!open} />}
      {open && settings && <ProviderLinks providers={settings.providers} beforeForm={passwords} />}
      {open && passwords && (
        <CredentialsForm mode={mode} invitation={invitation} onSecondStep={() => setStepNeeded(true)} />
      )}
      {!signingUp && passwords && <PasskeySignIn />}
      {offersEditor && isInvited && <WithoutAccount isOnlyWay />}
      <p className="border-t border-line pt-5 text-14 text-ink-soft">
        {settings?.signups === "closed" && !signingUp ? (
          "This site takes no new accounts."
        ) : (
          <>
            {words.otherQuestion}{" "}
            <Link
              to={words.otherPath}
              state={arrival.fromDemo ? { fromDemo: true } : null}
              className="text-link touch-link"
            >
              {words.otherLabel}
            </Link>
          </>
        )}
      </p>
      {overlay}
    </AuthLayout>
  );
}

/** Whoever pressed "Get Started" must not think that an account is the price of a look. */
function WithoutAccount({ isOnlyWay }: { isOnlyWay: boolean }) {
  return (
    <div className={isOnlyWay ? "" : "grid gap-2 border-b border-line pb-6"}>
      <ButtonLink to="/create" variant="secondary" className="w-full">
        Start without an account
      </ButtonLink>
      {!isOnlyWay && (
        <p className="text-14 text-ink-soft">
          Write your resume and download it now. It stays on this device until you keep it in an account.
        </p>
      )}
    </div>
  );
}

/** No failure to a reader: the password was right. */
const SECOND_STEP = "second_step_needed";

function send(mode: Mode, typed: Typed<CredentialName>, invitation: Invitation) {
  const credentials = { email: typed("email"), password: typed("password") };
  return authStore.request(() =>
    mode === "sign-up"
      ? register({
          name: typed("name"),
          ...credentials,
          ...(invitation.state === "valid" && { invitation: invitation.token }),
        })
      : login(credentials),
  );
}

interface CredentialsFormProps {
  mode: Mode;
  invitation: Invitation;
  onSecondStep: () => void;
}

function CredentialsForm({ mode, invitation, onSecondStep }: CredentialsFormProps) {
  const signingUp = mode === "sign-up";
  const [passwordShown, setPasswordShown] = useState(false);
  const { error } = useAuthState();
  const fields = credentialFields[mode];
  const invitedAs = invitation.state === "valid" ? invitation.email : null;
  const form = useCheckedForm(fields, async (typed) => {
    const outcome = await send(mode, typed, invitation);
    if (!outcome.ok && outcome.failure.code === SECOND_STEP) onSecondStep();
    return outcome;
  });
  useForgottenOn(mode, form.clear);

  return (
    <form {...form.props} className="grid gap-5">
      <ErrorSummary fields={fields} errors={form.errors} onChoose={form.focusField} />
      {signingUp && (
        <TextField
          key="name"
          label="Full name"
          name="name"
          autoComplete="name"
          error={form.errors.get("name")}
        />
      )}
      <TextField
        key="email"
        label="Email"
        name="email"
        type="email"
        // Signing in, a password manager looks for the name that the password was saved under.
        autoComplete={signingUp ? "email" : "username"}
        autoCapitalize="none"
        spellCheck={false}
        // An invitation for an address is that address's alone.
        {...(signingUp && invitedAs !== null && { defaultValue: invitedAs, readOnly: true })}
        error={form.errors.get("email")}
      />
      <PasswordField
        key="password"
        label="Password"
        name="password"
        autoComplete={signingUp ? "new-password" : "current-password"}
        hint={
          signingUp
            ? "At least 8 characters, with a lowercase and an uppercase letter, a number and one of @$!%*?&"
            : undefined
        }
        shown={passwordShown}
        onToggle={() => setPasswordShown(!passwordShown)}
        error={form.errors.get("password")}
      />
      {signingUp && (
        <PasswordField
          key="confirmation"
          label="Confirm password"
          name="confirmation"
          autoComplete="new-password"
          shown={passwordShown}
          error={form.errors.get("confirmation")}
        />
      )}
      {!signingUp && (
        <Link to="/forgot-password" className="text-link touch-link -my-2 justify-self-start text-14">
          Forgot Password?
        </Link>
      )}
      <Button type="submit" className="w-full noscript:hidden">
        {modeCopy[mode].submit}
      </Button>
      <FormProblem>{error === form.failure && error?.code !== SECOND_STEP && error?.message}</FormProblem>
    </form>
  );
}

/** What was said about signing in is no answer to somebody who now signs up. */
function useForgottenOn(mode: Mode, clear: () => void) {
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    clear();
  });
}
