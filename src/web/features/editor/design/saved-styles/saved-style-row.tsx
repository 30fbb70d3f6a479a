import { Ellipsis } from "lucide-react";
import { findTemplate, findTheme } from "../../../../../templates/registry.ts";
import type { NamedStyle } from "../../../../drafts/named-style.ts";
import { Button } from "../../../../ui/button.tsx";
import { Menu } from "../../../../ui/menu.tsx";

interface SavedStyleRowProps {
  style: NamedStyle;
  onUse: () => void;
  onRename: () => void;
  onReplace: () => void;
  onRemove: () => void;
}

/** A style that is kept: use it, or change what is kept of it. */
export function SavedStyleRow({ style, onUse, onRename, onReplace, onRemove }: SavedStyleRowProps) {
  const { name, template, theme } = style;
  return (
    <li className="flex items-center gap-2 py-1.5">
      <p className="min-w-0 grow text-14">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="block text-12 text-ink-soft">
          {`${findTemplate(template)?.name ?? template}, ${findTheme(theme)?.name ?? theme}`}
        </span>
      </p>
      <Button size="small" variant="secondary" onClick={onUse}>
        Use
        <span className="sr-only">{` ${name}`}</span>
      </Button>
      <Menu
        label={`More for ${name}`}
        icon={Ellipsis}
        bare
        variant="quiet"
        size="small"
        align="end"
        items={[
          { label: "Rename", onSelect: onRename },
          { label: "Replace with this resume’s", onSelect: onReplace },
          { label: "Delete", tone: "danger", onSelect: onRemove },
        ]}
      />
    </li>
  );
}
