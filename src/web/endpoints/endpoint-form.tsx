import { type ReactNode, useState } from "react";
import {
  AI_SETTINGS_LIMITS,
  type AiEndpointAnswer,
  type ModelsAnswer,
  type TrialAnswer,
} from "../../contract/ai-settings.ts";
import type { EndpointDraft } from "../api/ai-endpoints.ts";
import type { Outcome } from "../api/call-api.ts";
import { Button } from "../ui/button.tsx";
import { DialogFoot } from "../ui/dialog-foot.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { FormProblem } from "../ui/form-messages.tsx";
import { type CheckedField, type Typed, useCheckedForm } from "../ui/use-checked-form.ts";
import { TrialMessage, type Tried } from "./trial-message.tsx";

type FieldName = "name" | "baseUrl" | "model" | "key" | "noKey";

export type NamedDraft = EndpointDraft & { name: string };

export interface EndpointFormProps {
  /** What is kept already. */
  kept: (Omit<AiEndpointAnswer, "id" | "name"> & { name?: string }) | null;
  /** Whether it has a name, to tell it from others. */
  named: boolean;
  save: (draft: NamedDraft) => Promise<Outcome<unknown>>;
  listModels: (draft: Omit<EndpointDraft, "model">) => Promise<Outcome<ModelsAnswer>>;
  tryIt: (draft: EndpointDraft) => Promise<Outcome<TrialAnswer>>;
  saveLabel: string;
  /** Of a dialog, which closes without keeping it. */
  onCancel?: () => void;
  /** More buttons beside the one that saves. */
  others?: ReactNode;
}

const wanted =
  <Name extends FieldName>(name: Name, words: string) =>
  (typed: Typed<FieldName>) =>
    typed(name).trim() === "" ? words : null;

const ADDRESS: CheckedField<FieldName> = {
  name: "baseUrl",
  label: "Address",
  problem: wanted("baseUrl", "Enter the address, such as https://api.example.org/v1."),
};
const KEY: CheckedField<FieldName> = { name: "key", label: "Key", problem: () => null };
const MODEL: CheckedField<FieldName> = {
  name: "model",
  label: "Model",
  problem: wanted("model", "Enter a model, or choose one that is offered."),
};
const NAME: CheckedField<FieldName> = {
  name: "name",
  label: "Name",
  problem: wanted("name", "Enter a name for your list."),
};

/** An AI endpoint: where it is, its key and model; what it offers, and whether it works, can be asked before it is kept. */
export function EndpointForm(props: EndpointFormProps) {
  const { kept, named, save, listModels, tryIt, saveLabel, onCancel, others } = props;
  const [models, setModels] = useState<readonly string[]>([]);
  const [tried, setTried] = useState<Tried | null>(null);
  const [busy, setBusy] = useState<"models" | "trial" | null>(null);
  const fields = [...(named ? [NAME] : []), ADDRESS, KEY, MODEL];
  const saving = (typed: Typed<FieldName>) => {
    setTried(null);
    return save(draftOf(typed));
  };
  const form = useCheckedForm(fields, saving, { saysFaultsAtFieldsAlone: true });

  /** Asks the endpoint with what is typed just now, where that is enough to ask. */
  async function ask<Answer>(
    what: "models" | "trial",
    needed: readonly FieldName[],
    send: (draft: NamedDraft) => Promise<Outcome<Answer>>,
    take: (answer: Answer) => void,
  ) {
    if (busy) return;
    setTried(null);
    const typed = form.checked(needed);
    if (!typed) return;
    setBusy(what);
    const outcome = await send(draftOf(typed));
    setBusy(null);
    if (outcome.ok) take(outcome.value);
    else form.refuse(outcome.failure);
  }

  const showModels = () =>
    ask(
      "models",
      ["baseUrl"],
      ({ baseUrl, key }) => listModels({ baseUrl, key }),
      (answer) => {
        setTried({ what: "models", answer });
        setModels(answer.listed ? answer.models : []);
      },
    );
  const runTrial = () =>
    ask("trial", ["baseUrl", "model"], tryIt, (answer) => setTried({ what: "trial", answer }));

  const choose = (model: string) => {
    const field = form.props.ref.current?.elements.namedItem("model");
    if (!(field instanceof HTMLInputElement) || model === "") return;
    field.value = model;
    // What was said about the field before is answered by it.
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };

  const submit = (
    <Button type="submit" loading={form.busy}>
      {saveLabel}
    </Button>
  );
  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-4 text-ink">
      {named && (
        <TextField
          label="Name"
          name="name"
          data-first-focus
          defaultValue={kept?.name}
          maxLength={AI_SETTINGS_LIMITS.name}
          autoComplete="off"
          error={form.errors.get("name")}
        />
      )}
      <TextField
        label="Address"
        name="baseUrl"
        type="url"
        inputMode="url"
        hint="Most end in /v1, such as https://api.example.org/v1."
        defaultValue={kept?.baseUrl}
        maxLength={AI_SETTINGS_LIMITS.address}
        autoComplete="off"
        error={form.errors.get("baseUrl")}
      />
      <TextField
        label="Key"
        name="key"
        type="password"
        hint={keyHint(kept)}
        maxLength={AI_SETTINGS_LIMITS.key}
        autoComplete="off"
        spellCheck={false}
        error={form.errors.get("key")}
      />
      {kept && kept.key.state !== "none" && (
        <label className="flex min-h-11 items-center gap-3 text-14">
          <input type="checkbox" name="noKey" className="size-5 accent-proof" />
          Remove the kept key
        </label>
      )}
      <TextField
        label="Model"
        name="model"
        defaultValue={kept?.model}
        maxLength={AI_SETTINGS_LIMITS.model}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={form.errors.get("model")}
      />
      {models.length > 0 && (
        <SelectField
          label="Models that it offers"
          defaultValue=""
          options={[["", "Choose one"], ...models.map((model) => [model, model] as const)]}
          onChange={(event) => choose(event.target.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" loading={busy === "models"} onClick={showModels}>
          Show models
        </Button>
        <Button variant="secondary" size="small" loading={busy === "trial"} onClick={runTrial}>
          Try it
        </Button>
      </div>
      <TrialMessage tried={tried} />
      <FormProblem>{form.failure && (form.failure.issues[0]?.message ?? form.failure.message)}</FormProblem>
      {onCancel ? (
        <DialogFoot size="normal">
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          {submit}
        </DialogFoot>
      ) : (
        <div className="flex flex-wrap gap-3 border-t border-line pt-4">
          {submit}
          {others}
        </div>
      )}
    </form>
  );
}

function draftOf(typed: Typed<FieldName>): NamedDraft {
  const key = typed("key").trim();
  const kept = typed("noKey") === "on" ? null : undefined;
  return {
    name: typed("name").trim(),
    baseUrl: typed("baseUrl").trim(),
    model: typed("model").trim(),
    key: key === "" ? kept : key,
  };
}

function keyHint(kept: EndpointFormProps["kept"]): string {
  const { state, end } = kept?.key ?? { state: "none", end: "" };
  if (state === "unreadable")
    return "The kept key cannot be read: it was sealed under another SESSION_SECRET. Enter it again.";
  if (state === "none") return "Leave it empty for an endpoint without one.";
  return `${end === "" ? "A key is kept" : `A key that ends in ${end} is kept`}. Leave it empty to keep that one.`;
}
