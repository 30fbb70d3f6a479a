import { useState } from "react";
import { useNavigate } from "react-router";
import { KEEPING } from "../../domain/limits.ts";
import { createVariant, serverMessage } from "../api/variants.ts";
import { newId } from "../drafts/new-id.ts";
import { asUser } from "../session.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { FormProblem } from "../ui/form-messages.tsx";
import { type CheckedField, useCheckedForm } from "../ui/use-checked-form.ts";

const fields: readonly CheckedField<"title">[] = [
  {
    name: "title",
    label: "Name of the variant",
    problem: (typed) => (typed("title").trim() === "" ? "Give it a name" : null),
  },
];

interface MakeVariantDialogProps {
  source: { readonly id: string; readonly title: string };
  onClose: () => void;
}

/** Asks for a name, makes a variant and opens it. */
export function MakeVariantDialog({ source, onClose }: MakeVariantDialogProps) {
  const navigate = useNavigate();
  // One id for all tries: sent again after a lost answer, it makes one variant.
  const [saveId] = useState(newId);
  const form = useCheckedForm(fields, async (typed) => {
    const outcome = await asUser(() => createVariant(source.id, { title: typed("title").trim(), saveId }));
    if (outcome.ok) {
      onClose();
      navigate(`/ai/${encodeURIComponent(outcome.value.id)}`);
    }
    return outcome;
  });
  return (
    <Dialog open onClose={onClose} title="Make a variant">
      <form {...form.props} className="grid gap-5">
        <p className="wrap-anywhere">
          {`A variant starts as “${source.title}” and follows it: what you change in the variant stays as you put it, and everything else changes along.`}
        </p>
        <TextField
          label="Name of the variant"
          name="title"
          hint="For example the employer or the kind of work that it is for."
          maxLength={KEEPING.title}
          autoComplete="off"
          data-first-focus
          error={form.errors.get("title")}
        />
        <FormProblem>{form.failure && serverMessage(form.failure)}</FormProblem>
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={form.busy}>
            Make the variant
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
