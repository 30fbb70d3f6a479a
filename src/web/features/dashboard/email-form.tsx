import { useState } from "react";
import { emailProblem } from "../../../domain/account/credentials.ts";
import { changeEmail } from "../../api/change-email.ts";
import { authStore } from "../../auth-state.ts";
import { withProof } from "../../proof.ts";
import { asUser } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";
import { showToast } from "../../ui/toast.tsx";
import { type CheckedField, useCheckedForm } from "../../ui/use-checked-form.ts";

const fields: readonly CheckedField<"email">[] = [
  { name: "email", label: "New email", problem: (typed) => emailProblem(typed("email")) },
];

interface EmailFormProps {
  email: string;
  onChanged: () => void;
}

export function EmailForm({ email, onChanged }: EmailFormProps) {
  const [waiting, setWaiting] = useState<string | null>(null);
  const form = useCheckedForm(fields, async (typed) => {
    setWaiting(null);
    const wanted = typed("email").trim();
    const outcome = await withProof(() => asUser(() => changeEmail({ email: wanted })));
    if (!outcome.ok) return outcome;
    form.props.ref.current?.reset();
    authStore.takeOver(outcome.value.userInfo);
    if (outcome.value.pending) setWaiting(wanted);
    else showToast("Your email address is changed. Other devices are signed out.");
    onChanged();
    return outcome;
  });
  return (
    <form {...form.props} className="grid gap-4">
      <TextField
        label="New email"
        name="email"
        type="email"
        autoComplete="email"
        hint={`Now: ${email}`}
        error={form.errors.get("email")}
      />
      <Button type="submit" variant="secondary" loading={form.busy} className="justify-self-start">
        Change email
      </Button>
      <p role="status" className="text-14 wrap-anywhere empty:hidden">
        {waiting &&
          `A mail with a link is on its way to ${waiting}. Until you open it, your account keeps ${email}.`}
      </p>
      <FormProblem>{form.failure?.message}</FormProblem>
    </form>
  );
}
