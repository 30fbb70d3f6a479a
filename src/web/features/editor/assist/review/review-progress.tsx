import { useId } from "react";
import { counts, type ReviewState } from "./review-machine.ts";
import { progressMessage, skippedMessage } from "./review-messages.ts";

/** How far the review is, and what was passed by. */
export function ReviewProgress({ state, place }: { state: ReviewState; place: number }) {
  const id = useId();
  const { lines, used, skipped } = counts(state);
  return (
    <div className="-mt-1 grid gap-1.5 text-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
        <label htmlFor={id} className="font-medium text-ink">
          {progressMessage(place, lines)}
        </label>
        <p className="text-12">
          {[used > 0 && `${used} used`, skipped > 0 && skippedMessage(skipped)].filter(Boolean).join(" · ")}
        </p>
      </div>
      <progress id={id} max={lines} value={place} className="progress h-1.5" />
    </div>
  );
}
