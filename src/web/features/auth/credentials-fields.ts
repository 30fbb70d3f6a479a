import { emailProblem, nameProblem } from "../../../domain/account/credentials.ts";
import { newPasswordFields } from "../../passwords/new-password-fields.tsx";
import type { CheckedField } from "../../ui/use-checked-form.ts";

type Field<Name extends string> = CheckedField<Name>;

export const emailField: Field<"email"> = {
  name: "email",
  label: "Email",
  problem: (typed) => emailProblem(typed("email")),
};

export type CredentialName = "name" | "email" | "password" | "confirmation";

const signUp: readonly Field<CredentialName>[] = [
  { name: "name", label: "Full name", problem: (typed) => nameProblem(typed("name")) },
  emailField,
  ...newPasswordFields("password", "Password"),
];

export const credentialFields = {
  "sign-up": signUp,
  "sign-in": signUp.filter(({ name }) => name === "email" || name === "password"),
};
