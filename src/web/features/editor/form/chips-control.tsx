import { useEffect, useId, useState } from "react";
import { flushSync } from "react-dom";
import { moveItem, removeItem } from "../../../../domain/resume/edits.ts";
import type { FormField } from "../../../../domain/sections/section.ts";
import { useEditor, useLines } from "../editor-context.tsx";
import { listAt } from "../state/list-at.ts";
import { Chip } from "./chip.tsx";
import { EntryPanel } from "./entry-panel.tsx";
import { NewEntry } from "./new-entry.tsx";
import { useLiveEntry } from "./use-live-entry.ts";
import { useReorder } from "./use-reorder.ts";

interface ChipsControlProps {
  pointer: string;
  field: FormField;
  /** Where no heading around it says what it is. */
  showsLabel?: boolean;
  /** What a chip has beside its text, as the level of a skill. */
  details?: readonly FormField[] | undefined;
}

/** A list of short entries, each a chip that can be changed, moved and removed, and may have details of its own. */
export function ChipsControl({ pointer, field, showsLabel = false, details }: ChipsControlProps) {
  const { session, view } = useEditor();
  const id = useId();
  const entries = useLines(pointer);
  const live = useLiveEntry(pointer, entries);
  const chips = live.others;
  const panel = useOpenDetails(pointer, details);
  const detailed = chips.findIndex((chip) => chip.id === panel.entry);
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
  const closePanel = () => {
    flushSync(panel.close);
    reorder.list.current?.children[detailed]?.querySelector("button")?.focus();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {showsLabel && (
        <p id={`${id}label`} className="-mb-0.5 text-14 font-medium">
          {field.label}
        </p>
      )}
      <ul ref={reorder.list} aria-label={field.label} className="flex flex-wrap gap-1.5 empty:hidden">
        {chips.map((entry, index) => (
          <Chip
            key={entry.id}
            pointer={`${pointer}/${index}`}
            entry={entry}
            details={details}
            panel={{ id: `${id}panel`, isOpen: index === detailed }}
            limit={field.limit}
            place={{ index, count: chips.length }}
            handle={reorder.handle(index)}
            wasDragged={reorder.wasDragged}
            onMove={(by) => reorder.move(index, index + by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      {details && detailed >= 0 && (
        <EntryPanel
          // Another entry's fields are other fields: what was typed into these is not theirs.
          key={panel.entry}
          id={`${id}panel`}
          pointer={`${pointer}/${detailed}`}
          name={chips[detailed]?.text ?? ""}
          details={details}
          renderList={(at, list) => <ChipsControl pointer={at} field={list} showsLabel />}
          onClose={closePanel}
        />
      )}
      <NewEntry pointer={pointer} field={field} live={live} removeLast={() => remove(chips.length - 1)} />
    </div>
  );
}

/** Which entry's details are open, by its id; they open when one of them is looked for. */
function useOpenDetails(pointer: string, details: readonly FormField[] | undefined) {
  const { session, view } = useEditor();
  const [entry, setEntry] = useState<string | null>(null);
  const hasDetails = details !== undefined;

  useEffect(() => {
    if (!hasDetails) return;
    const stop = view.onReveal((looked) => {
      if (!looked.startsWith(`${pointer}/`)) return;
      const [index, key] = looked.slice(pointer.length + 1).split("/");
      const found = listAt(session.store.read().content.resume, pointer)[Number(index)];
      if (found && key !== undefined && key !== "text") setEntry(found.id);
    });
    return () => void stop();
  }, [session, view, pointer, hasDetails]);

  return { entry, close: () => setEntry(null) };
}
