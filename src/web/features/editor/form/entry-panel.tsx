import { Eye, EyeOff } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import { setField } from "../../../../domain/resume/edits.ts";
import type { FormField } from "../../../../domain/sections/section.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useEditor, useFlag } from "../editor-context.tsx";
import { isKey } from "../keys/editor-keys.ts";
import { TextControl } from "./text-control.tsx";

interface EntryPanelProps {
  id: string;
  pointer: string;
  /** What the entry says. */
  name: string;
  details: readonly FormField[];
  /** A list among the details. */
  renderList: (pointer: string, field: FormField) => ReactNode;
  onClose: () => void;
}

/** What an entry has beside its text, under the chips. */
export function EntryPanel({ id, pointer, name, details, renderList, onClose }: EntryPanelProps) {
  const { session, view } = useEditor();
  const legend = useId();
  const isHidden = useFlag(`${pointer}/hidden`);
  const setHidden = () => {
    session.store.edit(setField(`${pointer}/hidden`, !isHidden));
    view.say(isHidden ? "Shown on the page again." : "Hidden from the page.");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An entry that is being changed inside has taken its own Escape.
    if (!isKey(event, "closeDetails") || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not shrink below its longest chip.
    <div
      id={id}
      role="group"
      aria-labelledby={legend}
      onKeyDown={onKeyDown}
      className="grid grid-cols-1 gap-x-4 gap-y-3 rounded-control border border-line bg-paper p-3 sm:grid-cols-2"
    >
      <p id={legend} className="text-14 font-medium wrap-anywhere sm:col-span-2">
        {`Details of ${name || "the empty entry"}`}
      </p>
      {details.map((field) => {
        const at = `${pointer}/${field.key}`;
        if (field.kind !== "chips") return <TextControl key={field.key} pointer={at} field={field} />;
        return (
          <div key={field.key} className="min-w-0 sm:col-span-2">
            {renderList(at, field)}
          </div>
        );
      })}
      <div className="flex flex-wrap justify-between gap-2 sm:col-span-2">
        <Button
          size="small"
          variant="quiet"
          data-field={`${pointer}/hidden`}
          className="-ms-3.5"
          onClick={setHidden}
        >
          <Icon of={isHidden ? Eye : EyeOff} className="size-4" />
          {isHidden ? "Show on the page" : "Hide from the page"}
        </Button>
        <Button size="small" variant="secondary" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
