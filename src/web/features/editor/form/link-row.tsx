import { EllipsisVertical, GripVertical } from "lucide-react";
import type { FormField } from "../../../../domain/sections/section.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { TextControl } from "./text-control.tsx";
import type { Reorder } from "./use-reorder.ts";

interface LinkRowProps {
  pointer: string;
  fields: readonly FormField[];
  index: number;
  count: number;
  reorder: Reorder;
  onRemove: (index: number) => void;
}

/** One link: what it is called and where it leads. */
export function LinkRow({ pointer, fields, index, count, reorder, onRemove }: LinkRowProps) {
  const name = `link ${index + 1}`;
  return (
    <li className="flex items-start gap-1 data-dragged:relative data-dragged:z-10 data-dragged:opacity-80">
      <button
        type="button"
        {...reorder.handle(index)}
        title="Drag, or use the arrow keys"
        aria-label={`Move ${name}: drag, or use the arrow keys`}
        className="-ms-1.5 grid h-10 w-6 shrink-0 cursor-grab touch-none place-content-center rounded-control text-ink-soft hover:text-ink active:cursor-grabbing pointer-coarse:h-11"
      >
        <Icon of={GripVertical} className="size-4" />
      </button>
      <div className="grid min-w-0 grow grid-cols-1 gap-1.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-2">
        {fields.map((field) => (
          <TextControl
            key={field.key}
            pointer={`${pointer}/${field.key}`}
            // Beside each other, "Label" alone would not say of which.
            field={{ ...field, label: `${field.label} of ${name}` }}
            showsLabel={false}
          />
        ))}
      </div>
      <Menu
        label={`Move or remove ${name}`}
        icon={EllipsisVertical}
        size="small"
        variant="quiet"
        align="end"
        bare
        className="min-h-10 text-ink-soft hover:text-ink pointer-coarse:min-h-11"
        items={[
          { label: "Move up", disabled: index === 0, onSelect: () => reorder.move(index, index - 1) },
          {
            label: "Move down",
            disabled: index === count - 1,
            onSelect: () => reorder.move(index, index + 1),
          },
          { label: "Remove link", tone: "danger", onSelect: () => onRemove(index) },
        ]}
      />
    </li>
  );
}
