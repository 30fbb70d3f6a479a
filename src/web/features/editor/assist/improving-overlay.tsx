import { useEffect, useState } from "react";
import type { Draft } from "../../../../domain/suggestions/draft.ts";
import { Button } from "../../../ui/button.tsx";
import { DraftPane } from "./draft-pane.tsx";

interface ImprovingOverlayProps {
  label: string;
  /** What an endpoint has written so far, where one is asked that shows it. */
  draft?: Draft | null;
  onCancel: () => void;
}

/** Covers the modal while the engine works. No deadline: how long it takes is shown, and it can be given up. */
export function ImprovingOverlay({ label, draft = null, onCancel }: ImprovingOverlayProps) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((past) => past + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div
      data-loading-overlay
      className="absolute -inset-x-4 -top-2 -bottom-4 z-10 grid place-items-center rounded-b-card bg-surface sm:-inset-x-6 sm:-bottom-6 transition-opacity duration-(--duration-panel) starting:opacity-0"
    >
      <div
        className={`sticky top-24 bottom-24 grid max-w-full justify-items-center gap-4 text-center ${draft ? "w-136 px-4" : "w-64"}`}
      >
        <p className="font-serif text-18 font-semibold text-ink">{`${label}…`}</p>
        <progress aria-label={label} className="progress max-w-64" />
        <p aria-hidden="true" className="text-14 tabular-nums">
          {seconds < 3
            ? "Every claim is checked against your words."
            : `${seconds} s. You can wait or cancel.`}
        </p>
        <Button size="small" variant="secondary" data-step-focus onClick={onCancel}>
          Cancel
        </Button>
        {draft && <DraftPane draft={draft} />}
      </div>
    </div>
  );
}
