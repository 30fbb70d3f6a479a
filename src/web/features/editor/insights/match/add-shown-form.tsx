import { type FormEvent, useState } from "react";
import {
  proposedWords,
  type ShownPlace,
  type ShownWords,
} from "../../../../../domain/insights/match/add-shown.ts";
import type { Requirement } from "../../../../../domain/insights/match/job-match.ts";
import { LIMITS } from "../../../../../domain/limits.ts";
import { Button } from "../../../../ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "../../../../ui/field.tsx";
import { useEditor, useResume } from "../../editor-context.tsx";

/** What a place is called, and what is asked for there. */
export const places: Record<ShownPlace, { name: string; label: string; hint?: string; most: number }> = {
  skills: { name: "Skills", label: "Skill", most: LIMITS.entry },
  certifications: {
    name: "Certifications",
    label: "Licence or certificate",
    hint: "As it stands on the paper, with who issued it and until when.",
    most: LIMITS.entry,
  },
  languages: { name: "Languages", label: "Language", most: LIMITS.entry },
  education: { name: "Education", label: "Degree", most: LIMITS.line },
  location: { name: "Location", label: "Where you are, or would move to", most: LIMITS.line },
  summary: { name: "Summary", label: "A sentence for your summary", most: LIMITS.bullet },
  experience: {
    name: "Experience",
    label: "Say it in your own words: where, and what did you do?",
    most: LIMITS.bullet,
  },
};

const LEVELS = ["Native", "C2", "C1", "B2", "B1", "A2", "A1"];

interface AddShownFormProps {
  requirement: Requirement;
  place: ShownPlace;
  /** Whether the field waits for the person's own words: then the ad's stand beside it at most. */
  isAsked?: boolean;
  /** What was wrong with what was given last. */
  problem: string | null;
  onAdd: (words: ShownWords) => void;
  onCancel: () => void;
}

/** What is to be added, as a suggestion in its place: it is changed or confirmed here, and nothing comes in before. */
export function AddShownForm({
  requirement,
  place,
  isAsked = false,
  problem,
  onAdd,
  onCancel,
}: AddShownFormProps) {
  const { session } = useEditor();
  const [words, setWords] = useState<ShownWords>(() => ({
    text: isAsked ? "" : proposedWords(requirement, place, session.store.read().content.resume),
    detail: "",
    position: 0,
  }));
  const [isEmpty, setIsEmpty] = useState(false);
  const { name, label, hint, most } = places[place];
  const change = (changed: Partial<ShownWords>) => {
    setIsEmpty(false);
    setWords({ ...words, ...changed });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.text.trim() === "") setIsEmpty(true);
    else onAdd(words);
  };
  const common = {
    label,
    hint: isAsked && place !== "experience" ? [`They ask for: ${requirement.skill}.`, hint].join(" ") : hint,
    error: isEmpty ? "Write it first, or cancel." : (problem ?? undefined),
    value: words.text,
    maxLength: most,
  };
  const isLong = place === "experience" || place === "summary";
  return (
    <form noValidate aria-label={`Add ${requirement.skill}`} onSubmit={submit} className="grid gap-3">
      {isLong ? (
        <TextAreaField
          {...common}
          rows={3}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
      ) : (
        <TextField {...common} onChange={({ currentTarget }) => change({ text: currentTarget.value })} />
      )}
      {place === "experience" && (
        <PositionField position={words.position} onChange={(position) => change({ position })} />
      )}
      {place === "languages" && (
        <SelectField
          label="Level"
          options={[["", "Not said"], ...LEVELS.map((level) => [level, level] as const)]}
          value={words.detail}
          onChange={({ currentTarget }) => change({ detail: currentTarget.value })}
        />
      )}
      {place === "education" && (
        <TextField
          label="School"
          value={words.detail}
          maxLength={LIMITS.line}
          onChange={({ currentTarget }) => change({ detail: currentTarget.value })}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" type="submit">{`Add to ${name}`}</Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function PositionField({ position, onChange }: { position: number; onChange: (at: number) => void }) {
  const experience = useResume((resume) => resume.experience);
  return (
    <SelectField
      label="Put it under"
      options={experience.map(({ title, company }, at) => [
        String(at),
        [title, company].filter((part) => part.trim() !== "").join(", ") || `Position ${at + 1}`,
      ])}
      value={String(position)}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  );
}
