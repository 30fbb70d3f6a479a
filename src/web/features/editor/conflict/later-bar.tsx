import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";

interface LaterBarProps {
  children: ReactNode;
  action: string;
  onAction: () => void;
}

/** Something was put off that has to be decided: it stays in sight, with the way back to it. */
export function LaterBar({ children, action, onAction }: LaterBarProps) {
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t border-stop bg-surface px-4 py-3 text-14 shadow-raised"
    >
      <p>{children}</p>
      <Button size="small" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}
