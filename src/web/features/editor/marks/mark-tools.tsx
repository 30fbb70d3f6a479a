import { Bold, Italic, Link, type LucideIcon } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isMarked, type Range } from "../../../../domain/marks/change-marks.ts";
import type { Mark, MarkKind } from "../../../../domain/marks/mark.ts";
import { withoutBlanks } from "../../../../domain/marks/word-range.ts";
import { Icon } from "../../../ui/icon.tsx";
import { barsBottom, visiblePart } from "../../../ui/visible-part.ts";
import { ariaKeys, EDITOR_KEYS, isMac, keyCaps } from "../keys/editor-keys.ts";
import type { PendingMarks } from "./pending-marks.ts";

interface MarkToolsProps {
  input: RefObject<HTMLTextAreaElement | null>;
  marks: readonly Mark[];
  pending: PendingMarks;
  onMark: (kind: MarkKind) => void;
}

const TOOLS: readonly { kind: MarkKind; label: string; icon: LucideIcon }[] = [
  { kind: "bold", label: "Bold", icon: Bold },
  { kind: "italic", label: "Italic", icon: Italic },
  { kind: "link", label: "Link", icon: Link },
];

/**
 * Bold, italic and link for whoever has selected words: below them, so that they are seen, and over what follows, so that nothing moves. For a
 * finger they stand at the edge of the screen: as large as it needs them, they would hide the next line.
 */
export function MarkTools({ input, marks, pending, onMark }: MarkToolsProps) {
  const selected = useSelection(input);
  const isTyping = Object.keys(pending).length > 0;
  if (selected === null && !isTyping) return null;
  const isOn = (kind: MarkKind) =>
    selected ? isMarked(marks, kind, selected) : kind !== "link" && pending[kind] !== undefined;
  return <Tools input={input} isOn={isOn} onMark={onMark} />;
}

interface ToolsProps extends Pick<MarkToolsProps, "input" | "onMark"> {
  isOn: (kind: MarkKind) => boolean;
}

function Tools({ input, isOn, onMark }: ToolsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<MarkKind>("bold");
  useInSight(bar, input);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (event.key === "Escape") input.current?.focus();
    else if (by !== undefined) {
      const buttons = [...(bar.current?.querySelectorAll("button") ?? [])];
      const at = buttons.findIndex((button) => button.matches(":focus"));
      buttons[(at + by + buttons.length) % buttons.length]?.focus();
    } else return;
    event.preventDefault();
  };
  return (
    <div
      ref={bar}
      data-tools
      role="toolbar"
      aria-label="Selected words"
      onKeyDown={onKeyDown}
      // The focus stays in the text, and on a phone the keyboard on the screen.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className="absolute end-0 top-full z-5 mt-1 flex gap-0.5 rounded-control border border-line bg-surface p-0.5 shadow-raised"
    >
      {TOOLS.map(({ kind, label, icon }) => (
        <button
          key={kind}
          type="button"
          tabIndex={stop === kind ? 0 : -1}
          onFocus={() => setStop(kind)}
          onClick={() => onMark(kind)}
          aria-pressed={isOn(kind)}
          aria-keyshortcuts={ariaKeys(kind)}
          title={`${label} (${keyCaps(EDITOR_KEYS[kind].keys[0], isMac()).join(isMac() ? "" : "+")})`}
          className="grid size-9 place-content-center rounded-control text-ink transition-colors hover:bg-line/60 aria-pressed:bg-proof-tint aria-pressed:text-proof pointer-coarse:size-11 forced-colors:aria-pressed:border forced-colors:aria-pressed:border-[Highlight]"
        >
          <Icon of={icon} className="size-4" />
          <span className="sr-only">{label}</span>
        </button>
      ))}
    </div>
  );
}

/** What is selected in a field, without blanks at its ends; null for nothing. */
function useSelection(input: RefObject<HTMLTextAreaElement | null>): Range | null {
  const [selected, setSelected] = useState<Range | null>(null);
  useEffect(() => {
    let before: Range | null = null;
    const look = () => {
      const element = input.current;
      if (!element || document.activeElement !== element) return;
      const { value, selectionStart: from, selectionEnd: to } = element;
      const range = from < to ? withoutBlanks(value, { from, to }) : null;
      const selection = range && range.from < range.to ? range : null;
      // A key moves the caret, and is told of it three times: what stays nothing is not drawn anew.
      if (selection?.from === before?.from && selection?.to === before?.to) return;
      before = selection;
      setSelected(selection);
    };
    look();
    const ending = new AbortController();
    for (const type of ["selectionchange", "select", "input", "keyup", "pointerup"])
      document.addEventListener(type, look, { signal: ending.signal });
    return () => ending.abort();
  }, [input]);
  return selected;
}

/** The line below the one that is being written, which is written next. */
const NEXT_LINE = 56;

/** At the lower edge of the screen, above its keyboard, or below the bars of the page where the text is at the lower edge itself. */
function shiftToEdge(tools: DOMRect, field: DOMRect): number {
  const { top, bottom } = visiblePart();
  const low = bottom - 8 - tools.bottom;
  const high = Math.max(top, barsBottom()) + 8 - tools.top;
  const isClear = (shift: number) =>
    tools.bottom + shift <= field.top || tools.top + shift >= field.bottom + NEXT_LINE;
  return [low, high].find(isClear) ?? low;
}

/** Keeps the tools on the screen, above its keyboard too: over the end of a long text, else above a short one. */
function useInSight(bar: RefObject<HTMLElement | null>, input: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = () => {
      const [tools, field] = [bar.current, input.current];
      if (!tools || !field) return;
      tools.style.translate = "";
      const box = tools.getBoundingClientRect();
      if (matchMedia("(pointer: coarse)").matches) {
        tools.style.translate = `0 ${shiftToEdge(box, field.getBoundingClientRect())}px`;
        return;
      }
      const below = box.bottom + 4 - visiblePart().bottom;
      if (below <= 0) return;
      const isShort = field.offsetHeight < 3 * tools.offsetHeight;
      const up = isShort ? field.offsetHeight + tools.offsetHeight + 8 : Math.min(below, field.offsetHeight);
      tools.style.translate = `0 ${-up}px`;
    };
    place();
    const ending = new AbortController();
    for (const target of [window, window.visualViewport])
      for (const type of ["scroll", "resize"])
        target?.addEventListener(type, place, { signal: ending.signal, passive: true });
    return () => ending.abort();
  }, [bar, input]);
}
