import { type ChangeEvent, useState } from "react";
import { LIMITS } from "../../../../domain/limits.ts";
import { cleanText } from "../../../../domain/text/clean-text.ts";
import { grouped } from "../../../../domain/text/grouped.ts";
import { Field } from "../../../ui/field.tsx";
import { useEditor, useResume } from "../editor-context.tsx";
import { box, FieldNote } from "../form/text-control.tsx";
import { putJobAd } from "./job-ad-edits.ts";

/** The ad that the resume is held against; empty where there is none. */
export function useJobAd(): string {
  return useResume(({ jobAd }) => jobAd ?? "");
}

/** The ad is kept with the resume, and stands in no file for employers. */
export function JobAdField({ hint, rows = 6 }: { hint: string; rows?: number }) {
  const { store } = useEditor().session;
  const kept = useJobAd();
  // What is typed stays as it is typed, though the resume keeps it cleaned; what was undone is shown as it is kept.
  const [typed, setTyped] = useState(kept);
  const job = cleanText(typed) === kept ? typed : kept;
  const [note, setNote] = useState<string | null>(null);
  const take = ({ currentTarget: { value } }: ChangeEvent<HTMLTextAreaElement>) => {
    const ad = value.slice(0, LIMITS.jobAd);
    setTyped(ad);
    const issue = store.editAll([putJobAd(store.read().content.resume, ad)]);
    const [most, given] = [LIMITS.jobAd, value.length].map(grouped);
    const cut = value.length > LIMITS.jobAd ? `Cut: ${most} of ${given} characters fit here.` : null;
    setNote(issue?.message ?? cut);
  };
  return (
    <div className="grid gap-1.5">
      <Field label="Job ad" hint={hint}>
        {(wiring) => <textarea {...wiring} rows={rows} value={job} onChange={take} className={box} />}
      </Field>
      <FieldNote>{note}</FieldNote>
    </div>
  );
}
