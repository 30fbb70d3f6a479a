import { useEffect, useRef } from "react";
import { authStore } from "../../auth-state.ts";
import { ChangePasswordForm } from "../../passwords/change-password-form.tsx";
import { Button } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { showToast } from "../../ui/toast.tsx";
import type { User } from "../../user-info.ts";
import { AuthLayout } from "./auth-layout.tsx";

/** In the place of every screen of an account, until its password is its owner's own. */
export function ChoosePassword({ user }: { user: User }) {
  const place = useRef<HTMLDivElement>(null);
  // The form that was sent is gone; the keys go on from the new screen's beginning.
  useEffect(() => place.current?.querySelector("h1")?.focus(), []);
  return (
    <div ref={place} className="contents">
      <AuthLayout
        title="Choose your own password"
        lead="The one you signed in with was set by somebody else. Nothing in your account opens until you have chosen one that only you know."
      >
        <PageHead
          title="Choose your own password"
          description="Choose a password that only you know."
          unlisted
        />
        <ChangePasswordForm
          email={user.email}
          currentLabel="The password you were given"
          onChanged={(userInfo) => {
            showToast("Your password is changed.");
            authStore.takeOver(userInfo);
          }}
          button={(busy) => (
            <Button type="submit" loading={busy} className="w-full">
              Change password
            </Button>
          )}
        />
      </AuthLayout>
    </div>
  );
}
