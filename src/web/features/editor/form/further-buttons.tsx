import { Plus } from "lucide-react";
import { setField } from "../../../../domain/resume/edits.ts";
import type { FormField } from "../../../../domain/sections/section.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useEditor } from "../editor-context.tsx";

interface FurtherButtonsProps {
  pointer: string;
  fields: readonly FormField[];
}

/** The further fields that an item does not show yet, each a press away. */
export function FurtherButtons({ pointer, fields }: FurtherButtonsProps) {
  const { session, view } = useEditor();
  if (fields.length === 0) return null;
  const add = ({ key, kind }: FormField) => {
    const place = `${pointer}/${key}`;
    // A field that is on or off is asked for to be on.
    if (kind === "flag") session.store.edit(setField(place, true));
    view.goTo(place);
  };
  return (
    <ul aria-label="More fields" className="-mx-2 -my-1 flex flex-wrap gap-x-1 sm:col-span-2">
      {fields.map((field) => (
        <li key={field.key}>
          <button
            type="button"
            onClick={() => add(field)}
            className="flex min-h-8 items-center gap-1 rounded-control px-2 text-start text-14 text-ink-soft transition-colors hover:bg-line/60 hover:text-ink pointer-coarse:min-h-11"
          >
            <Icon of={Plus} className="size-3.5" />
            <span>
              <span className="sr-only">Add </span>
              {field.label}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
