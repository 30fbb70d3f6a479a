import { Plus, X } from "lucide-react";
import type { StatusChange } from "../../../domain/application/history.ts";
import {
  APPLICATION_STATUSES,
  isApplicationStatus,
  STATUS_NAMES,
} from "../../../domain/application/status.ts";
import { APPLICATIONS } from "../../../domain/limits.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { localDay } from "./application-names.ts";

interface HistoryFieldsProps {
  history: readonly StatusChange[];
  onChange: (history: readonly StatusChange[]) => void;
}

const box =
  "min-h-11 min-w-0 rounded-control border border-edge bg-surface px-3 text-16 text-ink hover:border-ink transition-colors";

/** What became of it and when. Any day can be set back; the last row is the status. */
export function HistoryFields({ history, onChange }: HistoryFieldsProps) {
  const put = (at: number, change: Partial<StatusChange>) =>
    onChange(history.map((one, nth) => (nth === at ? { ...one, ...change } : one)));
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-1.5 text-14 font-medium">Status and days</legend>
      {history.map(({ status, on }, at) => {
        const nth = at + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no names, and none is ever moved.
          <div key={at} className="flex items-center gap-2">
            <select
              aria-label={`Status ${nth}`}
              value={status}
              onChange={({ currentTarget: { value } }) =>
                isApplicationStatus(value) && put(at, { status: value })
              }
              className={`w-0 grow ${box}`}
            >
              {APPLICATION_STATUSES.map((one) => (
                <option key={one} value={one}>
                  {STATUS_NAMES[one]}
                </option>
              ))}
            </select>
            <input
              type="date"
              aria-label={`Day of status ${nth}`}
              required
              min="1970-01-01"
              max="2199-12-31"
              value={on}
              onChange={({ currentTarget: { value } }) => value !== "" && put(at, { on: value })}
              // As wide as a day with its sign: narrower, the last digit of the year is under it.
              className={`w-38 shrink-0 px-2! ${box}`}
            />
            <button
              type="button"
              disabled={history.length === 1}
              onClick={() => onChange(history.toSpliced(at, 1))}
              className="grid size-11 shrink-0 place-content-center rounded-control text-ink-soft hover:bg-line/60 hover:text-ink disabled:invisible"
            >
              <Icon of={X} className="size-4" />
              <span className="sr-only">{`Remove status ${nth}`}</span>
            </button>
          </div>
        );
      })}
      {history.length < APPLICATIONS.changes && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start"
          onClick={() =>
            onChange([...history, { status: history.at(-1)?.status ?? "saved", on: localDay() }])
          }
        >
          <Icon of={Plus} className="size-4" />
          Add a status
        </Button>
      )}
    </fieldset>
  );
}
