import type { Outcome } from "../../../api/call-api.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { changeFactors } from "./use-factors.ts";

interface DisableDialogProps {
  title: string;
  text: string;
  /** What the button says. */
  action: string;
  /** What the other one says. */
  stay?: string;
  remove: () => Promise<Outcome<unknown>>;
  onClose: () => void;
  onDone: () => void;
}

/** The question before a way to sign in is taken away. */
export function DisableDialog({ text, remove, ...dialog }: DisableDialogProps) {
  return (
    <ConfirmDialog {...dialog} run={() => changeFactors(remove)}>
      {text}
    </ConfirmDialog>
  );
}
