import type { ReactNode } from "react";

interface DialogFootProps {
  size: "normal" | "wide";
  /** The buttons, the decisive one last. */
  children: ReactNode;
}

/** It reaches out to the edges of its dialog. */
const edges = {
  normal: "-mx-6 -mb-6 gap-3 px-6",
  wide: "-mx-4 -mb-4 gap-1.5 px-4 sm:-mx-6 sm:-mb-6 sm:gap-3 sm:px-6",
};

/** The buttons of a dialog: in sight whatever is read above them, on a screen of any height. */
export function DialogFoot({ size, children }: DialogFootProps) {
  return (
    <div
      data-foot
      className={`sticky bottom-0 z-5 flex flex-wrap justify-end rounded-b-card max-sm:*:grow border-t border-line bg-surface py-2 tall:py-3 tall:sm:py-4 ${edges[size]}`}
    >
      {children}
    </div>
  );
}
