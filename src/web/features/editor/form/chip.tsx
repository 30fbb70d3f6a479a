import { ArrowLeft, ArrowRight, EyeOff, X } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Line } from "../../../../domain/sections/line.ts";
import type { FormField } from "../../../../domain/sections/section.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useEditor } from "../editor-context.tsx";
import { ariaKeys, isKey } from "../keys/editor-keys.ts";
import { afterPress } from "./after-press.ts";
import { isHiddenEntry, shortDetails } from "./entry-details.ts";
import { ToolButton } from "./tool-button.tsx";
import type { Reorder } from "./use-reorder.ts";
import { useTextInput } from "./use-text-input.ts";

interface ChipProps {
  pointer: string;
  entry: Line;
  /** What an entry can have beside its text, and the panel where that is written. */
  details: readonly FormField[] | undefined;
  panel: { id: string; isOpen: boolean };
  limit: number;
  place: { index: number; count: number };
  handle: ReturnType<Reorder["handle"]>;
  wasDragged: () => boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One entry. Pressed, it opens for changing; held, it can be dragged; with the arrow keys it moves. */
export function Chip(props: ChipProps) {
  const { pointer, entry, details, panel, place, handle, wasDragged, onRemove } = props;
  const { text } = entry;
  const shown = text || "Empty";
  const beside = shortDetails(entry, details)
    .map((detail) => ` · ${detail}`)
    .join("");
  const isHidden = isHiddenEntry(entry);
  const { view } = useEditor();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const stop = view.onReveal((looked) => {
      if (looked === pointer || looked === `${pointer}/text`) setOpen(true);
    });
    return () => void stop();
  }, [view, pointer]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isKey(event, "removeEntry")) onRemove();
    else if (isKey(event, "moveEntryBack") || isKey(event, "moveEntryOn") || isKey(event, "putBack"))
      handle.onKeyDown(event);
    else if (isKey(event, "previousEntry") || isKey(event, "nextEntry")) step(event);
  };
  const close = () => {
    flushSync(() => setOpen(false));
    button.current?.focus();
  };

  if (open) return <OpenChip {...props} onClose={close} onLeave={() => setOpen(false)} />;
  return (
    <li
      className={`flex max-w-full items-stretch rounded-control border text-14 transition-colors hover:border-edge ${panel.isOpen ? "border-proof" : "border-line"} ${isHidden ? "border-dashed bg-paper" : "bg-surface"} data-dragged:z-10 data-dragged:opacity-80 data-dragged:shadow-raised data-drop:border-proof data-drop:bg-proof-tint`}
    >
      <button
        ref={button}
        type="button"
        {...handle}
        onKeyDown={onKeyDown}
        onClick={() => wasDragged() || setOpen(true)}
        aria-label={`${shown}${beside}${isHidden ? ", hidden" : ""}, ${place.index + 1} of ${place.count}. Change`}
        aria-keyshortcuts={ariaKeys("moveEntryBack", "moveEntryOn", "removeEntry")}
        className="min-h-8 pointer-coarse:min-h-11 min-w-0 pointer-coarse:min-w-11 touch-none rounded-control px-2.5 py-1 text-start wrap-anywhere"
      >
        {isHidden && <Icon of={EyeOff} className="me-1.5 inline size-3.5 align-[-2px] text-ink-soft" />}
        <span className={text === "" || isHidden ? "text-ink-soft" : ""}>{shown}</span>
        {beside && <span className="text-ink-soft">{beside}</span>}
      </button>
      <button
        type="button"
        tabIndex={-1}
        onClick={onRemove}
        aria-label={`Remove ${text}`}
        className="grid w-7 pointer-coarse:w-11 shrink-0 place-content-center rounded-control text-ink-soft transition-colors hover:text-stop"
      >
        <Icon of={X} className="size-3.5" />
      </button>
    </li>
  );
}

function OpenChip({
  pointer,
  entry: { text },
  details,
  panel,
  limit,
  place,
  onMove,
  onRemove,
  onClose,
  onLeave,
}: ChipProps & { onClose: () => void; onLeave: () => void }) {
  const { view } = useEditor();
  const [detail] = details ?? [];
  const { props: input } = useTextInput<HTMLInputElement>({ pointer, limit, lines: "one" });
  const { ref } = input;
  useEffect(() => ref.current?.select(), [ref]);
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) afterPress(onLeave);
  };
  return (
    <li
      onBlur={onBlur}
      // On a phone the tools go below the words: beside them few letters would be seen.
      className="flex max-w-full items-center rounded-control border border-proof max-sm:flex-wrap bg-surface text-14"
    >
      <input
        {...input}
        aria-label={`Entry ${place.index + 1} of ${place.count}`}
        onKeyDown={(event) => {
          // Enter also ends the composing of a character.
          if (!isKey(event, "endChange") || event.nativeEvent.isComposing) return;
          // The focus goes to the entry's button, which the same press would open again.
          event.preventDefault();
          onClose();
        }}
        className="field-sizing-content min-h-8 pointer-coarse:min-h-11 min-w-20 max-w-80 shrink rounded-control bg-transparent px-2.5 text-16 max-sm:grow max-sm:basis-full md:text-14"
      />
      {detail && (
        <button
          type="button"
          aria-expanded={panel.isOpen}
          aria-controls={panel.isOpen ? panel.id : undefined}
          onClick={() => view.goTo(`${pointer}/${detail.key}`)}
          className="ms-1 me-auto min-h-8 pointer-coarse:min-h-11 shrink-0 rounded-control px-1.5 text-14 font-medium text-proof hover:bg-line/60"
        >
          Details<span className="sr-only">{` of ${text}`}</span>
        </button>
      )}
      <ToolButton
        icon={ArrowLeft}
        label={`Move ${text} back`}
        disabled={place.index === 0}
        onClick={() => onMove(-1)}
      />
      <ToolButton
        icon={ArrowRight}
        label={`Move ${text} on`}
        disabled={place.index === place.count - 1}
        onClick={() => onMove(1)}
      />
      <ToolButton icon={X} label={`Remove ${text}`} onClick={onRemove} />
    </li>
  );
}

/** From chip to chip. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const chip = event.currentTarget.closest("li");
  const next = isKey(event, "nextEntry") ? chip?.nextElementSibling : chip?.previousElementSibling;
  next?.querySelector("button")?.focus();
  event.preventDefault();
}
