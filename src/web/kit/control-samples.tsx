import { Download } from "lucide-react";
import { useState } from "react";
import { Button, ButtonLink } from "../ui/button.tsx";
import { TextAreaField, TextField } from "../ui/field.tsx";
import { ErrorSummary, FormProblem } from "../ui/form-messages.tsx";
import { Icon } from "../ui/icon.tsx";
import { Notice } from "../ui/notice.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import type { CheckedField } from "../ui/use-checked-form.ts";
import { Sample } from "./sample.tsx";

const variants = ["primary", "secondary", "quiet", "danger", "to-danger"] as const;

const checked: readonly CheckedField<"phone" | "city">[] = [
  { name: "phone", label: "Phone", problem: () => null },
  { name: "city", label: "City", problem: () => null },
];
const wrong = new Map([
  ["phone", "Please enter a phone number."],
  ["city", "Please enter a city."],
] as const);

export function ControlSamples() {
  const [pressed, setPressed] = useState(0);
  const [shown, setShown] = useState(false);
  return (
    <>
      <Sample title="Buttons">
        <div className="grid gap-4">
          {variants.map((variant) => (
            <div key={variant} className="flex flex-wrap items-center gap-3">
              <Button variant={variant}>{`Normal ${variant}`}</Button>
              <Button variant={variant} size="small">{`Small ${variant}`}</Button>
              <Button variant={variant} disabled>{`Disabled ${variant}`}</Button>
              <Button variant={variant} loading>{`Loading ${variant}`}</Button>
            </div>
          ))}
          <div className="flex flex-wrap items-center gap-3">
            <Button onClick={() => setPressed(pressed + 1)}>{`Pressed ${pressed} times`}</Button>
            <Button loading onClick={() => setPressed(pressed + 1)}>
              Busy counter
            </Button>
            <Button variant="secondary">
              <Icon of={Download} className="size-4" />
              With an icon
            </Button>
            <ButtonLink to="/" variant="secondary">
              A link
            </ButtonLink>
          </div>
        </div>
      </Sample>
      <Sample title="Fields">
        <div className="grid max-w-2xl gap-5">
          <TextField label="Full name" autoComplete="name" />
          <TextField
            label="Email"
            type="email"
            hint="Only used to sign you in."
            placeholder="you@example.com"
          />
          <TextField
            label="Website"
            defaultValue="exmaple"
            hint="With https:// in front."
            error="Please enter a full address."
          />
          <TextField label="Member since" defaultValue="March 2026" disabled />
          <TextAreaField label="Summary" hint="Two to four lines." />
          <TextAreaField label="Bullet" rows={2} error="A bullet has 24 words at most." />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            hint="At least 8 characters."
            error="Password is required"
            shown={shown}
            onToggle={() => setShown(!shown)}
          />
        </div>
      </Sample>
      <Sample title="Messages of a form">
        <div className="grid max-w-2xl gap-5">
          <Notice>Your password is changed. Please sign in with the new one.</Notice>
          <ErrorSummary fields={checked} errors={wrong} onChoose={() => setPressed(0)} />
          <FormProblem>Email or password is incorrect.</FormProblem>
        </div>
      </Sample>
    </>
  );
}
