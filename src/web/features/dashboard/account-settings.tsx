import { type ReactNode, useState } from "react";
import type { User } from "../../user-info.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { NameForm } from "./name-form.tsx";
import { OwnData } from "./own-data.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SignedInDevices } from "./signed-in-devices.tsx";

export function AccountSettings({ user }: { user: User }) {
  // A new password ends the other sessions: the list of devices is asked for anew.
  const [passwordChanges, setPasswordChanges] = useState(0);
  return (
    <section aria-labelledby="settings" className="mt-4">
      <h2 id="settings" className="heading-2 mb-6">
        Account settings
      </h2>
      <Setting title="Name" text="As it stands on your account. Your resumes have their own.">
        <NameForm name={user.name} />
      </Setting>
      <Setting title="Password" text="Changing it signs you out everywhere else.">
        <PasswordForm email={user.email} onChanged={() => setPasswordChanges(passwordChanges + 1)} />
      </Setting>
      <Setting title="Where you are signed in" text="Sign out what you do not recognise.">
        <SignedInDevices key={passwordChanges} />
      </Setting>
      <Setting
        title="Your data"
        text="One file with your account, your sessions and your resumes. Its resumes can be read in again, here or in another account."
      >
        <OwnData />
      </Setting>
      <Setting title="Delete account" text="Your account and everything in it, at once and for good.">
        <DeleteAccount />
      </Setting>
    </section>
  );
}

function Setting({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-12 gap-y-5 border-t border-line py-8 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <div>
        <h3 className="font-medium">{title}</h3>
        <p className="mt-1 text-14 text-ink-soft">{text}</p>
      </div>
      <div className="max-w-xl min-w-0">{children}</div>
    </div>
  );
}
