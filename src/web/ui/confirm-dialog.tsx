import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import type { ErrorCode } from "../../domain/errors.ts";
import type { Outcome } from "../api/call-api.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { FormProblem } from "./form-messages.tsx";

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** What the button says that does it. */
  action: string;
  /** What the other one says. */
  stay?: string;
  run: () => Promise<Outcome<unknown>>;
  onClose: () => void;
  /** Called after the dialog is closed. */
  onDone: () => void;
}

/** Who turned the question who they are down knows that nothing was done. */
const TURNED_DOWN: ErrorCode = "proof_needed";

/** The question before something is taken away for good. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, action, stay = "Keep it", run, onClose, onDone } = props;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    const outcome = await run();
    setBusy(false);
    if (!outcome.ok && outcome.failure.code === TURNED_DOWN) return;
    // What is gone already is what was wanted.
    if (!outcome.ok && outcome.failure.status !== 404) return setProblem(outcome.failure.message);
    // While the dialog is open nothing outside it can have the focus.
    flushSync(onClose);
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
          <Button variant="danger" loading={busy} onClick={confirm}>
            {action}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="wrap-anywhere">{children}</p>
        <FormProblem>{problem}</FormProblem>
      </div>
    </Dialog>
  );
}
