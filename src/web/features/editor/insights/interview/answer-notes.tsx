import { LIMITS } from "../../../../../domain/limits.ts";
import { ANSWER_PARTS, type AnswerPart } from "../../../../../domain/resume/interview-notes.ts";
import { TextAreaField } from "../../../../ui/field.tsx";
import { useResume } from "../../editor-context.tsx";
import { useNote } from "./use-note.ts";

const parts: Record<AnswerPart, { label: string; hint: string }> = {
  situation: { label: "Situation", hint: "Where was it, and what was at stake?" },
  task: { label: "Task", hint: "What was yours to do?" },
  action: { label: "Action", hint: "What did you do, step by step?" },
  result: { label: "Result", hint: "What came of it, and how do you know?" },
};

/** A place for what one wants to say. It is kept with the resume and stands in none of its files. */
export function AnswerNotes({ id }: { id: string }) {
  const isBegun = useResume(({ interview }) => interview?.[id] !== undefined);
  return (
    <details className="rounded-control border border-line px-3 py-2">
      <summary className="rounded-control font-medium hover:text-proof">
        {isBegun ? "Your notes" : "Make notes for an answer"}
      </summary>
      <div className="mt-3 grid gap-3">
        {ANSWER_PARTS.map((part) => (
          <Note key={part} id={id} part={part} />
        ))}
        <p className="text-12 text-ink-soft">Kept with this resume, for your eyes. No file has them.</p>
      </div>
    </details>
  );
}

function Note({ id, part }: { id: string; part: AnswerPart }) {
  const { value, onChange, onBlur } = useNote(id, part);
  const { label, hint } = parts[part];
  return (
    <TextAreaField
      label={label}
      hint={hint}
      rows={2}
      maxLength={LIMITS.interviewNote}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  );
}
