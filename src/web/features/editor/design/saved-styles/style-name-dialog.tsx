import { type FormEvent, useId, useState } from "react";
import { KEEPING } from "../../../../../domain/limits.ts";
import { cleanStyleName } from "../../../../drafts/named-style.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { TextField } from "../../../../ui/field.tsx";

interface StyleNameDialogProps {
  title: string;
  action: string;
  name: string;
  /** Answers what went wrong, or null. */
  onNamed: (name: string) => Promise<string | null>;
  onClose: () => void;
}

/** Asks for the name of a style. */
export function StyleNameDialog({ title, action, name, onNamed, onClose }: StyleNameDialogProps) {
  const form = useId();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = cleanStyleName(String(new FormData(event.currentTarget).get("name") ?? ""));
    if (wanted === "") return setError("Give it a name to find it by.");
    setBusy(true);
    const problem = await onNamed(wanted);
    setBusy(false);
    if (problem) setError(problem);
    else onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} loading={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label="Name of the style"
          name="name"
          error={error}
          defaultValue={name}
          maxLength={KEEPING.styleName}
          autoComplete="off"
          data-first-focus
        />
      </form>
    </Dialog>
  );
}
