import type { ReactNode } from "react";
import { Tag } from "./tag.tsx";

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

interface SlipProps {
  children: ReactNode;
  /** The words on it are an example's, not a reader's or ours. */
  sample?: boolean;
}

/** The piece of paper that most scenes are written on. */
export function Slip({ children, sample = false }: SlipProps) {
  return (
    <div className="relative w-full max-w-76 rounded-control border border-line bg-surface p-4 text-14 shadow-resting">
      {children}
      {sample && (
        <span className="absolute end-3 -top-2.5 flex">
          <Tag>Sample</Tag>
        </span>
      )}
    </div>
  );
}
