import { useId } from "react";

interface ProgressProps {
  label: string;
  /** From 0 to 100; left out while nobody can tell. */
  percent?: number;
}

export function Progress({ label, percent }: ProgressProps) {
  const id = useId();
  return (
    <div className="grid gap-2 text-14">
      <div className="flex justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {percent !== undefined && <span className="text-ink-soft tabular-nums">{Math.round(percent)}%</span>}
      </div>
      <progress id={id} max={100} value={percent} className="progress" />
    </div>
  );
}
