import type { KeyboardEvent } from "react";
import { segment, segmentTrack } from "../../ui/segmented-control.ts";
import { panelId, tabId } from "./segment-panel.ts";

interface SegmentsProps<Id extends string> {
  label: string;
  /** What is shown bears the props of `panelProps` for this group. */
  group: string;
  options: readonly { id: Id; label: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
  wide?: boolean;
}

/** A choice between views that stand in one place, by the ARIA pattern: one stop for Tab, arrows move and show, Home and End jump. */
export function Segments<Id extends string>({
  label,
  group,
  options,
  chosen,
  onChoose,
  wide = false,
}: SegmentsProps<Id>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = options.findIndex(({ id }) => id === chosen);
    const last = options.length - 1;
    const target = {
      ArrowLeft: at === 0 ? last : at - 1,
      ArrowRight: at === last ? 0 : at + 1,
      Home: 0,
      End: last,
    };
    const next = options[Object.entries(target).find(([key]) => key === event.key)?.[1] ?? -1];
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    document.getElementById(tabId(group, next.id))?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      className={`flex ${segmentTrack} ${wide ? "w-full" : "justify-self-start"}`}
    >
      {options.map(({ id, label: words }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(group, id)}
          aria-controls={panelId(group, id)}
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
          onKeyDown={onKeyDown}
          className={`${segment} px-4 ${wide ? "grow max-sm:px-1" : ""}`}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
