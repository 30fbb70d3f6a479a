import type { ReactNode } from "react";

/** A short label on something: "Sample", "Coming". */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center rounded-control border border-line bg-paper px-1.5 text-12 font-medium text-ink-soft">
      {children}
    </span>
  );
}
