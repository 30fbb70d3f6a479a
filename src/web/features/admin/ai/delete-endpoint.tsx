import type { AiEndpointAnswer } from "../../../../contract/ai-settings.ts";
import { deleteEndpoint } from "../../../api/ai-endpoints.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

interface DeleteEndpointProps {
  endpoint: AiEndpointAnswer;
  isUsed: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteEndpoint({ endpoint, isUsed, onClose, onDeleted }: DeleteEndpointProps) {
  return (
    <ConfirmDialog
      title={`Delete ${endpoint.name}?`}
      action="Delete"
      run={() => deleteEndpoint(endpoint.id)}
      onClose={onClose}
      onDone={onDeleted}
    >
      {isUsed
        ? "It and its key are forgotten, and the built-in engine answers from now on."
        : "It and its key are forgotten."}
    </ConfirmDialog>
  );
}
