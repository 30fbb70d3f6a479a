import type { InputHTMLAttributes } from "react";
import { type FieldCopy, TextField } from "./field.tsx";

type CodeFieldProps = Pick<FieldCopy, "error"> & Pick<InputHTMLAttributes<HTMLInputElement>, "name">;

/** One field for all six digits: pasting works, and a phone offers the code. */
export function CodeField({ name, error }: CodeFieldProps) {
  return (
    <TextField
      data-first-focus
      label="Code from your app"
      hint="Six digits. A new one comes every 30 seconds."
      name={name}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
    />
  );
}

export function RecoveryCodeField({ name, error }: CodeFieldProps) {
  return (
    <TextField
      data-first-focus
      label="Recovery code"
      hint="One of the ten that you kept. Each works once."
      name={name}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
    />
  );
}
