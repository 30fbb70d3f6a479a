import { confirmationProblem, passwordProblem } from "../../domain/account/credentials.ts";
import { PasswordField } from "../ui/password-field.tsx";
import type { CheckedField } from "../ui/use-checked-form.ts";

/** A password that is chosen, twice. It is named as it is sent, so that what the server says of it stands at its field. */
export function newPasswordFields<Name extends string>(
  name: Name,
  label = "New password",
): readonly CheckedField<Name | "confirmation">[] {
  return [
    { name, label, problem: (typed) => passwordProblem(typed(name)) },
    {
      name: "confirmation",
      label: "Confirm password",
      problem: (typed) => confirmationProblem(typed(name), typed("confirmation")),
    },
  ];
}

interface NewPasswordFieldsProps<Name extends string> {
  name: Name;
  errors: ReadonlyMap<Name | "confirmation", string>;
  shown: boolean;
  /** Where no other field of the form has the switch. */
  onToggle?: () => void;
}

export function NewPasswordFields<Name extends string>(props: NewPasswordFieldsProps<Name>) {
  const { name, errors, shown, onToggle } = props;
  return (
    <>
      <PasswordField
        label="New password"
        name={name}
        autoComplete="new-password"
        hint="At least 8 characters, with a lowercase and an uppercase letter, a number and one of @$!%*?&"
        shown={shown}
        {...(onToggle && { onToggle })}
        error={errors.get(name)}
      />
      <PasswordField
        label="Confirm password"
        name="confirmation"
        autoComplete="new-password"
        shown={shown}
        error={errors.get("confirmation")}
      />
    </>
  );
}
