import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

interface EndpointRowProps {
  name: string;
  text: string;
  problem?: string | null;
  isUsed: boolean;
  onUse: () => Promise<void>;
  onChange?: () => void;
  onDelete?: () => void;
}

export function EndpointRow({
  name,
  text,
  problem = null,
  isUsed,
  onUse,
  onChange,
  onDelete,
}: EndpointRowProps) {
  const [busy, setBusy] = useState(false);
  const pressed = useRef(false);
  const used = useRef<HTMLParagraphElement>(null);
  const use = async () => {
    pressed.current = true;
    setBusy(true);
    await onUse();
    setBusy(false);
  };
  // The button that was pressed goes away: the keys go on from the words in its place.
  useEffect(() => {
    if (isUsed && pressed.current) used.current?.focus();
    pressed.current = false;
  }, [isUsed]);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4 sm:px-6">
      <div className="min-w-0 grow basis-72">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-14 wrap-anywhere text-ink-soft">{text}</p>
        {problem && <p className="text-14 text-stop">{problem}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isUsed ? (
          <p
            ref={used}
            tabIndex={-1}
            className="flex min-h-9 items-center gap-1.5 rounded-control px-1 text-14 font-medium text-proof"
          >
            <Icon of={Check} className="size-4" />
            In use
          </p>
        ) : (
          <Button variant="secondary" size="small" loading={busy} onClick={use}>
            Use<span className="sr-only">{` ${name}`}</span>
          </Button>
        )}
        {onChange && (
          <Button variant="quiet" size="small" onClick={onChange}>
            Change<span className="sr-only">{` ${name}`}</span>
          </Button>
        )}
        {onDelete && (
          <Button variant="quiet" size="small" onClick={onDelete}>
            Delete<span className="sr-only">{` ${name}`}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
