import { ArrowDown } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";

interface HintsBelowProps {
  /** Where the hints stand. */
  notes: RefObject<HTMLElement | null>;
  /** How many are open, as "2 questions". */
  label: string;
}

/** Above the buttons, as long as the first field to answer in is below them: whoever presses Use would not know of it. */
export function HintsBelow({ notes, label }: HintsBelowProps) {
  const isBelow = useIsBelow(notes, label);
  if (!isBelow) return null;
  const show = () => {
    const field = firstField(notes);
    field?.focus({ preventScroll: true });
    field?.closest("[data-hints]")?.scrollIntoView({ block: "nearest" });
  };
  return (
    <Button
      variant="secondary"
      size="small"
      className="absolute inset-x-0 bottom-full mx-auto mb-2 w-fit shadow-raised"
      onClick={show}
    >
      <Icon of={ArrowDown} className="size-4" />
      {`${label} below`}
    </Button>
  );
}

function firstField(notes: RefObject<HTMLElement | null>): HTMLElement | null {
  return notes.current?.querySelector<HTMLElement>("[data-hints] input") ?? null;
}

/** Whether the first field is below what is seen; watched anew when there are other hints. */
function useIsBelow(notes: RefObject<HTMLElement | null>, hints: string): boolean {
  const [isBelow, setIsBelow] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other hints have other fields.
  useEffect(() => {
    const field = firstField(notes);
    const dialog = field?.closest("dialog");
    if (!field || !dialog) return setIsBelow(false);
    const foot = dialog.querySelector("[data-foot]")?.getBoundingClientRect().height ?? 0;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const end = entry?.rootBounds?.bottom ?? Number.POSITIVE_INFINITY;
        setIsBelow(entry !== undefined && entry.boundingClientRect.bottom > end);
      },
      { root: dialog, rootMargin: `0px 0px -${Math.round(foot)}px 0px`, threshold: [0, 1] },
    );
    observer.observe(field);
    return () => observer.disconnect();
  }, [notes, hints]);
  return isBelow;
}
