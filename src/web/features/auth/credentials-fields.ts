import {
  confirmationProblem,
  emailProblem,
  nameProblem,
  passwordProblem,
} from "../../../domain/account/credentials.ts";
import type { CheckedField } from "../../ui/use-checked-form.ts";

type Field<Name extends string> = CheckedField<Name>;

export const emailField: Field<"email"> = {
  name: "email",
  label: "Email",
  problem: (typed) => emailProblem(typed("email")),
};

export const newPasswordFields: readonly Field<"password" | "confirmation">[] = [
  { name: "password", label: "Password", problem: (typed) => passwordProblem(typed("password")) },
  {
    name: "confirmation",
    label: "Confirm password",
    problem: (typed) => confirmationProblem(typed("password"), typed("confirmation")),
  },
];

export type CredentialName = "name" | "email" | "password" | "confirmation";

const signUp: readonly Field<CredentialName>[] = [
  { name: "name", label: "Full name", problem: (typed) => nameProblem(typed("name")) },
  emailField,
  ...newPasswordFields,
];

export const credentialFields = {
  "sign-up": signUp,
  "sign-in": signUp.filter(({ name }) => name === "email" || name === "password"),
};
