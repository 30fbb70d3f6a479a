import { Plus } from "lucide-react";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { addItem, moveItem, removeItem } from "../../../../domain/resume/edits.ts";
import type { ItemsForm } from "../../../../domain/sections/section.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useEditor, useItemIds } from "../editor-context.tsx";
import { offerUndo } from "../offer-undo.ts";
import { LinkRow } from "./link-row.tsx";
import { entriesLeft } from "./room-left.ts";
import { FieldNote } from "./text-control.tsx";
import { useReorder } from "./use-reorder.ts";

interface LinksControlProps {
  pointer: string;
  form: ItemsForm;
}

/** Links and profiles, a row each. Without any it is one button. */
export function LinksControl({ pointer, form }: LinksControlProps) {
  const { session, view } = useEditor();
  const id = useId();
  const links = useItemIds(pointer);
  const [note, setNote] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const reorder = useReorder<HTMLUListElement>({
    count: links.length,
    onMove(from, to) {
      session.store.edit(moveItem(pointer, from, to));
      view.say(`Moved to place ${to + 1} of ${links.length}.`);
    },
  });
  const add = () => {
    const issue = session.store.edit(addItem(pointer));
    setNote(issue?.message ?? null);
    if (!issue) view.goTo(`${pointer}/${links.length}`);
  };
  const remove = (index: number) => {
    flushSync(() => session.store.edit(removeItem(pointer, index)));
    offerUndo(session.store, `The ${form.itemName} was removed.`);
    const next = reorder.list.current?.children[index]?.querySelector("button");
    (next ?? addButton.current)?.focus({ preventScroll: true });
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {links.length > 0 && (
        <p id={`${id}label`} className="text-14 font-medium">
          Links
        </p>
      )}
      <ul
        ref={reorder.list}
        aria-labelledby={`${id}label`}
        className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden"
      >
        {links.map((link, index) => (
          <LinkRow
            key={link}
            pointer={`${pointer}/${index}`}
            fields={form.fields}
            index={index}
            count={links.length}
            reorder={reorder}
            onRemove={remove}
          />
        ))}
      </ul>
      <FieldNote>{note ?? entriesLeft(links.length, form.maxItems, form.itemName)}</FieldNote>
      <button
        ref={addButton}
        type="button"
        data-field={links.length === 0 ? pointer : undefined}
        onClick={add}
        disabled={links.length >= form.maxItems}
        className="-ms-2 flex min-h-9 items-center gap-2 justify-self-start rounded-control px-2 text-14 font-medium text-ink-soft transition-colors hover:bg-line/60 hover:text-ink disabled:opacity-55 pointer-coarse:min-h-11"
      >
        <Icon of={Plus} className="size-4" />
        {`Add ${form.itemName}`}
      </button>
    </div>
  );
}
