import { useEffect, useId, useState } from "react";
import { readResume } from "../../api/resumes.ts";
import { asUser } from "../../session.ts";
import { propertyOf } from "../../user-info.ts";

const SHOWN = 240;

/** The letter that lies with a resume; null until it is known, "" where there is none. */
export function useLetterOf(resumeId: string): string | null {
  const [read, setRead] = useState({ of: "", letter: "" });
  useEffect(() => {
    if (resumeId === "") return;
    let isHere = true;
    asUser(() => readResume(resumeId)).then((outcome) => {
      const resume = outcome.ok ? propertyOf(outcome.value.saved, "resume") : null;
      const letter = propertyOf(resume, "coverLetter");
      if (isHere) setRead({ of: resumeId, letter: typeof letter === "string" ? letter.trim() : "" });
    });
    return () => {
      isHere = false;
    };
  }, [resumeId]);
  return read.of === resumeId ? read.letter : null;
}

interface LetterChoiceProps {
  letter: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** How the letter begins, so that one to another employer is not kept as sent to this one. */
export function LetterChoice({ letter, checked, onChange }: LetterChoiceProps) {
  const id = useId();
  const beginning = letter.length > SHOWN ? `${letter.slice(0, SHOWN).toWellFormed()}…` : letter;
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
        <input
          id={id}
          type="checkbox"
          checked={checked}
          aria-describedby={`${id}letter`}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          className="size-4 accent-proof"
        />
        Its letter too
      </label>
      <p
        id={`${id}letter`}
        className="max-h-36 overflow-hidden rounded-control border border-line bg-paper px-3 py-2 text-14 wrap-anywhere whitespace-pre-line"
      >
        {beginning}
      </p>
    </div>
  );
}
