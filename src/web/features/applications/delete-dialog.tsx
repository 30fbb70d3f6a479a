import { useState } from "react";
import { counted } from "../../../domain/text/counted.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

interface DeleteDialogProps {
  name: string;
  files: number;
  onClose: () => void;
  onDelete: () => Promise<void>;
}

export function DeleteDialog({ name, files, onClose, onDelete }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open
      role="alertdialog"
      title="Delete this application?"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} data-first-focus>
            Keep it
          </Button>
          <Button
            variant="danger"
            loading={busy}
            onClick={async () => {
              setBusy(true);
              await onDelete();
              setBusy(false);
            }}
          >
            Delete for good
          </Button>
        </>
      }
    >
      <p>
        {`“${name}” goes for good, with its notes${files > 0 ? ` and ${counted(files, "file")} that you sent` : ""}. To have it out of sight only, archive it.`}
      </p>
    </Dialog>
  );
}
