import { Unlink } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

interface DetachStepProps {
  title: string;
  open: boolean;
  busy: boolean;
  onToggle: (open: boolean) => void;
  onDetach: () => void;
}

/** There is no way back to the source: the second press says so first. */
export function DetachStep({ title, open, busy, onToggle, onDetach }: DetachStepProps) {
  if (!open)
    return (
      <div className="mt-6 border-t border-line pt-4">
        <Button size="small" variant="quiet" className="-ms-3.5" onClick={() => onToggle(true)}>
          <Icon of={Unlink} className="size-4" />
          Detach from the source
        </Button>
      </div>
    );
  return (
    <div className="mt-6 grid gap-3 border-t border-line pt-4 text-14">
      <p className="wrap-anywhere">
        {`Detached, it keeps all that it says now, and no change of “${title}” reaches it any more. It cannot be made to follow again.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={() => onToggle(false)}>
          Go on following
        </Button>
        <Button size="small" variant="to-danger" loading={busy} onClick={onDetach}>
          Detach
        </Button>
      </div>
    </div>
  );
}
