import { memo, useEffect, useId, useState } from "react";
import type { ItemsForm } from "../../../../domain/sections/section.ts";
import { useEditor } from "../editor-context.tsx";
import { ItemFields } from "./item-fields.tsx";
import { ItemHead } from "./item-head.tsx";
import type { ItemActions } from "./use-item-actions.ts";
import { useItemHead } from "./use-item-head.ts";
import type { Reorder } from "./use-reorder.ts";

interface ItemCardProps {
  pointer: string;
  form: ItemsForm;
  index: number;
  count: number;
  startsOpen: boolean;
  reorder: Reorder;
  actions: ItemActions;
}

/** One item of a section, folded to a line or open with its fields. Drawn again only when its place changed. */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { pointer, form, startsOpen } = props;
  const { view } = useEditor();
  const id = useId();
  const [open, setOpen] = useState(startsOpen);

  useEffect(() => {
    const stop = view.onReveal((looked) => {
      if (looked === pointer || looked.startsWith(`${pointer}/`)) setOpen(true);
    });
    return () => void stop();
  }, [view, pointer]);

  return (
    <li className="rounded-control border border-line bg-paper transition-shadow data-dragged:relative data-dragged:z-10 data-dragged:shadow-raised">
      <ItemHead {...props} fold={{ open, controls: `${id}fields`, onToggle: () => setOpen(!open) }} />
      {open && (
        <fieldset
          id={`${id}fields`}
          className="grid grid-cols-1 gap-4 rounded-b-control border-t border-line bg-surface p-4 sm:grid-cols-2"
        >
          <ItemLegend pointer={pointer} form={form} />
          <ItemFields pointer={pointer} form={form} />
        </fieldset>
      )}
    </li>
  );
});

/** Hears the item's name itself: a letter of it would else draw all fields again. */
function ItemLegend({ pointer, form }: Pick<ItemCardProps, "pointer" | "form">) {
  const { title } = useItemHead(pointer, form);
  return <legend className="sr-only">{title}</legend>;
}
