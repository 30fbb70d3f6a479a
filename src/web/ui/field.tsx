import { CircleAlert } from "lucide-react";
import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";
import { Icon } from "./icon.tsx";

export interface FieldCopy {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

export interface Wiring {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  className: string;
}

const box =
  "w-full rounded-control border border-edge bg-surface px-3 py-2 text-16 text-ink placeholder:text-ink-soft hover:border-ink aria-invalid:border-stop aria-invalid:ring-1 aria-invalid:ring-stop disabled:bg-paper disabled:text-ink-soft disabled:hover:border-edge transition-colors";

export function Field({
  label,
  hint,
  error,
  children,
}: FieldCopy & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-14 text-ink-soft">
          {hint}
        </p>
      )}
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
        className: box,
      })}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-14 text-stop">
          <Icon of={CircleAlert} className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </div>
  );
}

type InputProps = FieldCopy & Omit<InputHTMLAttributes<HTMLInputElement>, keyof Wiring>;

export function TextField({ label, hint, error, ...input }: InputProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {({ className, ...wiring }) => <input {...input} {...wiring} className={`min-h-11 ${className}`} />}
    </Field>
  );
}

type SelectProps = FieldCopy &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof Wiring> & {
    options: readonly (readonly [value: string, label: string])[];
  };

export function SelectField({ label, hint, error, options, ...input }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {({ className, ...wiring }) => (
        <select {...input} {...wiring} className={`min-h-11 ${className}`}>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type TextAreaProps = FieldCopy & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof Wiring>;

export function TextAreaField({ label, hint, error, rows = 4, ...input }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <textarea rows={rows} {...input} {...wiring} />}
    </Field>
  );
}
