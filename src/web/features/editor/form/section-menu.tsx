import { EllipsisVertical } from "lucide-react";
import { useRef } from "react";
import { Menu } from "../../../ui/menu.tsx";

export interface SectionActions {
  hidden: boolean;
  startsPage: boolean;
  place: { index: number; count: number };
  onRename: () => void;
  onHide: (hidden: boolean) => void;
  onStartPage: (startsPage: boolean) => void;
  onMove: (by: 1 | -1) => void;
  /** Only where its items have dates. */
  onSort?: (() => void) | undefined;
  /** Only of a section that need not be there. */
  onRemove?: (() => void) | undefined;
}

/** What can be done with a section as a whole. */
export function SectionMenu({ label, ...actions }: SectionActions & { label: string }) {
  const { hidden, startsPage, place, onRename, onHide, onStartPage, onMove, onSort, onRemove } = actions;
  const menu = useRef<HTMLDivElement>(null);
  const move = (by: 1 | -1) => {
    onMove(by);
    // Moving an element takes the focus from what is in it.
    menu.current?.querySelector("button")?.focus();
  };
  return (
    <div ref={menu} className="shrink-0">
      <Menu
        label={`Options for ${label}`}
        icon={EllipsisVertical}
        size="small"
        variant="quiet"
        align="end"
        bare
        items={[
          { label: "Rename…", onSelect: onRename },
          { label: hidden ? "Show on the page" : "Hide from the page", onSelect: () => onHide(!hidden) },
          { label: "Start on a new page", checked: startsPage, onSelect: () => onStartPage(!startsPage) },
          ...(onSort ? [{ label: "Sort by date", onSelect: onSort }] : []),
          { label: "Move up", disabled: place.index === 0, onSelect: () => move(-1) },
          { label: "Move down", disabled: place.index === place.count - 1, onSelect: () => move(1) },
          ...(onRemove ? [{ label: "Remove section", tone: "danger" as const, onSelect: onRemove }] : []),
        ]}
      />
    </div>
  );
}
