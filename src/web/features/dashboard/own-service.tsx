import { useEffect, useRef, useState } from "react";
import type { OwnEndpointAnswer } from "../../../contract/ai-settings.ts";
import {
  deleteOwnEndpoint,
  listOwnModels,
  readOwnEndpoint,
  saveOwnEndpoint,
  tryOwnEndpoint,
} from "../../api/ai-endpoints.ts";
import { EndpointForm, type NamedDraft } from "../../endpoints/endpoint-form.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { showToast } from "../../ui/toast.tsx";
import { Setting, SettingGroup } from "./setting.tsx";

/** An AI service of the person's own, where the host allows it; what was kept before can be taken away in any case. */
export function OwnService() {
  const [own, setOwn] = useState<OwnEndpointAnswer | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    readOwnEndpoint().then((outcome) => {
      if (outcome.ok) setOwn(outcome.value);
    });
  }, []);

  const save = async ({ baseUrl, model, key }: NamedDraft) => {
    const outcome = await saveOwnEndpoint({ baseUrl, model, key });
    if (!outcome.ok) return outcome;
    setOwn(outcome.value);
    showToast("Your own AI service answers you from now on.");
    return outcome;
  };
  const removed = () => {
    // The pressed button goes away with what it removed.
    place.current?.focus();
    setOwn((known) => known && { ...known, endpoint: null });
    showToast("Your AI service and its key are forgotten.");
  };

  if (!own || (!own.allowed && !own.endpoint)) return null;
  const { endpoint } = own;
  const forget = endpoint && (
    <Button variant="to-danger" onClick={() => setIsAsking(true)}>
      Remove it
    </Button>
  );
  return (
    <SettingGroup title="AI service">
      <Setting
        title="Your own service"
        text="An endpoint that speaks the chat completions protocol, with your own key. Texts that you improve go there instead, and what it answers is checked as ever. The key is kept encrypted and never shown again."
      >
        <div ref={place} tabIndex={-1} className="outline-none">
          {own.allowed ? (
            <EndpointForm
              key={`${endpoint?.baseUrl} ${endpoint?.model} ${endpoint?.key.end}`}
              kept={endpoint}
              named={false}
              save={save}
              listModels={listOwnModels}
              tryIt={({ baseUrl, model, key }) => tryOwnEndpoint({ baseUrl, model, key })}
              saveLabel={endpoint ? "Save" : "Use it"}
              others={forget}
            />
          ) : (
            <div className="grid justify-items-start gap-4">
              <p className="text-14">This site no longer allows services of your own: yours is not used.</p>
              {forget}
            </div>
          )}
        </div>
        {isAsking && (
          <ConfirmDialog
            title="Remove your AI service?"
            action="Remove"
            run={deleteOwnEndpoint}
            onClose={() => setIsAsking(false)}
            onDone={removed}
          >
            {`${endpoint?.model ?? "It"} no longer answers you, and its address and key are forgotten: what answers on this site does so again.`}
          </ConfirmDialog>
        )}
      </Setting>
    </SettingGroup>
  );
}
