import { ListOrdered } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { KEEPING } from "../../../../../domain/limits.ts";
import { variantName } from "../../../../../domain/tailor/variant-name.ts";
import { createVariant } from "../../../../api/variants.ts";
import { TAILOR_PLACE } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/field.tsx";
import { FormProblem } from "../../../../ui/form-messages.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { useEditor, useVariant } from "../../editor-context.tsx";
import { useDecision } from "../../variant/use-decision.ts";
import { focusOn, TAILOR_START } from "./plan-focus.ts";
import { startTailoring } from "./tailoring.ts";

/** The way from an ad to a plan: a variant named after the job, or the resume itself. */
export function TailorStart({ job }: { job: string }) {
  const { session } = useEditor();
  const variant = useVariant();
  const [isNaming, setIsNaming] = useState(false);
  const isKept = session.savesTo === "server" && session.id() !== null;
  const start = () => (isKept ? setIsNaming(true) : void startTailoring(session));
  const cancel = () => {
    flushSync(() => setIsNaming(false));
    focusOn(`[${TAILOR_START}]`);
  };
  if (isNaming) return <NameVariant job={job} ofVariant={variant !== null} onCancel={cancel} />;
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button {...{ [TAILOR_START]: "" }} size="small" onClick={start}>
        <Icon of={ListOrdered} className="size-4" />
        Tailor to this job
      </Button>
      <p className="text-14 text-ink-soft">
        {variant || isKept
          ? "A plan of single steps, each with your own words that prove it. Nothing is made up."
          : "A plan of single steps for this draft; one undo takes all of it back. With an account it becomes a variant, and the original stays."}
      </p>
    </div>
  );
}

const copy = {
  resume: {
    hint: "A variant is made for this job. This resume stays as it is, and what you change in it arrives there too.",
    make: "Make the variant",
    change: "Change this resume instead",
  },
  variant: {
    hint: "A new variant is made from this one for this job. This one stays as it is, and what you change in it arrives there too.",
    make: "Make a new variant",
    change: "Change this variant instead",
  },
};

interface NameVariantProps {
  job: string;
  /** Whether the resume that is open is a variant itself. */
  ofVariant: boolean;
  onCancel: () => void;
}

function NameVariant({ job, ofVariant, onCancel }: NameVariantProps) {
  const { hint, make: makeLabel, change } = copy[ofVariant ? "variant" : "resume"];
  const { session } = useEditor();
  const navigate = useNavigate();
  const [title, setTitle] = useState(() => variantName(job));
  const { busy, problem, send } = useDecision();
  const form = useRef<HTMLFormElement>(null);
  // The button that was pressed is gone.
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const name = title.trim() || variantName(job);
    const made = await send((id, { saveId }) => createVariant(id, { title: name, saveId, keepsAd: true }));
    if (made?.value) navigate(`/ai/${encodeURIComponent(made.value.id)}#${TAILOR_PLACE}`);
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label="Tailor to this job"
      onSubmit={make}
      className="grid gap-3 rounded-card border border-line bg-paper p-3 text-14"
    >
      <TextField
        label="Name of the variant"
        hint={hint}
        value={title}
        maxLength={KEEPING.title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-wrap gap-2">
        <Button size="small" type="submit" loading={busy}>
          {makeLabel}
        </Button>
        <Button size="small" variant="secondary" onClick={() => void startTailoring(session)}>
          {change}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
