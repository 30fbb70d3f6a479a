import { ArrowDown, ArrowUp, ChevronDown, GripVertical, Trash2 } from "lucide-react";
import { memo, useEffect, useId, useState } from "react";
import type { StatementSubject } from "../../../../domain/resume/statements.ts";
import type { FormField, ItemsForm } from "../../../../domain/sections/section.ts";
import { Icon } from "../../../ui/icon.tsx";
import { type AssistSlots, useEditor, useText } from "../editor-context.tsx";
import { StatementList } from "../statements/statement-list.tsx";
import { LinesControl } from "./lines-control.tsx";
import { TextControl } from "./text-control.tsx";
import { ToolButton } from "./tool-button.tsx";
import type { useReorder } from "./use-reorder.ts";

interface ItemCardProps {
  pointer: string;
  form: ItemsForm;
  place: { index: number; count: number };
  startsOpen: boolean;
  handle: ReturnType<ReturnType<typeof useReorder>["handle"]>;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One item of a section, folded to a line or open with its fields. */
function PlainItemCard({ pointer, form, place, startsOpen, handle, onMove, onRemove }: ItemCardProps) {
  const { view } = useEditor();
  const id = useId();
  const [open, setOpen] = useState(startsOpen);
  const [naming, detail] = form.fields.filter(({ kind }) => kind === "line");
  const name = useText(`${pointer}/${naming?.key}`).trim();
  const details = useText(`${pointer}/${detail?.key}`).trim();
  const title = name || details || `New ${form.itemName}`;

  useEffect(() => {
    const stop = view.onReveal((looked) => {
      if (looked === pointer || looked.startsWith(`${pointer}/`)) setOpen(true);
    });
    return () => void stop();
  }, [view, pointer]);

  return (
    <li className="rounded-control border border-line bg-paper transition-shadow data-dragged:relative data-dragged:z-10 data-dragged:shadow-raised">
      <div className="flex items-center gap-0.5 p-1">
        <button
          type="button"
          {...handle}
          title="Drag, or use the arrow keys"
          className="grid h-9 w-6 shrink-0 cursor-grab touch-none place-content-center rounded-control text-ink-soft hover:text-ink active:cursor-grabbing"
        >
          <Icon of={GripVertical} className="size-4" />
          <span className="sr-only">{`Move ${title}: drag, or use the arrow keys`}</span>
        </button>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}fields`}
          data-field={open ? undefined : pointer}
          onClick={() => setOpen(!open)}
          className="flex min-h-9 min-w-0 grow items-center gap-2 rounded-control px-1.5 text-start text-14 hover:bg-line/60"
        >
          <span className="min-w-0 truncate">
            <span className={`font-medium ${name || details ? "" : "text-ink-soft"}`}>{title}</span>
            {name && details && <span className="text-ink-soft">{` · ${details}`}</span>}
          </span>
          <Icon
            of={ChevronDown}
            className={`ms-auto size-4 text-ink-soft transition-transform ${open ? "rotate-180" : ""}`}
          />
        </button>
        <ToolButton
          icon={ArrowUp}
          label={`Move ${title} up`}
          disabled={place.index === 0}
          onClick={() => onMove(-1)}
        />
        <ToolButton
          icon={ArrowDown}
          label={`Move ${title} down`}
          disabled={place.index === place.count - 1}
          onClick={() => onMove(1)}
        />
        <ToolButton icon={Trash2} label={`Remove ${title}`} className="hover:text-stop" onClick={onRemove} />
      </div>
      {open && (
        <fieldset
          id={`${id}fields`}
          className="grid grid-cols-1 gap-4 border-t border-line bg-surface p-4 sm:grid-cols-2 rounded-b-control"
        >
          <legend className="sr-only">{title}</legend>
          {form.fields.map((field) => (
            <ItemField key={field.key} pointer={pointer} field={field} />
          ))}
        </fieldset>
      )}
    </li>
  );
}

/** Drawn again only when its place changed: what is typed into it, it hears itself. */
export const ItemCard = memo(
  PlainItemCard,
  (one, other) =>
    one.pointer === other.pointer && one.place.count === other.place.count && one.form === other.form,
);

function ItemField({ pointer, field }: { pointer: string; field: FormField }) {
  const { assist } = useEditor();
  const at = `${pointer}/${field.key}`;
  if (field.kind !== "lines") return <TextControl pointer={at} field={field} />;
  const subject = assistSubject(pointer);
  return (
    <div className="sm:col-span-2">
      <LinesControl
        pointer={at}
        field={field}
        aside={subject && slotOf(assist, subject.section)?.(subject.item)}
      />
      {subject && <StatementList subject={subject} />}
    </div>
  );
}

type ItemSubject = Exclude<StatementSubject, { section: "summary" }>;

/** What the assistant is told about: a position or a project of the built-in sections. */
function assistSubject(pointer: string): ItemSubject | null {
  const [, section, item] = /^\/(experience|projects)\/(\d+)$/.exec(pointer) ?? [];
  return section === "experience" || section === "projects" ? { section, item: Number(item) } : null;
}

function slotOf(assist: AssistSlots, section: ItemSubject["section"]) {
  return section === "experience" ? assist.experience : assist.projects;
}
