import type { AiEndpointAnswer } from "../../../../contract/ai-settings.ts";
import { addEndpoint, changeEndpoint, listModels, tryEndpoint } from "../../../api/ai-endpoints.ts";
import { EndpointForm, type NamedDraft } from "../../../endpoints/endpoint-form.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { showToast } from "../../../ui/toast.tsx";

interface EndpointDialogProps {
  /** Null for a new one. */
  endpoint: AiEndpointAnswer | null;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

export function EndpointDialog({ endpoint, onClose, onSaved }: EndpointDialogProps) {
  const endpointId = endpoint?.id;
  const save = async ({ name, baseUrl, model, key }: NamedDraft) => {
    const draft = { name, baseUrl, model, key };
    const outcome = await (endpoint ? changeEndpoint(endpoint.id, draft) : addEndpoint(draft));
    if (!outcome.ok) return outcome;
    onClose();
    showToast(endpoint ? `${name} is changed.` : `${name} is added. Choose it to use it.`);
    await onSaved();
    return outcome;
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={endpoint ? `Change ${endpoint.name}` : "Add an endpoint"}
      staysOnOutsideClick
    >
      <EndpointForm
        kept={endpoint}
        named
        save={save}
        listModels={({ baseUrl, key }) => listModels({ baseUrl, key, endpointId })}
        tryIt={({ baseUrl, model, key }) => tryEndpoint({ baseUrl, model, key, endpointId })}
        saveLabel={endpoint ? "Save" : "Add"}
      />
    </Dialog>
  );
}
