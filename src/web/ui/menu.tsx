import { Check, ChevronDown, type LucideIcon } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface MenuItem {
  label: string;
  onSelect: () => void;
  disabled?: boolean;
  /** A choice that is on or off: the menu stays open when it changes. */
  checked?: boolean;
  tone?: "normal" | "danger";
}

interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  icon?: LucideIcon;
  variant?: "primary" | "secondary" | "quiet";
  size?: "normal" | "small";
  /** Which side of the button the menu hangs from. */
  align?: "start" | "end";
  loading?: boolean;
  /** Only the icon is shown; the label is there for whoever hears or hovers. */
  bare?: boolean;
  /** False where the same can be done by keys from another stop nearby. */
  isTabStop?: boolean;
  /** Further classes of the button. */
  className?: string;
  /** The person looks at what there is to choose: what a choice will need can be fetched. */
  onOpen?: () => void;
}

/** As high as a finger needs; a mouse makes do with less. */
const ENTRY_HEIGHT = 44;
/** What is around the entries, and the gap to the button. */
const FRAME = 14;
/** Lower than three entries, nobody sees that there are more: rather the page scrolls. */
const LEAST_HEIGHT = 3 * ENTRY_HEIGHT + FRAME;

/** A menu button by the ARIA pattern: arrows, Home, End, first letters, Escape, and the focus goes back to the button. */
export function Menu({
  label,
  items,
  icon,
  variant = "secondary",
  size = "normal",
  align = "start",
  loading = false,
  bare = false,
  isTabStop = true,
  className = "",
  onOpen,
}: MenuProps) {
  const id = useId();
  const wrapper = useRef<HTMLDivElement>(null);
  const [openAt, setOpenAt] = useState<"first" | "last" | null>(null);
  const open = openAt !== null;
  const [side, setSide] = useState({ above: false, room: 0 });

  const openFrom = (end: "first" | "last") => {
    // Below the edge of the screen it could not be seen; measured only once it is there, the page would have moved to it already.
    const { top = 0, bottom = 0 } = wrapper.current?.getBoundingClientRect() ?? {};
    const below = window.innerHeight - bottom;
    const above = items.length * ENTRY_HEIGHT + FRAME > below && top > below;
    setSide({ above, room: Math.max(LEAST_HEIGHT, above ? top : below) - FRAME });
    setOpenAt(end);
    onOpen?.();
  };

  const entries = () => [...(wrapper.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  const close = () => {
    setOpenAt(null);
    document.getElementById(`${id}button`)?.focus();
  };

  useEffect(() => {
    if (openAt === null) return;
    const all = wrapper.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [];
    all[openAt === "first" ? 0 : all.length - 1]?.focus();
  }, [openAt]);

  const onButtonKeyDown = (event: KeyboardEvent) => {
    const end = event.key === "ArrowDown" ? "first" : event.key === "ArrowUp" ? "last" : null;
    if (!end) return;
    event.preventDefault();
    openFrom(end);
  };

  const onMenuKeyDown = (event: KeyboardEvent) => {
    const all = entries();
    const current = all.findIndex((entry) => entry.matches(":focus"));
    if (event.key === "Escape") {
      event.preventDefault();
      close();
    } else if (event.key === "Tab") {
      setOpenAt(null);
    } else {
      const next = nextEntry(event.key, all, current);
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus leave the menu.
    <div
      ref={wrapper}
      className="relative inline-block"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpenAt(null);
      }}
    >
      <Button
        id={`${id}button`}
        variant={variant}
        size={size}
        loading={loading}
        tabIndex={isTabStop ? undefined : -1}
        title={bare ? label : undefined}
        className={`${bare ? "px-2! pointer-coarse:min-w-11" : ""} ${className}`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}menu` : undefined}
        onClick={() => (open ? setOpenAt(null) : openFrom("first"))}
        onKeyDown={onButtonKeyDown}
      >
        {icon && <Icon of={icon} className="size-4" />}
        <span className={bare ? "sr-only" : ""}>{label}</span>
        {!bare && <Icon of={ChevronDown} className="size-4" />}
      </Button>
      {open && (
        <div
          role="menu"
          id={`${id}menu`}
          aria-labelledby={`${id}button`}
          tabIndex={-1}
          onKeyDown={onMenuKeyDown}
          // From a bar that stays on the screen, entries beyond its edge could not be scrolled to.
          style={{ maxHeight: side.room }}
          className={`absolute z-20 grid min-w-48 overflow-y-auto overscroll-contain rounded-control border border-line bg-surface p-1 shadow-raised ${side.above ? "bottom-full mb-1" : "top-full mt-1"} ${align === "end" ? "end-0" : "start-0"}`}
        >
          {items.map((item) => (
            <MenuEntry key={item.label} {...item} close={close} />
          ))}
        </div>
      )}
    </div>
  );
}

function MenuEntry({
  label,
  onSelect,
  disabled = false,
  checked,
  tone = "normal",
  close,
}: MenuItem & { close: () => void }) {
  return (
    <button
      type="button"
      {...(checked === undefined
        ? { role: "menuitem" }
        : { role: "menuitemcheckbox", "aria-checked": checked })}
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (disabled) return;
        if (checked === undefined) close();
        onSelect();
      }}
      className={`flex min-h-9 pointer-coarse:min-h-11 items-center gap-4 rounded-control px-3 text-start text-14 whitespace-nowrap hover:bg-line/60 focus:bg-line/60 aria-disabled:text-ink-soft aria-disabled:opacity-70 ${tone === "danger" ? "text-stop" : "text-ink"}`}
    >
      {label}
      {/* At the end: at the start it would push one entry of several out of line. */}
      {checked !== undefined && (
        <span aria-hidden="true" className="ms-auto w-4">
          {checked && <Icon of={Check} className="size-4" />}
        </span>
      )}
    </button>
  );
}

function nextEntry(key: string, all: HTMLElement[], current: number): HTMLElement | undefined {
  const around = (index: number) => all[(index + all.length) % all.length];
  if (key === "ArrowDown") return around(current + 1);
  if (key === "ArrowUp") return around(current - 1);
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  if (key.length !== 1 || key === " ") return undefined;
  const fromHere = [...all.slice(current + 1), ...all.slice(0, current + 1)];
  return fromHere.find((entry) => entry.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
}
