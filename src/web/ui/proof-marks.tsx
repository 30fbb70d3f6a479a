import type { ReactNode } from "react";

interface FactProps {
  children: ReactNode;
  /** Where many marks follow each other, one word before each is told instead of a remark after it. */
  lead?: string;
}

/** A fact that comes from the user's own words. */
export function Fact({ children, lead }: FactProps) {
  return (
    <span className="underline decoration-proof decoration-2 underline-offset-4">
      {lead !== undefined && <ScreenReaderText>{lead}</ScreenReaderText>}
      {children}
      {lead === undefined && <ScreenReaderText> (from your words)</ScreenReaderText>}
    </span>
  );
}

/** What only assistive technology is told. It is not copied with the text, nor does it decide which way that runs. */
export function ScreenReaderText({ children }: { children: string }) {
  return (
    <span dir="ltr" className="sr-only select-none">
      {children}
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
