import type { ReactNode } from "react";

/** A short label on something: "Sample", "Coming". */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center rounded-control bg-marker px-2 py-0.5 text-12 font-medium text-ink forced-colors:border">
      {children}
    </span>
  );
}
