import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { ApplicationAnswer } from "../../../contract/applications.ts";
import { APPLICATIONS } from "../../../domain/limits.ts";
import { Button } from "../../ui/button.tsx";
import { DialogFoot } from "../../ui/dialog-foot.tsx";
import { SelectField, TextAreaField, TextField } from "../../ui/field.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";
import { type ApplicationEdits, changedFields, editsOf } from "./application-edits.ts";
import { localDay } from "./application-names.ts";
import { ClashNotice } from "./clash-notice.tsx";
import { HistoryFields } from "./history-fields.tsx";
import { useApplicationSave } from "./use-application-save.ts";
import { resumeOptions, useResumes } from "./use-resumes.ts";

interface ApplicationFormProps {
  /** Null for one that is added. */
  stored: ApplicationAnswer | null;
  onSaved: (application: ApplicationAnswer) => void;
  onClose: () => void;
  /** What was typed and not saved when the form was left last. */
  unsaved: ApplicationEdits | null;
  /** What is typed and not saved yet; null where nothing is. */
  onTyped: (edits: ApplicationEdits | null) => void;
  /** Below the fields; what leaves the form saves what was typed first. */
  children: (saveFirst: (then: () => void) => void) => ReactNode;
}

function emptyEdits(): ApplicationEdits {
  const texts = { employer: "", role: "", place: "", link: "", ad: "", letter: "", notes: "", nextStep: "" };
  return { ...texts, nextStepOn: "", resumeId: "", history: [{ status: "saved", on: localDay() }] };
}

export function ApplicationForm(props: ApplicationFormProps) {
  const { stored, unsaved, onSaved, onClose, onTyped, children } = props;
  const resumes = useResumes();
  const form = useRef<HTMLFormElement>(null);
  const [began] = useState(() => (stored ? editsOf(stored) : emptyEdits()));
  const [edits, setEdits] = useState(unsaved ?? began);
  const [unnamed, setUnnamed] = useState(false);
  const afterSave = useRef<(() => void) | null>(null);
  const isTyped = changedFields(began, edits).length > 0;
  useEffect(() => onTyped(isTyped ? edits : null), [onTyped, isTyped, edits]);
  const saved = (application: ApplicationAnswer) => {
    onTyped(null);
    onSaved(application);
    afterSave.current?.();
  };
  const save = useApplicationSave(stored, { onSaved: saved, onTakenOver: setEdits });
  const problem = useRef<HTMLDivElement>(null);
  // Below or above what is seen, nobody would know that it was not saved.
  useEffect(() => {
    const [wrong] = save.failure?.issues ?? [];
    const field = wrong && form.current?.querySelector<HTMLElement>(`[name="${wrong.pointer.slice(1)}"]`);
    if (save.failure) (field ?? problem.current)?.focus();
  }, [save.failure]);
  const saveFirst = (then: () => void) => {
    if (stored && changedFields(editsOf(stored), edits).length === 0) return then();
    afterSave.current = then;
    void save.send(edits);
  };
  const put = (change: Partial<ApplicationEdits>) => setEdits((before) => ({ ...before, ...change }));
  const text = (name: "employer" | "role" | "place" | "link" | "nextStep" | "nextStepOn") => ({
    name,
    value: edits[name],
    autoComplete: "off",
    error: save.issues.get(name),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      put({ [name]: currentTarget.value }),
  });
  const area = (name: "ad" | "letter" | "notes") => ({
    name,
    value: edits[name],
    maxLength: APPLICATIONS[name],
    error: save.issues.get(name),
    onChange: ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
      put({ [name]: currentTarget.value }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isUnnamed = edits.employer.trim() === "" && edits.role.trim() === "";
    setUnnamed(isUnnamed);
    afterSave.current = null;
    if (!isUnnamed) save.send(edits);
    else form.current?.querySelector<HTMLElement>('[name="employer"]')?.focus();
  };

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 text-ink"
    >
      <ClashNotice save={save} edits={edits} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        <TextField
          label="Employer"
          data-first-focus
          maxLength={APPLICATIONS.line}
          {...text("employer")}
          error={unnamed ? "Name the employer or the role" : save.issues.get("employer")}
        />
        <TextField label="Role" maxLength={APPLICATIONS.line} {...text("role")} />
        <TextField label="Place" maxLength={APPLICATIONS.line} {...text("place")} />
        <TextField
          label="Link to the ad"
          type="url"
          inputMode="url"
          maxLength={APPLICATIONS.link}
          {...text("link")}
        />
        <TextField label="Next step" maxLength={APPLICATIONS.line} {...text("nextStep")} />
        <TextField
          label="Next step on"
          type="date"
          min="1970-01-01"
          max="2199-12-31"
          {...text("nextStepOn")}
        />
      </div>
      {stored?.link && (
        <a
          href={stored.link}
          target="_blank"
          rel="noreferrer noopener"
          className="justify-self-start text-14 wrap-anywhere underline underline-offset-4"
        >
          Open the ad in a new tab
        </a>
      )}
      <SelectField
        label="Resume that you send"
        options={resumeOptions(resumes, stored?.resume ?? null)}
        value={edits.resumeId}
        onChange={({ currentTarget }) => put({ resumeId: currentTarget.value })}
      />
      <HistoryFields history={edits.history} onChange={(history) => put({ history })} />
      <TextAreaField label="Notes" rows={4} {...area("notes")} />
      <TextAreaField label="The ad as you read it" rows={6} {...area("ad")} />
      <TextAreaField
        label="The letter as you sent it"
        hint="Filled in from the resume when you say that you applied, if it is empty."
        rows={6}
        {...area("letter")}
      />
      {children(saveFirst)}
      <div ref={problem} tabIndex={-1} className="not-has-[p]:hidden">
        <FormProblem>{save.problem}</FormProblem>
      </div>
      <DialogFoot size="wide">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={save.busy}>
          {stored ? "Save" : "Add"}
        </Button>
      </DialogFoot>
    </form>
  );
}
