import { useState } from "react";
import type { AiEndpointAnswer } from "../../../../contract/ai-settings.ts";
import { deleteEndpoint } from "../../../api/ai-endpoints.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormProblem } from "../../../ui/form-messages.tsx";

interface DeleteEndpointProps {
  endpoint: AiEndpointAnswer;
  isUsed: boolean;
  onClose: () => void;
  onDeleted: () => Promise<void>;
}

export function DeleteEndpoint({ endpoint, isUsed, onClose, onDeleted }: DeleteEndpointProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async () => {
    setBusy(true);
    const outcome = await deleteEndpoint(endpoint.id);
    setBusy(false);
    if (!outcome.ok && outcome.failure.code === "proof_needed") return;
    // What is gone already is what was wanted.
    if (!outcome.ok && outcome.failure.status !== 404) return setProblem(outcome.failure.message);
    onClose();
    await onDeleted();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ${endpoint.name}?`}
      role="alertdialog"
      actions={
        <>
          <Button variant="quiet" onClick={onClose} data-first-focus>
            Keep it
          </Button>
          <Button variant="danger" loading={busy} onClick={remove}>
            Delete
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          {isUsed
            ? "It and its key are forgotten, and the built-in engine answers from now on."
            : "It and its key are forgotten."}
        </p>
        <FormProblem>{problem}</FormProblem>
      </div>
    </Dialog>
  );
}
