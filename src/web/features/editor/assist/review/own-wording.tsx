import { useId } from "react";
import { LIMITS } from "../../../../../domain/limits.ts";
import { FormProblem } from "../../../../ui/form-messages.tsx";

interface OwnWordingProps {
  label: string;
  source: string;
  wording: string;
  /** Why it cannot be used. */
  problem: string | null;
  onChange: (wording: string) => void;
}

/** The text, to be written over; what the person writes is their own. */
export function OwnWording({ label, source, wording, problem, onChange }: OwnWordingProps) {
  const id = useId();
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <div className="min-w-0 rounded-control border border-line bg-paper p-4 max-sm:p-3">
        <p className="mb-1.5 text-12 font-medium">{label}</p>
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {source}
        </p>
      </div>
      <div className="grid min-w-0 grid-rows-[auto_1fr_auto] gap-1.5">
        <label htmlFor={id} className="text-12 font-medium text-ink">
          Your wording
        </label>
        <textarea
          id={id}
          data-step-focus
          dir="auto"
          value={wording}
          maxLength={LIMITS.summary}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="field-sizing-content min-h-28 w-full resize-none rounded-control border border-edge bg-surface px-3 py-2 text-16 leading-relaxed text-ink transition-colors hover:border-ink"
        />
        <FormProblem>{problem}</FormProblem>
      </div>
    </div>
  );
}
