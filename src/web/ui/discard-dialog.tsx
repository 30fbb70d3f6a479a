import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface DiscardDialogProps {
  name: string;
  onBack: () => void;
  onDiscard: () => void;
}

/** A form was left with something typed, by whichever way: asked once, and to close the question goes back to it. */
export function DiscardDialog({ name, onBack, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog
      open
      onClose={onBack}
      role="alertdialog"
      title="Discard what you typed?"
      actions={
        <>
          <Button variant="to-danger" onClick={onDiscard}>
            Discard
          </Button>
          <Button data-first-focus onClick={onBack}>
            Go on editing
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">{`What you changed in “${name}” is not saved yet.`}</p>
    </Dialog>
  );
}
