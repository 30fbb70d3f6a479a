import { useState } from "react";
import type { User } from "../../user-info.ts";
import { EmailForm } from "./email-form.tsx";
import { PasskeysSetting } from "./factors/passkeys-setting.tsx";
import { TwoStepSetting } from "./factors/two-step-setting.tsx";
import { useFactors } from "./factors/use-factors.ts";
import { PasswordForm } from "./password-form.tsx";
import { ProvidersSetting } from "./providers-setting.tsx";
import { SecurityEvents } from "./security-events.tsx";
import { Setting, SettingGroup } from "./setting.tsx";
import { SignedInDevices } from "./signed-in-devices.tsx";
import type { SignInWays } from "./use-sign-in-ways.ts";

interface SecuritySettingsProps {
  user: User;
  ways: SignInWays;
}

const WITH_PASSWORDS = {
  email: "What you sign in with. Changing it signs you out everywhere else.",
  providers: "Accounts elsewhere that open yours here, without your password.",
  twoStep:
    "After your password, a code from an app on your phone. Whoever learns your password cannot sign in with it.",
  passkeys:
    "Sign in with your fingerprint, face or PIN. A passkey works on this site only and cannot be phished.",
};

/** Where the site takes no passwords, nothing but a provider opens an account; a factor of ours comes after it. */
const BY_PROVIDER: typeof WITH_PASSWORDS = {
  email: "Where this site writes to you; a provider signs you in. Changing it signs you out everywhere else.",
  providers: "Accounts elsewhere that open yours here. This site takes no passwords.",
  twoStep:
    "After your provider, a code from an app on your phone. Whoever gets into your account there cannot open the one here.",
  passkeys:
    "After your provider, your fingerprint, face or PIN. A passkey works on this site only and cannot be phished.",
};

export function SecuritySettings({ user, ways }: SecuritySettingsProps) {
  // Both end other sessions, and all of it is an event: the lists below are asked for anew.
  const [changes, setChanges] = useState(0);
  const [ends, setEnds] = useState(0);
  const factors = useFactors(() => setEnds((known) => known + 1));
  const onChanged = () => {
    setChanges((known) => known + 1);
    ways.again();
  };
  const texts = ways.passwordSignIn ? WITH_PASSWORDS : BY_PROVIDER;
  return (
    <SettingGroup title="Sign-in and security">
      <Setting title="Email" text={texts.email}>
        <EmailForm email={user.email} onChanged={onChanged} />
      </Setting>
      {ways.passwordSignIn && (
        <Setting
          title="Password"
          text={
            ways.hasPassword
              ? "Changing it signs you out everywhere else."
              : "You have none: a provider signs you in. With one you get in where the provider is away."
          }
        >
          <PasswordForm
            key={String(ways.hasPassword)}
            email={user.email}
            hasPassword={ways.hasPassword}
            onChanged={onChanged}
          />
        </Setting>
      )}
      {(ways.providers.length > 0 || ways.identities.length > 0) && (
        <Setting title="Sign-in providers" text={texts.providers}>
          <ProvidersSetting ways={ways} onChanged={() => setEnds((known) => known + 1)} />
        </Setting>
      )}
      <Setting title="Two-step sign-in" text={texts.twoStep}>
        <TwoStepSetting {...factors} passwordSignIn={ways.passwordSignIn} />
      </Setting>
      <Setting title="Passkeys" text={texts.passkeys}>
        <PasskeysSetting {...factors} passwordSignIn={ways.passwordSignIn} />
      </Setting>
      <Setting title="Where you are signed in" text="Sign out what you do not recognise.">
        <SignedInDevices key={changes} onEnded={() => setEnds((known) => known + 1)} />
      </Setting>
      <Setting
        title="What happened lately"
        text="Kept for a year. Of where it came from, only the network is kept, never the exact address."
      >
        <SecurityEvents key={`${changes} ${ends}`} />
      </Setting>
    </SettingGroup>
  );
}
