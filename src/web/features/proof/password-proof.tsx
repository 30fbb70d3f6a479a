import { useState } from "react";
import { prove } from "../../api/prove.ts";
import { asUser } from "../../session.ts";
import { FormProblem } from "../../ui/form-messages.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { type CheckedField, useCheckedForm } from "../../ui/use-checked-form.ts";

const fields: readonly CheckedField<"password">[] = [
  {
    name: "password",
    label: "Password",
    // Only compared by the server: it may have been chosen under older rules.
    problem: (typed) => (typed("password") === "" ? "Password is required" : null),
    refusal: "wrong_password",
  },
];

interface PasswordProofProps {
  /** Of the form, for a button outside of it. */
  id: string;
  email: string;
  onBusy: (busy: boolean) => void;
  onGiven: () => void;
  /** The account has a second factor after all: the password is too little. */
  onFactorNeeded: () => void;
}

export function PasswordProof({ id, email, onBusy, onGiven, onFactorNeeded }: PasswordProofProps) {
  const [shown, setShown] = useState(false);
  const form = useCheckedForm(fields, async (typed) => {
    onBusy(true);
    const outcome = await asUser(() => prove({ password: typed("password") }));
    onBusy(false);
    if (outcome.ok) onGiven();
    else if (outcome.failure.code === "factor_proof_needed") onFactorNeeded();
    return outcome;
  });
  return (
    <form {...form.props} id={id} className="grid gap-4 text-ink">
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        data-first-focus
        label="Your password"
        name="password"
        autoComplete="current-password"
        shown={shown}
        onToggle={() => setShown(!shown)}
        error={form.errors.get("password")}
      />
      <FormProblem>{form.failure?.message}</FormProblem>
    </form>
  );
}
