import { useState } from "react";
import type { Outcome } from "../../../api/call-api.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormProblem } from "../../../ui/form-messages.tsx";
import { changeFactors } from "./use-factors.ts";

interface TurnOffDialogProps {
  title: string;
  text: string;
  /** What the button says. */
  action: string;
  /** What the other one says. */
  stay?: string;
  remove: () => Promise<Outcome<unknown>>;
  onClose: () => void;
  onDone: () => void;
}

/** The question before a way to sign in is taken away. */
export function DisableDialog({
  title,
  text,
  action,
  stay = "Keep it",
  remove,
  onClose,
  onDone,
}: TurnOffDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async () => {
    setBusy(true);
    setProblem(null);
    const outcome = await changeFactors(remove);
    setBusy(false);
    // Who turned the question down knows that nothing was done. What is gone already is what was wanted.
    if (!outcome.ok && outcome.failure.code === "proof_needed") return;
    if (!outcome.ok && outcome.failure.status !== 404) return setProblem(outcome.failure.message);
    onClose();
    onDone();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      role="alertdialog"
      actions={
        <>
          <Button variant="quiet" onClick={onClose} data-first-focus>
            {stay}
          </Button>
          <Button variant="danger" loading={busy} onClick={run}>
            {action}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{text}</p>
        <FormProblem>{problem}</FormProblem>
      </div>
    </Dialog>
  );
}
