import { TriangleAlert } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";

interface StaleNoticeProps {
  /** The text that stands there now. */
  now: string;
  /** What the suggestion says and the person's words no longer do; null while that is not known. */
  unsaid: readonly string[] | null;
  accepted: boolean;
  onAccept: (accepted: boolean) => void;
}

/** The text changed while the result was made: it is used only when the person says so, and never with a claim that is gone. */
export function StaleNotice({ now, unsaid, accepted, onAccept }: StaleNoticeProps) {
  return (
    <div
      role="alert"
      className="grid gap-3 rounded-control border border-stop border-s-4 px-4 py-3 text-14 text-ink"
    >
      <p className="flex items-start gap-2 font-medium">
        <Icon of={TriangleAlert} className="mt-0.5 size-4 text-stop" />
        Out of date: your text was changed after this suggestion was asked for.
      </p>
      <div>
        <p className="text-12 font-medium text-ink-soft">Your text now</p>
        <p dir="auto" className="line-clamp-6 whitespace-pre-line wrap-anywhere">
          {now || "Empty"}
        </p>
      </div>
      {unsaid === null && <p>Checking the suggestion against it…</p>}
      {unsaid !== null && unsaid.length > 0 && (
        <p>
          {`The suggestion cannot be used: your text no longer says ${unsaid.map((words) => `“${words}”`).join(", ")}. Press Try again for a new one.`}
        </p>
      )}
      {unsaid?.length === 0 && (
        <label className="flex items-start gap-2">
          <input
            type="checkbox"
            checked={accepted}
            onChange={(event) => onAccept(event.currentTarget.checked)}
            className="mt-0.5 size-4 shrink-0 accent-proof"
          />
          Replace my newer text with this suggestion anyway
        </label>
      )}
    </div>
  );
}
