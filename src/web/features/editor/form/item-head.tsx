import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  EllipsisVertical,
  EyeOff,
  GripVertical,
  type LucideIcon,
  SeparatorHorizontal,
  Trash2,
} from "lucide-react";
import type { ReactNode } from "react";
import type { ItemsForm } from "../../../../domain/sections/section.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { usePhone } from "../use-narrow.ts";
import { ToolButton } from "./tool-button.tsx";
import type { ItemActions } from "./use-item-actions.ts";
import { useItemHead } from "./use-item-head.ts";
import type { Reorder } from "./use-reorder.ts";

interface ItemHeadProps {
  pointer: string;
  form: ItemsForm;
  index: number;
  count: number;
  fold: { open: boolean; controls: string; onToggle: () => void };
  reorder: Reorder;
  actions: ItemActions;
}

/** An item as one row: what it is called, and what can be done with it as a whole. */
export function ItemHead(props: ItemHeadProps) {
  const { pointer, form, index, count, fold, reorder, actions } = props;
  const { title, isNamed, details, isHidden, startsPage } = useItemHead(pointer, form);
  const soft = isHidden || !isNamed;
  return (
    <div className="flex items-center gap-0.5 p-1">
      <button
        type="button"
        {...reorder.handle(index)}
        title="Drag, or use the arrow keys"
        aria-label={`Move ${title}: drag, or use the arrow keys`}
        className="grid h-9 w-6 shrink-0 cursor-grab touch-none place-content-center rounded-control text-ink-soft hover:text-ink active:cursor-grabbing pointer-coarse:h-11"
      >
        <Icon of={GripVertical} className="size-4" />
      </button>
      <button
        type="button"
        aria-expanded={fold.open}
        aria-controls={fold.controls}
        data-field={fold.open ? undefined : pointer}
        onClick={fold.onToggle}
        className="flex min-h-9 min-w-0 grow items-center gap-2 rounded-control px-1.5 text-start text-14 hover:bg-line/60 pointer-coarse:min-h-11"
      >
        <span className="min-w-0 truncate">
          <span className={`font-medium ${soft ? "text-ink-soft" : ""}`}>{title}</span>
          {details && <span className="text-ink-soft">{` · ${details}`}</span>}
        </span>
        {isHidden && <Mark icon={EyeOff}>Hidden</Mark>}
        {startsPage && !isHidden && (
          <Mark icon={SeparatorHorizontal}>
            {/* Beside few letters of a title the sign alone has to do. */}
            <span className="max-sm:sr-only">New page</span>
          </Mark>
        )}
        <Icon
          of={ChevronDown}
          className={`ms-auto size-4 text-ink-soft transition-transform ${fold.open ? "rotate-180" : ""}`}
        />
      </button>
      <ToolButton
        icon={ArrowUp}
        label={`Move ${title} up`}
        disabled={index === 0}
        className="max-sm:hidden"
        onClick={() => reorder.move(index, index - 1)}
      />
      <ToolButton
        icon={ArrowDown}
        label={`Move ${title} down`}
        disabled={index === count - 1}
        className="max-sm:hidden"
        onClick={() => reorder.move(index, index + 1)}
      />
      <ItemMenu {...props} title={title} isHidden={isHidden} startsPage={startsPage} />
      <ToolButton
        icon={Trash2}
        label={`Remove ${title}`}
        className="hover:text-stop"
        onClick={() => actions.remove(index)}
      />
    </div>
  );
}

/** Says in a word what the page does with the item. */
function Mark({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="flex shrink-0 items-center gap-1 rounded-control bg-line/60 px-1.5 py-0.5 text-12 text-ink-soft">
      <Icon of={icon} className="size-3.5" />
      {children}
    </span>
  );
}

interface ItemMenuProps extends ItemHeadProps {
  title: string;
  isHidden: boolean;
  startsPage: boolean;
}

function ItemMenu(props: ItemMenuProps) {
  const { form, index, count, reorder, actions, title, isHidden, startsPage } = props;
  const isPhone = usePhone();
  // Where the row has no room for the arrows, they are here.
  const moves = [
    { label: "Move up", disabled: index === 0, onSelect: () => reorder.move(index, index - 1) },
    { label: "Move down", disabled: index === count - 1, onSelect: () => reorder.move(index, index + 1) },
  ];
  return (
    <Menu
      label={`More for ${title}`}
      icon={EllipsisVertical}
      size="small"
      variant="quiet"
      align="end"
      bare
      className="text-ink-soft hover:text-ink"
      items={[
        ...(isPhone ? moves : []),
        {
          label: isHidden ? "Show on the page" : "Hide from the page",
          onSelect: () => actions.set(index, "hidden", !isHidden),
        },
        {
          label: startsPage ? "Don't start on a new page" : "Start on a new page",
          onSelect: () => actions.set(index, "startsPage", !startsPage),
        },
        { label: "Duplicate", disabled: count >= form.maxItems, onSelect: () => actions.duplicate(index) },
      ]}
    />
  );
}
