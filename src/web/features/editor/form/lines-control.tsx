import { Plus } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { addItem, moveItem } from "../../../../domain/resume/edits.ts";
import type { FormField } from "../../../../domain/sections/section.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useEditor, useItemIds, useText } from "../editor-context.tsx";
import { LineRow } from "./line-row.tsx";
import { entriesLeft } from "./room-left.ts";
import { FieldNote } from "./text-control.tsx";
import { useGradually } from "./use-gradually.ts";
import { useReorder } from "./use-reorder.ts";

interface LinesControlProps {
  pointer: string;
  field: FormField;
  aside?: ReactNode;
}

/** A list of lines that is written like a text: Enter adds one, Backspace on an empty one removes it. */
export function LinesControl({ pointer, field, aside }: LinesControlProps) {
  const { session, view } = useEditor();
  const id = useId();
  const lines = useItemIds(pointer);
  const isDrawn = useGradually(pointer, lines.length);
  const [note, setNote] = useState<string | null>(null);
  const most = field.maxEntries ?? Number.POSITIVE_INFINITY;
  const reorder = useReorder<HTMLUListElement>({
    count: lines.length,
    onMove(from, to) {
      session.store.edit(moveItem(pointer, from, to));
      view.say(`Moved to line ${to + 1} of ${lines.length}.`);
    },
  });
  const add = () => {
    setNote(session.store.edit(addItem(pointer))?.message ?? null);
    view.goTo(`${pointer}/${lines.length}`);
  };

  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <p id={`${id}label`} className="text-14 font-medium">
          {field.label}
        </p>
        {aside}
      </div>
      <ul ref={reorder.list} aria-labelledby={`${id}label`} className="grid gap-1 empty:hidden">
        {lines.map((lineId, index) =>
          isDrawn(index) ? (
            <LineRow
              key={lineId}
              id={lineId}
              list={pointer}
              index={index}
              count={lines.length}
              field={field}
              reorder={reorder}
              onNote={setNote}
            />
          ) : (
            <WaitingLine key={lineId} pointer={`${pointer}/${index}`} />
          ),
        )}
      </ul>
      <FieldNote>{note ?? entriesLeft(lines.length, most, "line")}</FieldNote>
      <button
        type="button"
        onClick={add}
        disabled={lines.length >= most}
        data-field={lines.length === 0 ? pointer : undefined}
        className="flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 justify-self-start rounded-control px-2 text-14 font-medium text-ink-soft transition-colors hover:bg-line/60 hover:text-ink disabled:opacity-55"
      >
        <Icon of={Plus} className="size-4" />
        Add line
      </button>
    </div>
  );
}

/** Keeps the place of a line that is not drawn yet. */
function WaitingLine({ pointer }: { pointer: string }) {
  return (
    <li className="min-h-9 px-8 py-1.5 pointer-coarse:py-2.5 text-16 leading-normal md:text-14">
      {useText(pointer)}
    </li>
  );
}
