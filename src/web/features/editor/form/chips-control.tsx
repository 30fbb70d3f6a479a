import { moveItem, removeItem } from "../../../../domain/resume/edits.ts";
import type { FormField } from "../../../../domain/sections/section.ts";
import { useEditor, useLines } from "../editor-context.tsx";
import { Chip } from "./chip.tsx";
import { NewEntry } from "./new-entry.tsx";
import { useLiveEntry } from "./use-live-entry.ts";
import { useReorder } from "./use-reorder.ts";

interface ChipsControlProps {
  pointer: string;
  field: FormField;
  /** What a chip has beside its text, as the level of a skill. */
  details?: readonly FormField[] | undefined;
}

/** A list of short entries, each a chip that can be changed, moved and removed. */
export function ChipsControl({ pointer, field }: ChipsControlProps) {
  const { session, view } = useEditor();
  const entries = useLines(pointer);
  const live = useLiveEntry(pointer, entries);
  const chips = live.others;
  const reorder = useReorder<HTMLUListElement>({
    count: chips.length,
    flow: "across",
    onMove(from, to) {
      session.store.edit(moveItem(pointer, from, to));
      view.say(`${chips[from]?.text} moved to place ${to + 1} of ${chips.length}.`);
    },
  });
  const remove = (index: number) => {
    session.store.edit(removeItem(pointer, index));
    view.say(`${chips[index]?.text} removed.`);
    view.goTo(pointer);
  };
  return (
    <div className="grid gap-2">
      <ul ref={reorder.list} aria-label={field.label} className="flex flex-wrap gap-1.5 empty:hidden">
        {chips.map(({ id, text }, index) => (
          <Chip
            key={id}
            pointer={`${pointer}/${index}`}
            text={text}
            limit={field.limit}
            place={{ index, count: chips.length }}
            handle={reorder.handle(index)}
            wasDragged={reorder.wasDragged}
            onMove={(by) => reorder.move(index, index + by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <NewEntry pointer={pointer} field={field} live={live} removeLast={() => remove(chips.length - 1)} />
    </div>
  );
}
