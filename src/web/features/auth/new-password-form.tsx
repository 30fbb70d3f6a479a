import { useState } from "react";
import type { Outcome } from "../../api/call-api.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary, FormProblem } from "../../ui/form-messages.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { newPasswordFields } from "./credentials-fields.ts";

interface NewPasswordFormProps {
  submit: string;
  send: (password: string) => Promise<Outcome<unknown>>;
}

/** A password, twice. */
export function NewPasswordForm({ submit, send }: NewPasswordFormProps) {
  const [shown, setShown] = useState(false);
  const form = useCheckedForm(newPasswordFields, (typed) => send(typed("password")));
  return (
    <form {...form.props} className="grid gap-5">
      <ErrorSummary fields={newPasswordFields} errors={form.errors} onChoose={form.focusField} />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint="At least 8 characters, with a lowercase and an uppercase letter, a number and one of @$!%*?&"
        shown={shown}
        onToggle={() => setShown(!shown)}
        error={form.errors.get("password")}
      />
      <PasswordField
        label="Confirm password"
        name="confirmation"
        autoComplete="new-password"
        shown={shown}
        error={form.errors.get("confirmation")}
      />
      <Button type="submit" loading={form.busy} className="w-full noscript:hidden">
        {submit}
      </Button>
      <FormProblem>{form.failure?.message}</FormProblem>
    </form>
  );
}
