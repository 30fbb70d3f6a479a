import { setField } from "../../../../domain/resume/edits.ts";
import type { FormField } from "../../../../domain/sections/section.ts";
import { useEditor, useFlag } from "../editor-context.tsx";

interface FlagControlProps {
  pointer: string;
  field: FormField;
}

/** Something that is on or off. */
export function FlagControl({ pointer, field }: FlagControlProps) {
  const isOn = useFlag(pointer);
  const { store } = useEditor().session;
  return (
    <label className="flex min-h-9 w-fit cursor-pointer items-center gap-2.5 text-14 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        data-field={pointer}
        checked={isOn}
        onChange={(event) => void store.edit(setField(pointer, event.currentTarget.checked))}
        className="size-4 shrink-0 accent-proof"
      />
      {field.label}
    </label>
  );
}
