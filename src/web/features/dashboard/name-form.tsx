import { nameProblem } from "../../../domain/account/credentials.ts";
import { changeName } from "../../api/change-name.ts";
import { authStore } from "../../auth-state.ts";
import { asUser } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";
import { showToast } from "../../ui/toast.tsx";
import { type CheckedField, useCheckedForm } from "../../ui/use-checked-form.ts";

const fields: readonly CheckedField<"name">[] = [
  { name: "name", label: "Full name", problem: (typed) => nameProblem(typed("name")) },
];

export function NameForm({ name }: { name: string }) {
  const form = useCheckedForm(fields, async (typed) => {
    const outcome = await asUser(() => changeName({ name: typed("name") }));
    if (outcome.ok) {
      authStore.takeOver(outcome.value);
      showToast("Your name is changed.");
    }
    return outcome;
  });
  return (
    <form {...form.props} className="grid gap-4">
      <TextField
        label="Full name"
        name="name"
        autoComplete="name"
        defaultValue={name}
        error={form.errors.get("name")}
      />
      <Button type="submit" variant="secondary" loading={form.busy} className="justify-self-start">
        Change name
      </Button>
      <FormProblem>{form.failure?.message}</FormProblem>
    </form>
  );
}
