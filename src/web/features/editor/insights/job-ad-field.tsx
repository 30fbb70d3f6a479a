import { Field } from "../../../ui/field.tsx";
import { useEditor, useView } from "../editor-context.tsx";
import { box } from "../form/text-control.tsx";

/** Longer than any ad; a whole page of a job board still fits. */
const LONGEST_AD = 50_000;

/** The ad that the resume is held against. It stays in this tab and is sent nowhere. */
export function JobAdField({ hint, rows = 6 }: { hint: string; rows?: number }) {
  const { view } = useEditor();
  const { job } = useView();
  return (
    <Field label="Job ad" hint={hint}>
      {(wiring) => (
        <textarea
          {...wiring}
          rows={rows}
          maxLength={LONGEST_AD}
          value={job}
          onChange={(event) => view.show({ job: event.currentTarget.value })}
          className={box}
        />
      )}
    </Field>
  );
}
