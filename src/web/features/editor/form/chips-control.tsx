import { type ClipboardEvent, type KeyboardEvent, useId, useState } from "react";
import { addItem, moveItem, removeItem } from "../../../../domain/resume/edits.ts";
import type { FormField } from "../../../../domain/sections/section.ts";
import { useEditor, useList } from "../editor-context.tsx";
import { Chip } from "./chip.tsx";
import { fitting, pastedEntries } from "./pasted-text.ts";
import { entriesLeft } from "./room-left.ts";
import { box, FieldNote } from "./text-control.tsx";
import { useListKeys } from "./use-list-keys.ts";
import { useReorder } from "./use-reorder.ts";

interface ChipsControlProps {
  pointer: string;
  field: FormField;
}

/** A list of short entries, each a chip that can be changed, moved and removed. */
export function ChipsControl({ pointer, field }: ChipsControlProps) {
  const { session, view } = useEditor();
  const entries = useList(pointer);
  const keys = useListKeys(entries);
  const reorder = useReorder<HTMLUListElement>({
    count: entries.length,
    flow: "across",
    onMove(from, to) {
      session.store.edit(moveItem(pointer, from, to));
      view.say(`${String(entries[from])} moved to place ${to + 1} of ${entries.length}.`);
    },
  });
  const remove = (index: number) => {
    session.store.edit(removeItem(pointer, index));
    view.say(`${String(entries[index])} removed.`);
    view.goTo(pointer);
  };
  return (
    <div className="grid gap-2">
      <ul ref={reorder.list} aria-label={field.label} className="flex flex-wrap gap-1.5 empty:hidden">
        {entries.map((entry, index) => (
          <Chip
            key={keys[index]}
            pointer={`${pointer}/${index}`}
            text={String(entry)}
            limit={field.limit}
            place={{ index, count: entries.length }}
            handle={reorder.handle(index)}
            wasDragged={reorder.wasDragged}
            onMove={(by) => reorder.move(index, index + by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <NewEntry
        pointer={pointer}
        field={field}
        count={entries.length}
        removeLast={() => remove(entries.length - 1)}
      />
    </div>
  );
}

interface NewEntryProps extends ChipsControlProps {
  count: number;
  removeLast: () => void;
}

function NewEntry({ pointer, field, count, removeLast }: NewEntryProps) {
  const { session } = useEditor();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [note, setNote] = useState<string | null>(null);
  const most = field.maxEntries ?? Number.POSITIVE_INFINITY;

  const add = (lines: readonly string[], total: number) => {
    const filled = lines.filter((line) => line !== "");
    const issue = session.store.editAll(filled.map((line) => addItem(pointer, undefined, line)));
    setNote(
      issue?.message ??
        (total > lines.length
          ? `Cut: ${lines.length} of ${total.toLocaleString("en")} entries fit here.`
          : null),
    );
    if (!issue) setTyped("");
  };
  const finish = () => {
    const entry = fitting(typed, field.limit, "one").trim();
    if (entry !== "") add([entry].slice(0, most - count), 1);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const ends = event.key === "Enter" || (event.key === "," && field.endsAtComma);
    if (ends) finish();
    else if (event.key === "Backspace" && typed === "" && count > 0) removeLast();
    else return;
    event.preventDefault();
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData("text/plain");
    const several = /[\n\r]/.test(text.trim()) || (field.endsAtComma && /[,;]/.test(text));
    if (!several && text.length <= field.limit - typed.length) return;
    event.preventDefault();
    if (several) {
      const { lines, total } = pastedEntries(text, field.limit, most - count, field.endsAtComma ?? false);
      return add(lines, total);
    }
    setTyped(fitting(typed + text, field.limit, "one"));
    setNote(`Cut: at most ${field.limit} characters fit into one entry.`);
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
          placeholder={field.example}
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setNote(null);
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={finish}
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
      <FieldNote>{note ?? entriesLeft(count, most, "entries")}</FieldNote>
    </div>
  );
}
