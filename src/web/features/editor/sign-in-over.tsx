import { useState } from "react";
import { emailProblem, passwordProblem } from "../../../domain/account/credentials.ts";
import { login } from "../../api/login.ts";
import { authStore } from "../../auth-state.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { type CheckedField, useCheckedForm } from "../../ui/use-checked-form.ts";
import { LaterBar } from "./conflict/later-bar.tsx";
import { useEditor, useTrouble } from "./editor-context.tsx";

const fields: readonly CheckedField<"email" | "password">[] = [
  { name: "email", label: "Email", problem: (typed) => emailProblem(typed("email")) },
  { name: "password", label: "Password", problem: (typed) => passwordProblem(typed("password")) },
];

/** The session has ended: sign-in over the editor, which goes on as if nothing had happened. */
export function SignInOver({ signedIn }: { signedIn: boolean }) {
  const { session } = useEditor();
  const trouble = useTrouble();
  const ended = !signedIn || trouble?.kind === "signed-out";
  const [later, setLater] = useState(false);
  const [shown, setShown] = useState(false);
  const form = useCheckedForm(fields, async (typed) => {
    const outcome = await authStore.request(() =>
      login({ email: typed("email"), password: typed("password") }),
    );
    // The same person, known all along to the page, does not change it: the save has to be told.
    if (outcome.ok) session.store.dispatch({ type: "signed-in" });
    return outcome;
  });
  if (!ended) return null;
  return (
    <>
      <Dialog open={!later} onClose={() => setLater(true)} title="Your session has ended">
        <form {...form.props} className="grid gap-5">
          <p>Sign in to go on. What you wrote is still here, and on this device.</p>
          <TextField
            label="Email"
            name="email"
            data-first-focus
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            error={form.errors.get("email")}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            shown={shown}
            onToggle={() => setShown(!shown)}
            error={form.errors.get("password")}
          />
          <FormProblem>{form.failure?.message}</FormProblem>
          <Button type="submit" loading={form.busy} className="w-full">
            Sign in
          </Button>
        </form>
      </Dialog>
      {later && (
        <LaterBar action="Sign in" onAction={() => setLater(false)}>
          Your session has ended. What you type stays on this device.
        </LaterBar>
      )}
    </>
  );
}
