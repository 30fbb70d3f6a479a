import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { addItem, moveItem } from "../../../../domain/resume/edits.ts";
import type { ItemsForm } from "../../../../domain/sections/section.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useEditor, useItemIds } from "../editor-context.tsx";
import { ItemCard } from "./item-card.tsx";
import { entriesLeft } from "./room-left.ts";
import { FieldNote } from "./text-control.tsx";
import { useGradually } from "./use-gradually.ts";
import { useItemActions } from "./use-item-actions.ts";
import { useReorder } from "./use-reorder.ts";

/** With more than these, a list starts folded: a long form is hard to find one's way in, and slow to draw. */
const OPEN_AT_START = 2;

interface ItemsControlProps {
  /** Where the list stands: a section's own place, or the content of a custom one. */
  pointer: string;
  form: ItemsForm;
}

export function ItemsControl({ pointer, form }: ItemsControlProps) {
  const { session, view } = useEditor();
  const items = useItemIds(pointer);
  const isDrawn = useGradually(pointer, items.length);
  const [note, setNote] = useState<string | null>(null);
  const [startsOpen] = useState(items.length <= OPEN_AT_START);
  const reorder = useReorder<HTMLUListElement>({
    count: items.length,
    onMove(from, to) {
      session.store.edit(moveItem(pointer, from, to));
      view.say(`Moved to place ${to + 1} of ${items.length}.`);
    },
  });
  const addButton = useRef<HTMLButtonElement>(null);
  const add = () => {
    const issue = session.store.edit(addItem(pointer));
    setNote(issue?.message ?? null);
    if (!issue) view.goTo(`${pointer}/${items.length}`);
  };
  const actions = useItemActions({ pointer, itemName: form.itemName, reorder, addButton, onNote: setNote });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ul ref={reorder.list} className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden">
        {items.map((id, index) =>
          isDrawn(index) ? (
            <ItemCard
              key={id}
              pointer={`${pointer}/${index}`}
              form={form}
              index={index}
              count={items.length}
              startsOpen={startsOpen}
              reorder={reorder}
              actions={actions}
            />
          ) : (
            <li
              key={id}
              className="h-11.5 rounded-control border border-line bg-paper pointer-coarse:h-13.5"
            />
          ),
        )}
      </ul>
      <FieldNote>{note ?? entriesLeft(items.length, form.maxItems, "item")}</FieldNote>
      <button
        ref={addButton}
        type="button"
        // The place of the next item: the guide may show one there.
        data-field={items.length === 0 ? pointer : `${pointer}/${items.length}`}
        onClick={add}
        disabled={items.length >= form.maxItems}
        className="flex min-h-11 w-full items-center justify-center gap-2 rounded-control border border-dashed border-edge text-14 font-medium text-ink-soft transition-colors hover:border-proof hover:bg-proof-tint hover:text-ink disabled:opacity-55"
      >
        <Icon of={Plus} className="size-4" />
        {`Add ${form.itemName}`}
      </button>
    </div>
  );
}
