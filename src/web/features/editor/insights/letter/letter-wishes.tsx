import { useCallback } from "react";
import { LETTER_LENGTHS, type LetterLength } from "../../../../../domain/insights/letter/letter-draft.ts";
import { LIMITS } from "../../../../../domain/limits.ts";
import { SelectField, TextField } from "../../../../ui/field.tsx";
import { insightsThread } from "../insights-thread.ts";
import { useInsight } from "../use-insight.ts";

export interface Wishes {
  readonly length: LetterLength;
  /** What the person typed; null where the ad's own name is taken. */
  readonly role: string | null;
  readonly company: string | null;
}

export const NO_WISHES: Wishes = { length: "medium", role: null, company: null };

const lengths: Record<LetterLength, string> = {
  short: "Short: two proofs",
  medium: "Medium: three proofs",
  long: "Long: up to five, and what you say of yourself",
};

interface LetterWishesProps {
  job: string;
  wishes: Wishes;
  onChange: (wishes: Wishes) => void;
}

/** What the letter is for: read from the ad where it says so plainly, else asked. */
export function LetterWishes({ job, wishes, onChange }: LetterWishesProps) {
  const { answer } = useInsight(
    insightsThread,
    "names",
    useCallback(() => ({ job }), [job]),
  );
  const hintOf = (known: string | null | undefined) =>
    known || job.trim() === "" ? undefined : "The ad does not say it plainly. What is it called?";
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Role you apply for"
        hint={hintOf(answer?.role)}
        value={wishes.role ?? answer?.role ?? ""}
        maxLength={LIMITS.line}
        onChange={(event) => onChange({ ...wishes, role: event.currentTarget.value })}
      />
      <TextField
        label="Employer"
        hint={hintOf(answer?.company)}
        value={wishes.company ?? answer?.company ?? ""}
        maxLength={LIMITS.line}
        onChange={(event) => onChange({ ...wishes, company: event.currentTarget.value })}
      />
      <SelectField
        label="Length of the draft"
        options={LETTER_LENGTHS.map((length) => [length, lengths[length]] as const)}
        value={wishes.length}
        onChange={(event) => {
          const length = LETTER_LENGTHS.find((one) => one === event.currentTarget.value);
          if (length) onChange({ ...wishes, length });
        }}
      />
    </div>
  );
}
