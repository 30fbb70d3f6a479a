import { useId, useState } from "react";
import { FACTORS, passkeyNameProblem } from "../../../../domain/account/second-factor.ts";
import type { Outcome } from "../../../api/call-api.ts";
import { addPasskey, beginPasskey, type Passkey, renamePasskey } from "../../../api/factors.ts";
import { asUser } from "../../../session.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { FormProblem } from "../../../ui/form-messages.tsx";
import { type CheckedField, useCheckedForm } from "../../../ui/use-checked-form.ts";
import { changeFactors } from "./use-factors.ts";

const fields: readonly CheckedField<"name">[] = [
  { name: "name", label: "Name", problem: (typed) => passkeyNameProblem(typed("name")) },
];

interface PasskeyNameDialogProps {
  /** The one that gets another name; without it a new one is made. */
  passkey?: Passkey;
  /** What a new one is called unless the person calls it otherwise. */
  suggested?: string;
  onClose: () => void;
  /** With the recovery codes, where it is the account's first factor. */
  onDone: (recoveryCodes: readonly string[]) => void;
}

export function PasskeyNameDialog({ passkey, suggested = "", onClose, onDone }: PasskeyNameDialogProps) {
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const form = useCheckedForm(fields, async (typed) => {
    setBusy(true);
    const name = typed("name").trim();
    const outcome = passkey ? await rename(passkey.id, name) : await make(name);
    setBusy(false);
    if (outcome.ok) {
      onClose();
      onDone(outcome.value);
    }
    return outcome;
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={passkey ? "Rename the passkey" : "Add a passkey"}
      staysOnOutsideClick
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            {passkey ? "Rename" : "Go on"}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="grid gap-4 text-ink">
        {!passkey && (
          <p className="text-ink-soft">
            Your device keeps the passkey and asks for your fingerprint, face or PIN. After that it signs you
            in without the password, and your password alone no longer does.
          </p>
        )}
        <TextField
          data-first-focus
          label="Name"
          hint="What you recognise it by, such as the device it is on."
          name="name"
          autoComplete="off"
          maxLength={FACTORS.passkeyName}
          defaultValue={passkey?.name ?? suggested}
          error={form.errors.get("name")}
        />
        <FormProblem>{form.failure?.message}</FormProblem>
      </form>
    </Dialog>
  );
}

async function rename(id: string, name: string): Promise<Outcome<readonly string[]>> {
  const outcome = await asUser(() => renamePasskey(id, name));
  return outcome.ok ? { ok: true, value: [] } : outcome;
}

async function make(name: string): Promise<Outcome<readonly string[]>> {
  const begun = await changeFactors(beginPasskey);
  if (!begun.ok) return begun;
  const ceremony = await import("../../../passkeys/ceremony.ts").catch(() => null);
  const made = await ceremony?.makePasskey(begun.value);
  if (made === "known") return notMade("This device has a passkey for your account already.");
  return made ? changeFactors(() => addPasskey({ name, passkey: made })) : notMade("No passkey was made.");
}

function notMade(message: string): Outcome<never> {
  return { ok: false, failure: { status: null, message, issues: [], code: null, answer: null } };
}
