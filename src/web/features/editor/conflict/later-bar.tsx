import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";

interface LaterBarProps {
  children: ReactNode;
  action: string;
  onAction: () => void;
  /** Where nothing waits for it, it can be put away. */
  onDismiss?: () => void;
}

/** Something was put off that has to be decided: it stays in sight, with the way back to it. */
export function LaterBar({ children, action, onAction, onDismiss }: LaterBarProps) {
  const bar = useRef<HTMLDivElement>(null);

  // Notifications stand above it: over it, they would hide its button.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty("--bottom-bar", `${bar.current?.offsetHeight ?? 0}px`),
    );
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--bottom-bar");
    };
  }, []);

  return (
    <div
      ref={bar}
      role="status"
      className={`fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t bg-surface px-4 py-3 text-14 shadow-raised ${onDismiss ? "border-info" : "border-stop"}`}
    >
      <p className="wrap-anywhere">{children}</p>
      <Button size="small" onClick={onAction}>
        {action}
      </Button>
      {onDismiss && (
        <Button size="small" variant="quiet" onClick={onDismiss}>
          Not now
        </Button>
      )}
    </div>
  );
}
