import { memo, useEffect, useId, useState } from "react";
import type { ItemsForm } from "../../../../domain/sections/section.ts";
import { useEditor } from "../editor-context.tsx";
import { ItemFields } from "./item-fields.tsx";
import { type ItemActions, ItemHead } from "./item-head.tsx";
import { useItemHead } from "./use-item-head.ts";
import type { useReorder } from "./use-reorder.ts";

interface ItemCardProps {
  pointer: string;
  form: ItemsForm;
  place: { index: number; count: number };
  startsOpen: boolean;
  handle: ReturnType<ReturnType<typeof useReorder>["handle"]>;
  actions: ItemActions;
}

/** One item of a section, folded to a line or open with its fields. */
function PlainItemCard({ pointer, form, place, startsOpen, handle, actions }: ItemCardProps) {
  const { view } = useEditor();
  const id = useId();
  const [open, setOpen] = useState(startsOpen);
  const { name, details, isHidden, startsPage } = useItemHead(pointer, form);
  const title = name || details || `New ${form.itemName}`;

  useEffect(() => {
    const stop = view.onReveal((looked) => {
      if (looked === pointer || looked.startsWith(`${pointer}/`)) setOpen(true);
    });
    return () => void stop();
  }, [view, pointer]);

  return (
    <li className="rounded-control border border-line bg-paper transition-shadow data-dragged:relative data-dragged:z-10 data-dragged:shadow-raised">
      <ItemHead
        pointer={pointer}
        title={title}
        isNamed={name !== "" || details !== ""}
        details={name && details}
        isHidden={isHidden}
        startsPage={startsPage}
        place={{ ...place, most: form.maxItems }}
        fold={{ open, controls: `${id}fields`, onToggle: () => setOpen(!open) }}
        handle={handle}
        actions={actions}
      />
      {open && (
        <fieldset
          id={`${id}fields`}
          className="grid grid-cols-1 gap-4 rounded-b-control border-t border-line bg-surface p-4 sm:grid-cols-2"
        >
          <legend className="sr-only">{title}</legend>
          <ItemFields pointer={pointer} form={form} />
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
