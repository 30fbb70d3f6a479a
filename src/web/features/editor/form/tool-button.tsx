import type { LucideIcon } from "lucide-react";
import type { ButtonHTMLAttributes } from "react";
import { Icon } from "../../../ui/icon.tsx";

interface ToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: LucideIcon;
  label: string;
}

/** A small tool beside what it works on. Its words are there for whoever hears or hovers. */
export function ToolButton({ icon, label, className = "", disabled, onClick, ...rest }: ToolButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      title={label}
      // Not hidden words beside the icon: a hundred boxes out of sight would be laid out anew with every key.
      aria-label={label}
      // Disabled for real, it would drop the focus when the last step is taken.
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={`grid size-8 pointer-coarse:size-11 shrink-0 place-content-center rounded-control text-ink-soft transition-colors hover:bg-line/60 hover:text-ink aria-disabled:opacity-40 aria-disabled:hover:bg-transparent ${className}`}
    >
      <Icon of={icon} className="size-4" />
    </button>
  );
}
