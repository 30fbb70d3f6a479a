import type { LucideIcon } from "lucide-react";

/** One stroke for all icons. An icon stands beside a text, so it is hidden from assistive technology. */
export function Icon({ of: Drawing, className = "size-5" }: { of: LucideIcon; className?: string }) {
  return <Drawing aria-hidden="true" strokeWidth={1.5} className={`shrink-0 ${className}`} />;
}
