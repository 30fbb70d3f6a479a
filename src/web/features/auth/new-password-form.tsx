import { useState } from "react";
import type { Outcome } from "../../api/call-api.ts";
import { NewPasswordFields, newPasswordFields } from "../../passwords/new-password-fields.tsx";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary, FormProblem } from "../../ui/form-messages.tsx";
import { useCheckedForm } from "../../ui/use-checked-form.ts";

const fields = newPasswordFields("password");

interface NewPasswordFormProps {
  submit: string;
  send: (password: string) => Promise<Outcome<unknown>>;
}

/** A password, twice. */
export function NewPasswordForm({ submit, send }: NewPasswordFormProps) {
  const [shown, setShown] = useState(false);
  const form = useCheckedForm(fields, (typed) => send(typed("password")));
  return (
    <form {...form.props} className="grid gap-5">
      <ErrorSummary fields={fields} errors={form.errors} onChoose={form.focusField} />
      <NewPasswordFields
        name="password"
        errors={form.errors}
        shown={shown}
        onToggle={() => setShown(!shown)}
      />
      <Button type="submit" loading={form.busy} className="w-full noscript:hidden">
        {submit}
      </Button>
      <FormProblem>{form.failure?.message}</FormProblem>
    </form>
  );
}
