import type { User } from "../../user-info.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { NameForm } from "./name-form.tsx";
import { OwnData } from "./own-data.tsx";
import { OwnService } from "./own-service.tsx";
import { SecuritySettings } from "./security-settings.tsx";
import { Setting, SettingGroup } from "./setting.tsx";
import { useSignInWays } from "./use-sign-in-ways.ts";

export function AccountSettings({ user }: { user: User }) {
  const ways = useSignInWays();
  return (
    <section aria-labelledby="settings" className="mt-4">
      <h2 id="settings" className="heading-2 mb-6">
        Account settings
      </h2>
      <SettingGroup title="Profile">
        <Setting title="Name" text="As it stands on your account. Your resumes have their own.">
          <NameForm name={user.name} />
        </Setting>
      </SettingGroup>
      <SecuritySettings user={user} ways={ways} />
      {/* Somebody whose password another has set is refused, and learns of it by one refusal. */}
      {ways.isKnown && <OwnService />}
      <SettingGroup title="Data">
        <Setting
          title="Your data"
          text="One file with your account, your sessions, your resumes and your applications with the files that you sent. Resumes and applications can be read in again, here or in another account."
        >
          <OwnData />
        </Setting>
        <Setting title="Delete account" text="Your account and everything in it, at once and for good.">
          <DeleteAccount hasPassword={ways.hasPassword} />
        </Setting>
      </SettingGroup>
    </section>
  );
}
