import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { deleteAccount } from "../../api/delete-account.ts";
import { authStore } from "../../auth-state.ts";
import { withProof } from "../../proof.ts";
import { asUser } from "../../session.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { showToast } from "../../ui/toast.tsx";
import { type CheckedField, useCheckedForm } from "../../ui/use-checked-form.ts";

const fields: readonly CheckedField<"password">[] = [
  {
    name: "password",
    label: "Password",
    problem: (typed) => (typed("password") === "" ? "Password is required" : null),
    refusal: "wrong_password",
  },
];

export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const formId = useId();
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="to-danger" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Delete your account?"
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              Keep it
            </Button>
            <Button type="submit" form={formId} variant="danger" loading={busy}>
              Delete for good
            </Button>
          </>
        }
      >
        {open && <DeleteForm id={formId} hasPassword={hasPassword} onBusy={setBusy} />}
      </Dialog>
    </>
  );
}

interface DeleteFormProps {
  id: string;
  /** Without one, the person shows otherwise who they are. */
  hasPassword: boolean;
  onBusy: (busy: boolean) => void;
}

function DeleteForm({ id, hasPassword, onBusy }: DeleteFormProps) {
  const navigate = useNavigate();
  const [shown, setShown] = useState(false);
  const form = useCheckedForm(hasPassword ? fields : [], async (typed) => {
    onBusy(true);
    const outcome = await withProof(() =>
      asUser(() => deleteAccount(hasPassword ? { password: typed("password") } : {})),
    );
    onBusy(false);
    if (outcome.ok) {
      authStore.forget();
      navigate("/", { replace: true });
      showToast("Your account is deleted.");
    }
    return outcome;
  });
  return (
    <form {...form.props} id={id} className="grid gap-4">
      <p>
        This deletes your account, your resumes, your applications with their files and your sessions at once.
        Nobody can bring them back. You may want to download your data first.
      </p>
      {hasPassword && (
        <div className="text-ink">
          <PasswordField
            data-first-focus
            label="Your password"
            name="password"
            autoComplete="current-password"
            shown={shown}
            onToggle={() => setShown(!shown)}
            error={form.errors.get("password")}
          />
        </div>
      )}
      <FormProblem>{form.failure?.message}</FormProblem>
    </form>
  );
}
