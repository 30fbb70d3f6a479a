import { X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Icon } from "./icon.tsx";

const SHOWN_MS = 6000;

interface Toast {
  id: number;
  message: string;
}

const NONE: readonly Toast[] = [];
const listeners = new Set<() => void>();
let toasts = NONE;
let nextId = 1;

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says what happened, in one sentence, without taking the focus. */
export function showToast(message: string) {
  change([...toasts, { id: nextId++, message }]);
}

function dismiss(id: number) {
  change(toasts.filter((toast) => toast.id !== id));
}

/** Stands in the page from the start: a live region that appears together with its text is not read out. */
export function ToastRegion() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  );
  const [held, setHeld] = useState(false);
  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-40 grid justify-items-center gap-2 sm:justify-items-end"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {shown.map((toast) => (
        <ToastMessage key={toast.id} {...toast} held={held} />
      ))}
    </section>
  );
}

function ToastMessage({ id, message, held }: Toast & { held: boolean }) {
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, held]);

  return (
    <div className="pointer-events-auto flex max-w-md items-center gap-3 rounded-control bg-ink py-2 ps-4 pe-2 text-14 text-paper shadow-raised transition-[opacity,translate] duration-(--duration-panel) starting:translate-y-2 starting:opacity-0 forced-colors:border">
      <p className="grow">{message}</p>
      <button
        type="button"
        onClick={() => {
          // The button goes away with its message; the focus must not fall to the top of the page.
          document.getElementById("content")?.focus({ preventScroll: true });
          dismiss(id);
        }}
        className="rounded-control p-1.5 transition-colors hover:bg-paper/15 focus-visible:outline-paper"
      >
        <Icon of={X} className="size-4" />
        <span className="sr-only">Dismiss</span>
      </button>
    </div>
  );
}
