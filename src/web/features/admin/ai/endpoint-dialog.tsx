import { useRef, useState } from "react";
import type { AiEndpointAnswer } from "../../../../contract/ai-settings.ts";
import { addEndpoint, changeEndpoint, listModels, tryEndpoint } from "../../../api/ai-endpoints.ts";
import { EndpointForm, type NamedDraft } from "../../../endpoints/endpoint-form.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { DiscardDialog } from "../../../ui/discard-dialog.tsx";
import { showToast } from "../../../ui/toast.tsx";

interface EndpointDialogProps {
  /** Null for a new one. */
  endpoint: AiEndpointAnswer | null;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

export function EndpointDialog({ endpoint, onClose, onSaved }: EndpointDialogProps) {
  const endpointId = endpoint?.id;
  const form = useRef<HTMLDivElement>(null);
  const [isLeft, setIsLeft] = useState(false);
  /** By Escape, the cross, Cancel or the way back: what was typed stays in the closed dialog until the person has decided. */
  const leave = () => {
    if (form.current && isTypedIn(form.current)) setIsLeft(true);
    else onClose();
  };
  const save = async ({ name, baseUrl, model, key }: NamedDraft) => {
    const draft = { name, baseUrl, model, key };
    const outcome = await (endpoint ? changeEndpoint(endpoint.id, draft) : addEndpoint(draft));
    if (!outcome.ok) return outcome;
    onClose();
    showToast(endpoint ? `${name} is changed.` : `${name} is added. Choose it to use it.`);
    await onSaved();
    return outcome;
  };
  const title = endpoint ? `Change ${endpoint.name}` : "Add an endpoint";
  return (
    <>
      <Dialog open={!isLeft} onClose={leave} title={title} staysOnOutsideClick>
        <div ref={form}>
          <EndpointForm
            kept={endpoint}
            named
            save={save}
            listModels={({ baseUrl, key }) => listModels({ baseUrl, key, endpointId })}
            tryIt={({ baseUrl, model, key }) => tryEndpoint({ baseUrl, model, key, endpointId })}
            saveLabel={endpoint ? "Save" : "Add"}
            onCancel={leave}
          />
        </div>
      </Dialog>
      {isLeft && (
        <DiscardDialog name={endpoint?.name ?? title} onBack={() => setIsLeft(false)} onDiscard={onClose} />
      )}
    </>
  );
}

function isTypedIn(form: HTMLElement): boolean {
  return [...form.querySelectorAll("input")].some(
    ({ value, defaultValue, checked, defaultChecked }) =>
      value !== defaultValue || checked !== defaultChecked,
  );
}
