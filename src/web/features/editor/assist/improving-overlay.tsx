import { useEffect, useId, useState } from "react";
import type { Draft } from "../../../../domain/suggestions/draft.ts";
import { Button } from "../../../ui/button.tsx";
import { draftMessages } from "./assist-messages.ts";
import { DraftPane } from "./draft-pane.tsx";

interface ImprovingOverlayProps {
  label: string;
  /** Whether who is asked shows what it writes: room for it is there from the start, so that nothing moves when it comes. */
  writes?: boolean;
  draft?: Draft | null;
  onCancel: () => void;
}

/** Covers the modal while the engine works. No deadline: how long it takes is shown, and it can be given up. */
export function ImprovingOverlay({ label, writes = false, draft = null, onCancel }: ImprovingOverlayProps) {
  const id = useId();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((past) => past + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div
      data-loading-overlay
      className="absolute -inset-x-4 -top-2 -bottom-4 z-10 grid grid-cols-[minmax(0,1fr)] place-items-center rounded-b-card bg-surface px-4 sm:-inset-x-6 sm:-bottom-6 sm:px-6 transition-opacity duration-(--duration-panel) starting:opacity-0"
    >
      <div
        className={`sticky grid w-full justify-items-center gap-4 text-center ${writes ? "top-20 bottom-6 max-w-160" : "top-24 bottom-24 max-w-64"}`}
      >
        <p id={id} className="font-serif text-18 font-semibold text-ink">
          {draft ? draftMessages[draft.stage] : `${label}…`}
        </p>
        <progress aria-label={label} className="progress max-w-64" />
        {writes && <DraftPane draft={draft} labelledBy={id} />}
        <div
          className={`flex w-full items-center gap-4 ${writes ? "justify-between text-start" : "flex-col"}`}
        >
          <p aria-hidden="true" className="text-14 tabular-nums">
            {seconds < 3
              ? "Every claim is checked against your words."
              : `${seconds} s. You can wait or cancel.`}
          </p>
          <Button size="small" variant="secondary" data-step-focus onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </div>
  );
}
