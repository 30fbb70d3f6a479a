import { LoaderCircle } from "lucide-react";
import { Icon } from "./icon.tsx";

/** Covers the whole screen while a request runs. The focus stays where it was; the message is read out. */
export function LoadingOverlay({ message }: { message: string | null }) {
  return (
    <div
      role="status"
      className={
        message
          ? "fixed inset-0 z-50 grid place-content-center bg-paper transition-opacity duration-(--duration-panel) starting:opacity-0"
          : "sr-only"
      }
    >
      {message && (
        <p className="flex items-center gap-3 px-6 font-serif text-22 font-semibold">
          <Icon of={LoaderCircle} className="size-6 animate-spin text-proof" />
          {message}
        </p>
      )}
    </div>
  );
}
