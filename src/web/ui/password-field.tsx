import { Eye } from "lucide-react";
import type { InputHTMLAttributes } from "react";
import { Field, type FieldCopy, type Wiring } from "./field.tsx";
import { Icon } from "./icon.tsx";

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, keyof Wiring | "type" | "autoComplete">;

interface PasswordFieldProps extends FieldCopy, Input {
  autoComplete: "current-password" | "new-password";
  shown: boolean;
  /** Puts the switch into this field. One switch serves all password fields of a form. */
  onToggle?: () => void;
}

export function PasswordField({ label, hint, error, shown, onToggle, ...input }: PasswordFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {({ className, ...wiring }) => (
        <div className="relative">
          <input
            {...input}
            {...wiring}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            className={`min-h-11 ${className} ${onToggle ? "pe-24" : ""}`}
          />
          {onToggle && (
            <button
              type="button"
              aria-pressed={shown}
              onClick={onToggle}
              className="absolute inset-y-1 end-1 pointer-coarse:inset-y-0 flex noscript:hidden items-center gap-1.5 rounded-[4px] px-2.5 text-14 font-medium text-ink-soft transition-colors hover:text-ink aria-pressed:bg-proof-tint aria-pressed:text-ink"
            >
              <Icon of={Eye} className="size-4" />
              <span>
                Show<span className="sr-only"> password</span>
              </span>
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
