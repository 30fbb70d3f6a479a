import type { ReactNode } from "react";

/** A quiet word at the head of a screen: good news, or what to know first. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-control border-s-4 border-proof bg-proof-tint px-4 py-3 text-14 text-ink">
      {children}
    </p>
  );
}
