import { X } from "lucide-react";
import { type KeyboardEventHandler, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { DialogFoot } from "./dialog-foot.tsx";
import { Icon } from "./icon.tsx";
import { usePageMark } from "./use-page-mark.ts";

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons, the decisive one last. */
  actions?: ReactNode;
  /** An alert is read out whole, not by its title alone. */
  role?: "dialog" | "alertdialog";
  size?: "normal" | "wide";
  /** What it holds would be lost by a slip of the pointer. */
  staysOnOutsideClick?: boolean;
  /** What it shows is shown once: only its own buttons close it, not Escape and no cross. */
  staysUntilAnswered?: boolean;
  onKeyDown?: KeyboardEventHandler<HTMLDialogElement>;
}

const widths = { normal: "w-[min(34rem,calc(100vw-2rem))]", wide: "w-[min(52rem,calc(100vw-1rem))]" };

/** The head reaches out to the edges: what goes by below it is not seen beside it. */
const room = {
  around: { normal: "p-6", wide: "p-4 sm:p-6" },
  above: { normal: "-mx-6 -mt-6 px-6 pt-6", wide: "-mx-4 -mt-4 px-4 pt-4 sm:-mx-6 sm:-mt-6 sm:px-6 sm:pt-6" },
};

/** The browser's own modal dialog: it holds the focus, closes on Escape and gives the focus back. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  role = "dialog",
  size = "normal",
  staysOnOutsideClick = false,
  staysUntilAnswered = false,
  onKeyDown,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const bodyId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      // Taken out of the page while open, it would not give the focus back.
      element?.close();
      setTimeout(keepFocusInPage);
    };
  }, []);

  usePageMark("modal", open);
  useEffect(() => {
    if (!open) {
      if (!dialog.current?.open) return;
      dialog.current.close();
      return keepFocusInPage();
    }
    dialog.current?.showModal();
    // The browser would start at the first button, which closes; React keeps `autofocus` to itself.
    dialog.current?.querySelector<HTMLElement>("[data-first-focus]")?.focus();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      role={role === "alertdialog" ? role : undefined}
      aria-labelledby={titleId}
      aria-describedby={role === "alertdialog" ? bodyId : undefined}
      onKeyDown={(event) => {
        if (staysUntilAnswered && event.key === "Escape") event.preventDefault();
        onKeyDown?.(event);
      }}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget && !staysOnOutsideClick && !staysUntilAnswered) onClose();
      }}
      className={`m-auto ${widths[size]} scroll-pb-20 tall:scroll-pt-20 tall:scroll-pb-30 rounded-card border border-line bg-surface text-ink shadow-raised transition-[opacity,translate] transition-discrete duration-(--duration-panel) backdrop:bg-shade not-open:translate-y-2 not-open:opacity-0 starting:open:translate-y-2 starting:open:opacity-0`}
    >
      <div className={`flex flex-col gap-4 ${room.around[size]}`}>
        <div
          className={`relative tall:sticky top-0 z-20 flex items-start justify-between gap-4 rounded-t-card bg-surface after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:h-2 after:bg-linear-to-b after:from-surface after:to-transparent ${room.above[size]}`}
        >
          <h2 id={titleId} className="heading-3">
            {title}
          </h2>
          {!staysUntilAnswered && (
            <button
              type="button"
              onClick={onClose}
              // Above the shade at the end of the head, which would cover the lower edge of its ring.
              className="relative z-1 -mt-1 -mr-2 rounded-control p-2 pointer-coarse:-mt-2 pointer-coarse:-mr-3 pointer-coarse:p-3 text-ink-soft transition-colors hover:bg-line/60 hover:text-ink"
            >
              <Icon of={X} />
              <span className="sr-only">Close</span>
            </button>
          )}
        </div>
        <div id={bodyId} className="min-w-0 text-ink-soft">
          {children}
        </div>
        {actions && <DialogFoot size={size}>{actions}</DialogFoot>}
      </div>
    </dialog>
  );
}

/** What opened the dialog may have gone with what was decided in it: who works by keys would begin again at the top of the page. */
function keepFocusInPage(): void {
  if (document.activeElement === null || document.activeElement === document.body)
    document.getElementById("content")?.focus({ preventScroll: true });
}
