import { useState } from "react";
import { KEEPING } from "../../../domain/limits.ts";
import { counted } from "../../../domain/text/counted.ts";
import type { VariantsChoice } from "../../api/resumes.ts";
import { listNames } from "../../differences/list-names.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

interface DeleteSourceDialogProps {
  title: string;
  /** With the variants of variants. */
  variants: readonly { readonly title: string }[];
  onClose: () => void;
  onDelete: (choice: VariantsChoice) => Promise<void>;
}

/** A resume with variants is deleted: what becomes of them is the person's to say. */
export function DeleteSourceDialog({ title, variants, onClose, onDelete }: DeleteSourceDialogProps) {
  const [choice, setChoice] = useState<VariantsChoice>("detach");
  const [busy, setBusy] = useState(false);
  const isOne = variants.length === 1;
  const names = listNames(variants.map((variant) => `“${variant.title}”`));
  const remove = async () => {
    setBusy(true);
    await onDelete(choice);
    onClose();
  };
  const choices = [
    {
      value: "detach",
      label: isOne ? "Keep it as a resume of its own" : "Keep them as resumes of their own",
      detail: `Nothing in what is kept changes. It follows “${title}” no more, also if you restore that.`,
    },
    {
      value: "delete",
      label: isOne ? "Delete it too" : `Delete all ${variants.length} too`,
      detail: `What is deleted can be restored for ${KEEPING.daysToRestore} days.`,
    },
  ] as const;
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title="Delete a resume with variants"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" loading={busy} onClick={() => void remove()}>
            Delete
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">
        {`“${title}” is the source of ${counted(variants.length, "variant")}: ${names}.`}
      </p>
      <fieldset className="mt-4 grid gap-2">
        <legend className="mb-2 font-medium text-ink">
          {isOne ? "What becomes of it?" : "What becomes of them?"}
        </legend>
        {choices.map(({ value, label, detail }) => (
          <label
            key={value}
            className="flex cursor-pointer gap-3 rounded-control border border-line p-3 text-14 transition-colors hover:border-edge has-checked:border-proof has-checked:bg-proof-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-proof"
          >
            <input
              type="radio"
              name="variants"
              checked={choice === value}
              data-first-focus={value === "detach" || undefined}
              onChange={() => setChoice(value)}
              className="mt-0.5 size-4 shrink-0 accent-proof"
            />
            <span>
              <span className="block font-medium text-ink">{label}</span>
              <span className="block">{detail}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
