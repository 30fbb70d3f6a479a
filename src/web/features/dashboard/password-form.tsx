import { useState } from "react";
import { confirmationProblem, passwordProblem } from "../../../domain/account/credentials.ts";
import { changePassword } from "../../api/change-password.ts";
import { withProof } from "../../proof.ts";
import { asUser } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary, FormProblem } from "../../ui/form-messages.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { showToast } from "../../ui/toast.tsx";
import { type CheckedField, useCheckedForm } from "../../ui/use-checked-form.ts";

const fields: readonly CheckedField<"currentPassword" | "newPassword" | "confirmation">[] = [
  {
    name: "currentPassword",
    label: "Current password",
    // Only compared by the server: it may have been chosen under older rules.
    problem: (typed) => (typed("currentPassword") === "" ? "Password is required" : null),
  },
  {
    name: "newPassword",
    label: "New password",
    problem: (typed) => passwordProblem(typed("newPassword")),
  },
  {
    name: "confirmation",
    label: "Confirm password",
    problem: (typed) => confirmationProblem(typed("newPassword"), typed("confirmation")),
  },
];

interface PasswordFormProps {
  email: string;
  onChanged: () => void;
}

export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const [shown, setShown] = useState(false);
  const form = useCheckedForm(fields, async (typed) => {
    const change = { currentPassword: typed("currentPassword"), newPassword: typed("newPassword") };
    // With a second factor the password alone is too little.
    const outcome = await withProof(() => asUser(() => changePassword(change)));
    if (outcome.ok) {
      form.props.ref.current?.reset();
      showToast("Your password is changed. Other devices are signed out.");
      onChanged();
    }
    return outcome;
  });
  return (
    <form {...form.props} className="grid gap-4">
      <ErrorSummary fields={fields} errors={form.errors} onChoose={form.focusField} />
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        shown={shown}
        onToggle={() => setShown(!shown)}
        error={form.errors.get("currentPassword")}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint="At least 8 characters, with a lowercase and an uppercase letter, a number and one of @$!%*?&"
        shown={shown}
        error={form.errors.get("newPassword")}
      />
      <PasswordField
        label="Confirm password"
        name="confirmation"
        autoComplete="new-password"
        shown={shown}
        error={form.errors.get("confirmation")}
      />
      <Button type="submit" variant="secondary" loading={form.busy} className="justify-self-start">
        Change password
      </Button>
      <FormProblem>{form.failure?.message}</FormProblem>
    </form>
  );
}
