import { type ReactNode, useState } from "react";
import { changePassword } from "../api/change-password.ts";
import { withProof } from "../proof.ts";
import { asUser } from "../session.ts";
import { ErrorSummary, FormProblem } from "../ui/form-messages.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { type CheckedField, useCheckedForm } from "../ui/use-checked-form.ts";
import type { UserInfo } from "../user-info.ts";
import { NewPasswordFields, newPasswordFields } from "./new-password-fields.tsx";

type Field = CheckedField<"currentPassword" | "newPassword" | "confirmation">;

interface ChangePasswordFormProps {
  email: string;
  /** What the present password is called; null for an account that has none. */
  currentLabel: string | null;
  onChanged: (userInfo: UserInfo) => void;
  button: (busy: boolean) => ReactNode;
}

/** The present password, and another one in its place. With a second factor the person is asked for it first. */
export function ChangePasswordForm({ email, currentLabel, onChanged, button }: ChangePasswordFormProps) {
  const [shown, setShown] = useState(false);
  const present: readonly Field[] =
    currentLabel === null
      ? []
      : [
          {
            name: "currentPassword",
            label: currentLabel,
            // Only compared by the server: it may have been chosen under older rules.
            problem: (typed) => (typed("currentPassword") === "" ? "Password is required" : null),
            refusal: "wrong_password",
          },
        ];
  const fields: readonly Field[] = [...present, ...newPasswordFields("newPassword")];
  const form = useCheckedForm(fields, async (typed) => {
    const change = {
      newPassword: typed("newPassword"),
      ...(currentLabel !== null && { currentPassword: typed("currentPassword") }),
    };
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
      {currentLabel !== null && (
        <PasswordField
          label={currentLabel}
          name="currentPassword"
          autoComplete="current-password"
          shown={shown}
          onToggle={() => setShown(!shown)}
          error={form.errors.get("currentPassword")}
        />
      )}
      <NewPasswordFields
        name="newPassword"
        errors={form.errors}
        shown={shown}
        {...(currentLabel === null && { onToggle: () => setShown(!shown) })}
      />
      {button(form.busy)}
      <FormProblem>{form.failure?.message}</FormProblem>
    </form>
  );
}
