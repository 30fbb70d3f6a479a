import type { StatementSubject } from "../../../../domain/resume/statements.ts";
import type { FormField, ItemsForm } from "../../../../domain/sections/section.ts";
import { type AssistSlots, useEditor, useText } from "../editor-context.tsx";
import { Confirmed } from "../statements/confirmed.tsx";
import { ChipsControl } from "./chips-control.tsx";
import { FlagControl } from "./flag-control.tsx";
import { FurtherButtons } from "./further-buttons.tsx";
import { LinesControl } from "./lines-control.tsx";
import { TextControl } from "./text-control.tsx";
import { useFromAbove } from "./use-from-above.ts";
import { useFurtherFields } from "./use-further-fields.ts";

interface ItemFieldsProps {
  pointer: string;
  form: ItemsForm;
}

/** The fields of an item: the usual ones, the further ones that it has, and a way to the others. */
export function ItemFields({ pointer, form }: ItemFieldsProps) {
  const shown = useFurtherFields(pointer, form.fields);
  const above = useFromAbove(pointer, form.fields);
  // What nothing above can give is not offered.
  const fields = form.fields.filter((field) => field !== above?.flag || above.place !== null);
  return (
    <>
      {fields.map((field) => {
        if (field.isFurther && !shown.has(field.key)) return null;
        if (above?.isOn && above.place !== null && field.key === above.field)
          return <FieldFromAbove key={field.key} place={above.place} flag={above.flag} field={field} />;
        if (field.kind === "flag")
          return (
            <div key={field.key} className="sm:col-span-2">
              <FlagControl pointer={`${pointer}/${field.key}`} field={field} />
            </div>
          );
        return <ItemField key={field.key} pointer={pointer} field={field} />;
      })}
      <FurtherButtons
        pointer={pointer}
        fields={fields.filter(({ key, isFurther }) => isFurther && !shown.has(key))}
      />
    </>
  );
}

/** Stands where the field would, and says whose it is. */
function FieldFromAbove({ place, flag, field }: { place: string; flag: FormField; field: FormField }) {
  const text = useText(place).trim();
  return (
    <div className="grid content-start gap-1.5 text-14">
      <p className="font-medium">{field.label}</p>
      <p className="flex min-h-10 items-center text-ink-soft">
        <span className="min-w-0 wrap-anywhere">
          {`At the ${flag.label.toLowerCase()}: `}
          <span className="text-ink">{text || "not named yet"}</span>
        </span>
      </p>
    </div>
  );
}

function ItemField({ pointer, field }: { pointer: string; field: FormField }) {
  const at = `${pointer}/${field.key}`;
  if (field.kind === "line") return <TextControl pointer={at} field={field} />;
  return (
    <div className="min-w-0 sm:col-span-2">
      {field.kind === "text" && <TextControl pointer={at} field={field} showsLabel />}
      {field.kind === "chips" && <ChipsControl pointer={at} field={field} showsLabel />}
      {field.kind === "lines" && <ItemLines pointer={pointer} field={field} />}
    </div>
  );
}

function ItemLines({ pointer, field }: { pointer: string; field: FormField }) {
  const { assist } = useEditor();
  const subject = assistSubject(pointer);
  return (
    <>
      <LinesControl
        pointer={`${pointer}/${field.key}`}
        field={field}
        aside={subject && slotOf(assist, subject.section)?.(subject.item)}
      />
      {subject && <Confirmed subject={subject} />}
    </>
  );
}

type ItemSubject = Exclude<StatementSubject, { section: "summary" }>;

/** What the assistant knows of: a position or a project of the built-in sections. */
function assistSubject(pointer: string): ItemSubject | null {
  const [, section, item] = /^\/(experience|projects)\/(\d+)$/.exec(pointer) ?? [];
  return section === "experience" || section === "projects" ? { section, item: Number(item) } : null;
}

function slotOf(assist: AssistSlots, section: ItemSubject["section"]) {
  return section === "experience" ? assist.experience : assist.projects;
}
