import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

interface RecoveryCodesDialogProps {
  title: string;
  codes: readonly string[];
  onClose: () => void;
}

export function RecoveryCodesDialog({ title, codes, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      staysUntilAnswered
      actions={<Button onClick={onClose}>I have kept them</Button>}
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  );
}
