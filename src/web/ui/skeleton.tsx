const widths = ["w-full", "w-11/12", "w-4/5"];

/** Holds the place of text that is on its way. */
export function Skeleton({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key, line) => (
        <span
          key={key}
          className={`block h-4 animate-pulse rounded-control bg-line forced-colors:border ${widths[line % widths.length]}`}
        />
      ))}
    </div>
  );
}
