import { GripVertical } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, memo, useState } from "react";
import { joinMarked, type MarkedText, sliceMarked } from "../../../../domain/marks/marked-text.ts";
import { addItem, type Edit, removeItem, setField } from "../../../../domain/resume/edits.ts";
import { moveStatements } from "../../../../domain/resume/statements.ts";
import type { Line } from "../../../../domain/sections/line.ts";
import type { FormField } from "../../../../domain/sections/section.ts";
import { grouped } from "../../../../domain/text/grouped.ts";
import { newLineId } from "../../../drafts/new-id.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useEditor, useGuideText } from "../editor-context.tsx";
import { ariaKeys, isKey } from "../keys/editor-keys.ts";
import { MarkedArea } from "../marks/marked-area.tsx";
import { useMarking } from "../marks/use-marking.ts";
import { listAt } from "../state/list-at.ts";
import { LineTools } from "./line-tools.tsx";
import { severalLines } from "./pasted-text.ts";
import { roomLeft } from "./room-left.ts";
import { FieldNote } from "./text-control.tsx";
import type { Reorder } from "./use-reorder.ts";
import { useTextInput } from "./use-text-input.ts";

interface LineRowProps {
  id: string;
  list: string;
  index: number;
  count: number;
  field: FormField;
  reorder: Reorder;
  onNote: (note: string | null) => void;
}

/** Drawn again only when its place changed: what is typed into it, it hears itself. */
export const LineRow = memo(function LineRow({
  id,
  list,
  index,
  count,
  field,
  reorder,
  onNote,
}: LineRowProps) {
  const { session, view } = useEditor();
  const pointer = `${list}/${index}`;
  const text = useTextInput<HTMLTextAreaElement>({ pointer, limit: field.limit, lines: "one" });
  const marking = useMarking(pointer, field.limit, text);
  const sample = useGuideText(pointer);
  const { store } = session;
  // A hundred menus that nobody looks at would make unfolding a long list slow.
  const [isNear, setNear] = useState(false);

  /** What was confirmed about a line goes with its words. */
  const statementsTo = (line: string, lines: readonly Line[]): Edit[] => {
    const [, section, item] = list.split("/");
    if (section !== "experience") return [];
    return [moveStatements(store.read().content.resume, { item: Number(item), line, lines }) ?? []].flat();
  };
  const goBack = (caret: number | "end") => {
    if (index > 0 || count > 1) view.goTo(`${list}/${Math.max(0, index - 1)}`, caret);
    else view.goTo(list);
  };
  const remove = () => {
    store.edit(removeItem(list, index));
    goBack("end");
  };
  const split = (element: HTMLTextAreaElement) => {
    const { value, selectionStart, selectionEnd } = element;
    const { marks } = sliceMarked({ text: value, marks: marking.marks }, selectionEnd);
    const rest: Line = { id: newLineId(), text: value.slice(selectionEnd), marks: [...marks] };
    const start = value.slice(0, selectionStart);
    const edits = [addItem(list, index + 1, rest)];
    if (start !== value) edits.unshift(setField(pointer, start));
    const issue = store.editAll([...edits, ...statementsTo(id, [{ id, text: start }, rest])]);
    onNote(issue?.message ?? null);
    if (!issue) view.goTo(`${list}/${index + 1}`, "start");
  };
  /** Joins a line with the one below it. */
  const joinAt = (at: number) => {
    const lines = listAt(store.read().content.resume, list);
    const [one, other] = [lines[at], lines[at + 1]];
    if (!one || !other) return;
    const joined = joinMarked(markedOf(one), markedOf(other));
    if (joined.text.length > field.limit) return;
    store.editAll([
      setField(`${list}/${at}`, joined.text),
      setField(`${list}/${at}/marks`, joined.marks),
      removeItem(list, at + 1),
      ...statementsTo(other.id, [{ id: one.id, text: joined.text }]),
    ]);
    view.goTo(`${list}/${at}`, one.text.length);
  };

  const moveBy = (by: 1 | -1) => {
    reorder.move(index, index + by);
    view.goTo(`${list}/${index + by}`);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const element = event.currentTarget;
    if (event.nativeEvent.isComposing) return;
    const atStart = element.selectionStart === 0 && element.selectionEnd === 0;
    const atEnd = element.selectionStart === element.value.length;
    if (isKey(event, "splitLine")) split(element);
    else if (isKey(event, "joinLine") && element.value === "") remove();
    else if (isKey(event, "joinLine") && atStart && index > 0) joinAt(index - 1);
    else if (isKey(event, "joinNext") && atEnd && index < count - 1) joinAt(index);
    else if (isKey(event, "moveLineUp") && index > 0) moveBy(-1);
    else if (isKey(event, "moveLineDown") && index < count - 1) moveBy(1);
    else return;
    event.preventDefault();
  };

  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const replaced = event.currentTarget.value === "";
    const room = (field.maxEntries ?? 1) - count + (replaced ? 1 : 0);
    const pasted = severalLines(event.clipboardData, field.limit, room);
    if (!pasted) return marking.areaProps.onPaste(event);
    event.preventDefault();
    const { lines, total } = pasted;
    const present: readonly unknown[] = listAt(store.read().content.resume, list);
    // The first of them takes the place of an empty line, and its id.
    const [first, ...others] = lines;
    const put = replaced ? [{ ...Object(present[index]), ...first }, ...others] : lines;
    // As one change: the resume is checked once, not once for each line.
    const issue = store.edit(
      setField(list, present.toSpliced(replaced ? index : index + 1, replaced ? 1 : 0, ...put)),
    );
    const left = total - lines.length;
    onNote(issue?.message ?? (left > 0 ? `Cut: ${lines.length} of ${grouped(total)} lines fit here.` : null));
    if (!issue) view.goTo(`${list}/${index + lines.length - (replaced ? 1 : 0)}`);
  };

  return (
    <li
      onFocus={() => setNear(true)}
      onPointerEnter={() => setNear(true)}
      className="group grid grid-cols-[auto_minmax(0,1fr)_2.25rem] items-start pointer-coarse:grid-cols-[auto_minmax(0,1fr)_2.75rem] data-dragged:z-10 data-dragged:opacity-80"
    >
      <button
        type="button"
        tabIndex={-1}
        {...reorder.handle(index)}
        title="Drag to move"
        aria-label={`Move line ${index + 1}`}
        className="grid h-9 pointer-coarse:h-11 w-6 cursor-grab touch-none place-content-center rounded-control text-ink-soft hover:text-ink active:cursor-grabbing"
      >
        <span aria-hidden="true" className="group-focus-within:hidden group-hover:hidden">
          •
        </span>
        <Icon of={GripVertical} className="hidden size-4 group-focus-within:block group-hover:block" />
      </button>
      <div className="min-w-0">
        <div className="rounded-control border border-transparent transition-colors group-hover:border-line focus-within:border-transparent focus-within:bg-surface">
          <MarkedArea
            text={text}
            marking={marking}
            rows={1}
            aria-label={`${field.label}, line ${index + 1} of ${count}`}
            aria-keyshortcuts={ariaKeys("moveLineUp", "moveLineDown", "bold", "italic", "link")}
            placeholder={sample ?? "What you did, and what came of it"}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            className="field-sizing-content min-h-9 w-full min-w-0 resize-none rounded-control bg-transparent px-2 py-1.5 pointer-coarse:py-2.5 text-16 leading-normal placeholder:text-ink-soft/80 md:text-14"
          />
        </div>
        <FieldNote>{text.problem ?? roomLeft(text.value.length, field.limit)}</FieldNote>
      </div>
      {isNear && <LineTools place={{ index, count }} onMove={moveBy} onRemove={remove} />}
    </li>
  );
});

function markedOf({ text, marks = [] }: Line): MarkedText {
  return { text, marks };
}
