import { RotateCcw } from "lucide-react";
import { Icon } from "../../../../ui/icon.tsx";

/** Gives what a control sets back to the template. */
export function BackButton({ of, onBack }: { of: string; onBack: () => void }) {
  return (
    <button
      type="button"
      onClick={onBack}
      className="-my-1.5 inline-flex min-h-8 items-center gap-1.5 rounded-control px-2 text-12 font-medium text-ink-soft transition-colors hover:bg-line/60 hover:text-ink pointer-coarse:-my-2.5 pointer-coarse:min-h-11"
    >
      <Icon of={RotateCcw} className="size-3.5" />
      Back to the template’s
      <span className="sr-only">{` (${of})`}</span>
    </button>
  );
}
