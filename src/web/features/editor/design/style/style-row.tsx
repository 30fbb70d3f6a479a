import { type ReactNode, useId, useRef } from "react";
import { BackButton } from "./back-button.tsx";

interface StyleRowProps {
  label: string;
  /** What it stands at, in words. */
  value?: string;
  /** Null while it is the template's. */
  onBack: (() => void) | null;
  hint?: ReactNode;
  children: (wiring: { id: string; "aria-describedby": string | undefined }) => ReactNode;
}

/** One control of the style: its name, what it stands at, and the way back. */
export function StyleRow({ label, value, onBack, hint, children }: StyleRowProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const back = () => {
    onBack?.();
    // The button goes away with what it gave back: the focus would go with it.
    row.current?.querySelector<HTMLElement>("[data-style-control]")?.focus();
  };
  return (
    <div ref={row} className="grid gap-1">
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3">
        <div className="flex gap-2 text-14">
          <label htmlFor={id} className="font-medium">
            {label}
          </label>
          {/* The control says its value itself: in its name, it would be heard twice. */}
          {value !== undefined && (
            <span aria-hidden="true" className="text-ink-soft tabular-nums">
              {value}
            </span>
          )}
        </div>
        {onBack && <BackButton of={label} onBack={back} />}
      </div>
      {children({ id, "aria-describedby": hint ? `${id}hint` : undefined })}
      {hint && (
        <p id={`${id}hint`} className="text-12 text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
