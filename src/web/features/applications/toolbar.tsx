import { Search } from "lucide-react";
import { useId } from "react";
import {
  APPLICATION_STATUSES,
  isApplicationStatus,
  STATUS_NAMES,
} from "../../../domain/application/status.ts";
import { Icon } from "../../ui/icon.tsx";
import { segment, segmentTrack } from "../../ui/segmented-control.ts";
import type { Wanted } from "./application-list.ts";

export type View = "board" | "list";

const VIEWS: readonly (readonly [View, string])[] = [
  ["board", "Board"],
  ["list", "List"],
];

interface ToolbarProps {
  view: View;
  onView: (view: View) => void;
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
}

const box =
  "min-h-9 pointer-coarse:min-h-11 rounded-control border border-edge bg-surface px-3 text-14 text-ink hover:border-ink transition-colors";

export function Toolbar({ view, onView, wanted, onWanted }: ToolbarProps) {
  const id = useId();
  return (
    <search className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <fieldset className={`flex ${segmentTrack}`}>
        <legend className="sr-only">View</legend>
        {VIEWS.map(([value, label]) => (
          <label
            key={value}
            className={`grid cursor-pointer place-content-center px-4 has-focus-visible:outline-2 has-focus-visible:outline-proof ${segment}`}
          >
            <input
              type="radio"
              name={`${id}view`}
              checked={view === value}
              onChange={() => onView(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="relative grow sm:max-w-72">
        <label htmlFor={`${id}search`} className="sr-only">
          Search applications
        </label>
        <Icon
          of={Search}
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-soft"
        />
        <input
          id={`${id}search`}
          type="search"
          placeholder="Employer, role, place"
          maxLength={200}
          value={wanted.search}
          onChange={({ currentTarget }) => onWanted({ ...wanted, search: currentTarget.value })}
          className={`w-full ps-9! placeholder:text-ink-soft ${box}`}
        />
      </div>
      <select
        aria-label="Status"
        value={wanted.status}
        onChange={({ currentTarget: { value } }) =>
          onWanted({ ...wanted, status: isApplicationStatus(value) ? value : "all" })
        }
        className={box}
      >
        <option value="all">Every status</option>
        {APPLICATION_STATUSES.map((status) => (
          <option key={status} value={status}>
            {STATUS_NAMES[status]}
          </option>
        ))}
      </select>
      <label className="flex min-h-9 items-center gap-2 text-14 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={wanted.archived}
          onChange={({ currentTarget }) => onWanted({ ...wanted, archived: currentTarget.checked })}
          className="size-4 accent-proof"
        />
        Archived
      </label>
    </search>
  );
}
