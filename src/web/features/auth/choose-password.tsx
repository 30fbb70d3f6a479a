import { useEffect, useRef, useState } from "react";
import { changePassword } from "../../api/change-password.ts";
import { authStore } from "../../auth-state.ts";
import { asUser } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary, FormProblem } from "../../ui/form-messages.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { showToast } from "../../ui/toast.tsx";
import { type CheckedField, useCheckedForm } from "../../ui/use-checked-form.ts";
import type { User } from "../../user-info.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { newPasswordFields } from "./credentials-fields.ts";

type Name = "currentPassword" | "password" | "confirmation";

const fields: readonly CheckedField<Name>[] = [
  {
    name: "currentPassword",
    label: "The password you were given",
    problem: (typed) => (typed("currentPassword") === "" ? "Password is required" : null),
  },
  ...newPasswordFields,
];

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
        <ChosenPasswordForm user={user} />
      </AuthLayout>
    </div>
  );
}

function ChosenPasswordForm({ user }: { user: User }) {
  const [shown, setShown] = useState(false);
  const form = useCheckedForm(fields, async (typed) => {
    const outcome = await asUser(() =>
      changePassword({ currentPassword: typed("currentPassword"), newPassword: typed("password") }),
    );
    if (outcome.ok) {
      showToast("Your password is changed.");
      authStore.takeOver(outcome.value);
    }
    return outcome;
  });
  // What the server says of the new password is named as it is sent.
  const refused = form.failure?.issues.find(({ pointer }) => pointer === "/newPassword")?.message;
  return (
    <form {...form.props} className="grid gap-5">
      <ErrorSummary fields={fields} errors={form.errors} onChoose={form.focusField} />
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        label="The password you were given"
        name="currentPassword"
        autoComplete="current-password"
        shown={shown}
        onToggle={() => setShown(!shown)}
        error={form.errors.get("currentPassword")}
      />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint="At least 8 characters, with a lowercase and an uppercase letter, a number and one of @$!%*?&"
        shown={shown}
        error={form.errors.get("password")}
      />
      <PasswordField
        label="Confirm password"
        name="confirmation"
        autoComplete="new-password"
        shown={shown}
        error={form.errors.get("confirmation")}
      />
      <Button type="submit" loading={form.busy} className="w-full">
        Change password
      </Button>
      <FormProblem>{refused ?? form.failure?.message}</FormProblem>
    </form>
  );
}
