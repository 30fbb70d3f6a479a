import type { ReactNode } from "react";

/** A fact that comes from the user's own words. */
export function Fact({ children }: { children: ReactNode }) {
  return (
    <span className="underline decoration-proof decoration-2 underline-offset-4">
      {children}
      <span className="sr-only"> (from your words)</span>
    </span>
  );
}

/** A claim that the user's words do not support: shown once, struck out, never applied. */
export function Blocked({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="sr-only">Blocked: </span>
      <del className="text-stop decoration-2">{children}</del>{" "}
      <span className="rounded-control border border-stop px-1.5 py-0.5 text-12 font-medium whitespace-nowrap text-stop">
        not in your text
      </span>
    </>
  );
}
