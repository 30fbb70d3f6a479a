import { type ChangeEvent, useState } from "react";
import { Field } from "../../../ui/field.tsx";
import { useEditor, useView } from "../editor-context.tsx";
import { box, FieldNote } from "../form/text-control.tsx";

/** Longer than any ad; a whole page of a job board still fits. */
const LONGEST_AD = 50_000;

/** The ad that the resume is held against. It stays in this tab and is sent nowhere. */
export function JobAdField({ hint, rows = 6 }: { hint: string; rows?: number }) {
  const { view } = useEditor();
  const { job } = useView();
  const [note, setNote] = useState<string | null>(null);
  const take = ({ currentTarget: { value } }: ChangeEvent<HTMLTextAreaElement>) => {
    view.show({ job: value.slice(0, LONGEST_AD) });
    const [most, given] = [LONGEST_AD, value.length].map((count) => count.toLocaleString("en"));
    setNote(value.length > LONGEST_AD ? `Cut: ${most} of ${given} characters fit here.` : null);
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
