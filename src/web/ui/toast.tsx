import { X } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import type { LinkPath } from "../paths.ts";
import { createStore } from "../store.ts";
import { Icon } from "./icon.tsx";
import { useClearOfFocus } from "./use-clear-of-focus.ts";

const SHOWN_MS = 6000;
/** With something to press. */
const OFFERED_MS = 10_000;

interface ToastLink {
  to: LinkPath | `${LinkPath}?${string}`;
  label: string;
  /** There is another way to it, as by the menu: the message need not wait. */
  isElsewhere?: boolean;
}

interface ToastAction {
  label: string;
  run: () => void;
  /** It can be done elsewhere as well, as by a button of the page: the message need not wait for it. */
  isElsewhere?: boolean;
}

interface Toast {
  id: number;
  message: string;
  link?: ToastLink | ToastAction | undefined;
}

const NONE: readonly Toast[] = [];
const toasts = createStore(NONE);
let nextId = 1;

/**
 * Says what happened, in one sentence, without taking the focus. One with a link or an action stays until it is used or dismissed,
 * unless there is another way to it: nobody has to be quick. Answers the way to take it back; a message that stays loses its link then and goes after a while.
 */
export function showToast(
  message: string,
  link?: ToastLink | ToastAction,
  afterwards: "goes" | "stays" = "goes",
): () => void {
  const id = nextId++;
  toasts.become([...toasts.read(), { id, message, link }]);
  return () => (afterwards === "goes" ? dismiss(id) : dropLink(id));
}

function dropLink(id: number) {
  toasts.become(toasts.read().map((toast) => (toast.id === id ? { ...toast, link: undefined } : toast)));
}

function dismiss(id: number) {
  toasts.become(toasts.read().filter((toast) => toast.id !== id));
}

/** Stands in the page from the start: a live region that appears together with its text is not read out. */
export function ToastRegion() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read, () => NONE);
  const [held, setHeld] = useState(false);
  const region = useRef<HTMLElement>(null);
  useClearOfFocus(region, shown.length);
  return (
    <section
      ref={region}
      aria-label="Notifications"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar,0px)+1rem)] z-40 grid justify-items-center gap-2 sm:justify-items-end"
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

function ToastMessage({ id, message, link, held }: Toast & { held: boolean }) {
  const shownMs = held ? null : shownFor(link);
  useEffect(() => {
    if (shownMs === null) return;
    const timer = setTimeout(() => dismiss(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, shownMs]);

  return (
    <div className="pointer-events-auto flex max-w-md items-center gap-3 rounded-control bg-ink py-2 ps-4 pe-2 text-14 text-paper shadow-raised transition-[opacity,translate] duration-(--duration-panel) starting:translate-y-2 starting:opacity-0 forced-colors:border">
      <p className="grow">
        {message} {link && <ToastWay way={link} done={() => dismiss(id)} />}
      </p>
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

/** Null for as long as it takes. */
function shownFor(way: Toast["link"]): number | null {
  if (way === undefined) return SHOWN_MS;
  return way.isElsewhere ? OFFERED_MS : null;
}

function ToastWay({ way, done }: { way: ToastLink | ToastAction; done: () => void }) {
  const look =
    "inline-block rounded-control py-1 font-medium underline underline-offset-4 focus-visible:outline-paper";
  if ("to" in way)
    return (
      <Link to={way.to} onClick={done} className={look}>
        {way.label}
      </Link>
    );
  return (
    <button
      type="button"
      onClick={() => {
        way.run();
        done();
      }}
      className={look}
    >
      {way.label}
    </button>
  );
}
