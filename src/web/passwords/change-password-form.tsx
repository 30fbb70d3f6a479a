import { type ReactNode, useState } from "react";
import { changePassword } from "../api/change-password.ts";
import { withProof } from "../proof.ts";
import { asUser } from "../session.ts";
import { ErrorSummary, FormProblem } from "../ui/form-messages.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { type CheckedField, useCheckedForm } from "../ui/use-checked-form.ts";
import type { UserInfo } from "../user-info.ts";
import { NewPasswordFields, newPasswordFields } from "./new-password-fields.tsx";

interface ChangePasswordFormProps {
  email: string;
  /** What the present password is called. */
  currentLabel: string;
  onChanged: (userInfo: UserInfo) => void;
  button: (busy: boolean) => ReactNode;
}

/** The present password, and another one in its place. With a second factor the person is asked for it first. */
export function ChangePasswordForm({ email, currentLabel, onChanged, button }: ChangePasswordFormProps) {
  const [shown, setShown] = useState(false);
  const fields: readonly CheckedField<"currentPassword" | "newPassword" | "confirmation">[] = [
    {
      name: "currentPassword",
      label: currentLabel,
      // Only compared by the server: it may have been chosen under older rules.
      problem: (typed) => (typed("currentPassword") === "" ? "Password is required" : null),
      refusal: "wrong_password",
    },
    ...newPasswordFields("newPassword"),
  ];
  const form = useCheckedForm(fields, async (typed) => {
    const change = { currentPassword: typed("currentPassword"), newPassword: typed("newPassword") };
    const outcome = await withProof(() => asUser(() => changePassword(change)));
    if (outcome.ok) {
      form.props.ref.current?.reset();
      onChanged(outcome.value);
    }
    return outcome;
  });
  return (
    <form {...form.props} className="grid gap-5">
      <ErrorSummary fields={fields} errors={form.errors} onChoose={form.focusField} />
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={currentLabel}
        name="currentPassword"
        autoComplete="current-password"
        shown={shown}
        onToggle={() => setShown(!shown)}
        error={form.errors.get("currentPassword")}
      />
      <NewPasswordFields name="newPassword" errors={form.errors} shown={shown} />
      {button(form.busy)}
      <FormProblem>{form.failure?.message}</FormProblem>
    </form>
  );
}
