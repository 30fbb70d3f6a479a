import { type FormEvent, useId, useState } from "react";
import { LIMITS } from "../../../../domain/limits.ts";
import { findSection, type SectionKey } from "../../../../domain/sections/registry.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";

/** Shapes to choose from; kinds that are left out look like one of these. */
const SHAPES = [
  "experience",
  "projects",
  "publications",
  "awards",
  "education",
  "skills",
  "certifications",
  "references",
  "summary",
] as const satisfies readonly SectionKey[];

interface CustomSectionDialogProps {
  onAdd: (title: string, kind: SectionKey) => void;
  onClose: () => void;
}

/** Asks what a section of one's own is called, and what its entries are like. */
export function CustomSectionDialog({ onAdd, onClose }: CustomSectionDialogProps) {
  const id = useId();
  const [kind, setKind] = useState<SectionKey>("experience");
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get("title") ?? "").trim();
    if (title !== "") return onAdd(title, kind);
    setError("Give it a title: the page shows it as its heading.");
    document.getElementById(id)?.querySelector("input")?.focus();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add a custom section"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id}>
            Add section
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-5">
        <TextField
          label="Title"
          name="title"
          hint="As the page shows it, such as Talks, Patents or Training."
          error={error}
          maxLength={LIMITS.line}
          autoComplete="off"
          data-first-focus
        />
        <fieldset className="grid min-w-0 gap-2">
          <legend className="mb-2 text-14 font-medium text-ink">What is in it?</legend>
          {SHAPES.map((shape) => (
            <label
              key={shape}
              className="relative grid min-h-11 gap-0.5 rounded-control border border-line bg-surface px-3.5 py-2 transition-colors hover:border-edge has-checked:border-proof has-checked:bg-proof-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-proof forced-colors:has-checked:border-[Highlight]"
            >
              <input
                type="radio"
                name="kind"
                value={shape}
                checked={kind === shape}
                onChange={() => setKind(shape)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <span className="text-14 font-medium text-ink">{`Like ${findSection(shape)?.label}`}</span>
              <span className="text-12 text-ink-soft">{shapeWords(shape)}</span>
            </label>
          ))}
        </fieldset>
      </form>
    </Dialog>
  );
}

/** Of a kind without items. */
const SHAPE_WORDS: Partial<Record<SectionKey, string>> = {
  skills: "Words or short phrases, beside each other",
  certifications: "One line each, below each other",
  summary: "A text of a few lines",
};

/** What one fills in: "Title, company, period, bullets". */
function shapeWords(kind: SectionKey): string {
  const form = findSection(kind)?.form;
  if (form?.kind !== "items") return SHAPE_WORDS[kind] ?? "";
  const [first = "", ...others] = form.fields.filter(({ isFurther }) => !isFurther).map(({ label }) => label);
  return [first, ...others.map((label) => label.toLowerCase())].join(", ");
}
