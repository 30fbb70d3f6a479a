import type { ReactNode } from "react";

/** A small scene that shows what the words beside it say. A picture: hidden from assistive technology. */
export function Vignette({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`flex h-48 items-center justify-center overflow-hidden bg-proof-tint p-5 ${className}`}
    >
      {children}
    </div>
  );
}

/** The piece of paper that most scenes are written on. */
export function Slip({ children }: { children: ReactNode }) {
  return (
    <div className="w-full max-w-76 rounded-control border border-line bg-surface p-4 text-14 shadow-resting">
      {children}
    </div>
  );
}
