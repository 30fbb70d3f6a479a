import { type ClipboardEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import type { FormField } from "../../../../domain/sections/section.ts";
import { grouped } from "../../../../domain/text/grouped.ts";
import { useEditor, useGuideText } from "../editor-context.tsx";
import { isKey } from "../keys/editor-keys.ts";
import { afterPress } from "./after-press.ts";
import { fitting, pastedEntries } from "./pasted-text.ts";
import { entriesLeft } from "./room-left.ts";
import { box, FieldNote } from "./text-control.tsx";
import type { useLiveEntry } from "./use-live-entry.ts";

interface NewEntryProps {
  pointer: string;
  field: FormField;
  live: ReturnType<typeof useLiveEntry>;
  removeLast: () => void;
}

/** Where entries of a list of chips are typed or pasted. */
export function NewEntry({ pointer, field, live, removeLast }: NewEntryProps) {
  const { view } = useEditor();
  const id = useId();
  const sample = useGuideText(pointer);
  const [note, setNote] = useState<string | null>(null);
  const { typed } = live;
  const count = live.others.length;
  const most = field.maxEntries ?? Number.POSITIVE_INFINITY;

  const finish = () => {
    const entry = live.finish();
    if (entry !== null) view.say(`${entry} added.`);
  };
  // The press that takes the focus away may change the list before the entry joins it.
  const latest = useRef(finish);
  useLayoutEffect(() => {
    latest.current = finish;
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (isKey(event, "addEntry") || (isKey(event, "addEntryAtComma") && field.endsAtComma)) finish();
    else if (isKey(event, "removeLastEntry") && typed === "" && count > 0) removeLast();
    else return;
    event.preventDefault();
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData("text/plain");
    const several = /[\n\r]/.test(text.trim()) || (field.endsAtComma && /[,;]/.test(text));
    if (!several && text.length <= field.limit - typed.length) return;
    event.preventDefault();
    if (!several) {
      live.put(fitting(typed + text, field.limit, "one"));
      return setNote(`Cut: at most ${field.limit} characters fit into one entry.`);
    }
    const room = most - count - (typed.trim() === "" ? 0 : 1);
    const { lines, total } = pastedEntries(text, field.limit, room, field.endsAtComma ?? false);
    const issue = live.addAll(lines.filter((line) => line !== ""));
    const cut = `Cut: ${lines.length} of ${grouped(total)} entries fit here.`;
    setNote(issue?.message ?? (total > lines.length ? cut : null));
  };

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="sr-only">
        {`Add to ${field.label.toLowerCase()}`}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          data-field={pointer}
          aria-describedby={`${id}hint`}
          value={typed}
          maxLength={field.limit}
          disabled={count >= most}
          placeholder={sample ?? field.example}
          autoComplete="off"
          onChange={(event) => {
            setNote(live.put(event.currentTarget.value)?.message ?? null);
            // The page shows the entry from its first letter on: that is the place being edited, not the whole list.
            view.show({ active: `${pointer}/${count}` });
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => afterPress(() => latest.current())}
          className={`min-h-10 ${box}`}
        />
        <button
          type="button"
          // The field's own blur adds what stands there; this only makes the way visible.
          onClick={finish}
          disabled={count >= most}
          className="min-h-10 shrink-0 rounded-control border border-edge bg-surface px-3.5 text-14 font-medium transition-colors hover:border-ink disabled:opacity-55"
        >
          Add<span className="sr-only">{` to ${field.label.toLowerCase()}`}</span>
        </button>
      </div>
      <p id={`${id}hint`} className="text-12 text-ink-soft">
        {field.endsAtComma ? "Enter or a comma adds it." : "Enter adds it."} A pasted list becomes several.
      </p>
      <FieldNote>{note ?? entriesLeft(count, most, "entry")}</FieldNote>
    </div>
  );
}
