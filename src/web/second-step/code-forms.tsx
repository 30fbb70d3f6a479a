import { codeProblem, recoveryCodeProblem } from "../../domain/account/second-factor.ts";
import type { Outcome } from "../api/call-api.ts";
import { Button } from "../ui/button.tsx";
import { CodeField, RecoveryCodeField } from "../ui/code-field.tsx";
import { FormProblem } from "../ui/form-messages.tsx";
import { type CheckedField, useCheckedForm } from "../ui/use-checked-form.ts";

export type GivenCode = { code: string } | { recoveryCode: string };

interface CodeFormProps {
  send: (given: GivenCode) => Promise<Outcome<unknown>>;
  submit: string;
}

const codeFields: readonly CheckedField<"code">[] = [
  { name: "code", label: "Code", problem: (typed) => codeProblem(typed("code")), refusal: "wrong_code" },
];

/** A code of the authenticator app, wherever it is asked for. */
export function CodeForm({ send, submit }: CodeFormProps) {
  const form = useCheckedForm(codeFields, (typed) => send({ code: typed("code") }));
  return (
    <form {...form.props} className="grid gap-5 text-ink">
      <CodeField name="code" error={form.errors.get("code")} />
      <FormProblem>{form.failure?.message}</FormProblem>
      <Button type="submit" loading={form.busy} className="w-full">
        {submit}
      </Button>
    </form>
  );
}

const recoveryFields: readonly CheckedField<"recoveryCode">[] = [
  {
    name: "recoveryCode",
    label: "Recovery code",
    problem: (typed) => recoveryCodeProblem(typed("recoveryCode")),
    refusal: "wrong_code",
  },
];

export function RecoveryForm({ send, submit }: CodeFormProps) {
  const form = useCheckedForm(recoveryFields, (typed) => send({ recoveryCode: typed("recoveryCode") }));
  return (
    <form {...form.props} className="grid gap-5 text-ink">
      <RecoveryCodeField name="recoveryCode" error={form.errors.get("recoveryCode")} />
      <FormProblem>{form.failure?.message}</FormProblem>
      <Button type="submit" loading={form.busy} className="w-full">
        {submit}
      </Button>
    </form>
  );
}
