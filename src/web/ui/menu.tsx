import { Check, ChevronDown, type LucideIcon } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { barsBottom } from "./visible-part.ts";

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
/** What stays free beside it on a narrow screen. */
const FROM_EDGE = 8;
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
  const menu = useRef<HTMLDivElement>(null);
  const [openAt, setOpenAt] = useState<"first" | "last" | null>(null);
  const open = openAt !== null;
  const [side, setSide] = useState({ above: false, room: 0 });

  const openFrom = (end: "first" | "last") => {
    // Below the edge of the screen it could not be seen; measured only once it is there, the page would have moved to it already.
    const { top = 0, bottom = 0 } = wrapper.current?.getBoundingClientRect() ?? {};
    const below = window.innerHeight - bottom;
    // Above, it would lie under the bars of the page, unless it hangs from one of them or from a dialog over them.
    const overhead = top - (wrapper.current?.closest("dialog, [data-bar]") ? 0 : barsBottom());
    const above = items.length * ENTRY_HEIGHT + FRAME > below && overhead > below;
    setSide({ above, room: Math.max(LEAST_HEIGHT, above ? overhead : below) - FRAME });
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

  // A button near the left edge of a phone has no room for a menu that ends with it.
  useLayoutEffect(() => {
    const element = menu.current;
    if (!open || !element) return;
    const { left, right } = element.getBoundingClientRect();
    const most = document.documentElement.clientWidth - FROM_EDGE;
    element.style.translate = `${left < FROM_EDGE ? FROM_EDGE - left : Math.min(0, most - right)}px`;
  }, [open]);

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
        aria-label={bare ? label : undefined}
        className={`${bare ? "px-2! pointer-coarse:min-w-11" : ""} ${className}`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}menu` : undefined}
        onClick={() => (open ? setOpenAt(null) : openFrom("first"))}
        onKeyDown={onButtonKeyDown}
      >
        {icon && <Icon of={icon} className="size-4" />}
        {!bare && (
          <>
            <span>{label}</span>
            <Icon of={ChevronDown} className="size-4" />
          </>
        )}
      </Button>
      {open && (
        <div
          ref={menu}
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
