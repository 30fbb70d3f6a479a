import { EllipsisVertical } from "lucide-react";
import { Menu } from "../../../ui/menu.tsx";

interface LineToolsProps {
  place: { index: number; count: number };
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** What can be done with a line without keys or dragging. Beside it, since over it they would cover words. */
export function LineTools({ place: { index, count }, onMove, onRemove }: LineToolsProps) {
  return (
    <div className="opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100">
      <Menu
        label={`Move or remove line ${index + 1}`}
        icon={EllipsisVertical}
        size="small"
        variant="quiet"
        align="end"
        bare
        // From the line itself Alt and the arrows move it: a stop for each line would make the way by Tab twice as long.
        isTabStop={false}
        items={[
          { label: "Move up", disabled: index === 0, onSelect: () => onMove(-1) },
          { label: "Move down", disabled: index === count - 1, onSelect: () => onMove(1) },
          { label: "Remove line", tone: "danger", onSelect: onRemove },
        ]}
      />
    </div>
  );
}
