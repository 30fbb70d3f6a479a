import { ArrowDown, ArrowUp, ChevronDown, EyeOff, GripVertical } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { useEditor } from "../editor-context.tsx";
import { type SectionActions, SectionMenu } from "./section-menu.tsx";
import { ToolButton } from "./tool-button.tsx";
import type { Reorder } from "./use-reorder.ts";

export interface CardReordering {
  place: { index: number; count: number };
  handle: ReturnType<Reorder["handle"]>;
  onMove: (by: 1 | -1) => void;
}

interface SectionCardProps {
  /** Where its fields stand. */
  places: readonly string[];
  label: string;
  /** What is in it, in two words. */
  holds: string;
  reorder?: CardReordering;
  actions?: Omit<SectionActions, "place" | "onMove">;
  children: ReactNode;
}

/** A part of the resume: it folds, and all but the contact can be put elsewhere. */
export function SectionCard({ places, label, holds, reorder, actions, children }: SectionCardProps) {
  const { view } = useEditor();
  const id = useId();
  const [open, setOpen] = useState(true);

  useEffect(() => {
    const stop = view.onReveal((looked) => {
      if (places.some((place) => looked === place || looked.startsWith(`${place}/`))) setOpen(true);
    });
    return () => void stop();
  }, [view, places]);

  return (
    <li className="list-none rounded-card border border-line bg-surface shadow-resting data-dragged:relative data-dragged:z-10 data-dragged:shadow-raised">
      <section aria-labelledby={`${id}label`}>
        <div className="flex items-center gap-0.5 p-2">
          {reorder && (
            <button
              type="button"
              {...reorder.handle}
              title="Drag, or use the arrow keys"
              aria-label={`Move ${label}: drag, or use the arrow keys`}
              className="grid h-9 pointer-coarse:h-11 w-6 shrink-0 cursor-grab touch-none place-content-center rounded-control text-ink-soft hover:text-ink active:cursor-grabbing"
            >
              <Icon of={GripVertical} className="size-4" />
            </button>
          )}
          <h2 id={`${id}label`} className="min-w-0 grow">
            <button
              type="button"
              aria-expanded={open}
              aria-controls={`${id}body`}
              onClick={() => setOpen(!open)}
              className={`flex min-h-9 pointer-coarse:min-h-11 w-full items-center gap-3 rounded-control pe-2 text-start hover:bg-line/60 ${reorder ? "ps-1.5" : "ps-3"}`}
            >
              {/* Where there is no room beside the name, it goes below it: squeezed, it would stand there in three lines. */}
              <span className="flex min-w-0 flex-wrap items-center gap-x-3">
                <span
                  className={`min-w-0 font-serif text-18 font-semibold wrap-anywhere ${actions?.hidden ? "text-ink-soft" : ""}`}
                >
                  {label}
                </span>
                {actions?.hidden ? (
                  <Tag>
                    <Icon of={EyeOff} className="me-1 size-3.5" />
                    Hidden from the page
                  </Tag>
                ) : (
                  <span className="text-12 text-ink-soft">{holds}</span>
                )}
                {actions?.startsPage && <Tag>Starts a page</Tag>}
              </span>
              <Icon
                of={ChevronDown}
                className={`ms-auto size-4 text-ink-soft transition-transform ${open ? "rotate-180" : ""}`}
              />
            </button>
          </h2>
          {reorder && (
            <>
              <ToolButton
                icon={ArrowUp}
                label={`Move ${label} up`}
                disabled={reorder.place.index === 0}
                className="max-sm:hidden"
                onClick={() => reorder.onMove(-1)}
              />
              <ToolButton
                icon={ArrowDown}
                label={`Move ${label} down`}
                disabled={reorder.place.index === reorder.place.count - 1}
                className="max-sm:hidden"
                onClick={() => reorder.onMove(1)}
              />
              {actions && (
                <SectionMenu label={label} {...actions} place={reorder.place} onMove={reorder.onMove} />
              )}
            </>
          )}
        </div>
        <div id={`${id}body`} hidden={!open} className="border-t border-line p-4 sm:p-5">
          {open && children}
        </div>
      </section>
    </li>
  );
}
