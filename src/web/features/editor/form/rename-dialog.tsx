import { type FormEvent, useId, useState } from "react";
import { LIMITS } from "../../../../domain/limits.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";

interface RenameDialogProps {
  title: string;
  /** What it is called without a title of its own; none where it must have one. */
  usual: string | null;
  onRename: (title: string) => void;
  onClose: () => void;
}

/** Asks for a section's title. */
export function RenameDialog({ title, usual, onRename, onClose }: RenameDialogProps) {
  const form = useId();
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get("title") ?? "").trim();
    if (wanted === "" && usual === null)
      return setError("Give it a title: the page shows it as its heading.");
    onRename(wanted);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Rename section"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form}>
            Rename
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label="Title on the page"
          name="title"
          hint={usual === null ? undefined : `Leave it empty for the usual title, “${usual}”.`}
          error={error}
          defaultValue={title}
          placeholder={usual ?? undefined}
          maxLength={LIMITS.line}
          autoComplete="off"
          data-first-focus
        />
      </form>
    </Dialog>
  );
}
