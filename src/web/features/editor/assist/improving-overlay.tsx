import { useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";

/** Covers the modal while the engine works. No deadline: how long it takes is shown, and it can be given up. */
export function ImprovingOverlay({ label, onCancel }: { label: string; onCancel: () => void }) {
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
      <div className="sticky top-24 bottom-24 grid w-64 max-w-full justify-items-center gap-4 text-center">
        <p className="font-serif text-18 font-semibold text-ink">{`${label}…`}</p>
        <progress aria-label={label} className="progress" />
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
  );
}
