import { ChevronLeft, ChevronRight } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { Template } from "../../../domain/document/design.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ThemedSheet } from "./themed-sheet.tsx";

interface PreviewDialogProps {
  /** Null while closed. */
  shown: { template: Template; still: { id: string; html: string }; position: string } | null;
  theme: string;
  onStep: (by: 1 | -1) => void;
  onChoose: () => void;
  onClose: () => void;
}

export function PreviewDialog({ shown, theme, onStep, onChoose, onClose }: PreviewDialogProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
    // On a narrow screen the arrows move the sheet itself.
    const { target } = event;
    if (target instanceof HTMLElement && target.matches("section") && target.scrollWidth > target.clientWidth)
      return;
    event.preventDefault();
    onStep(event.key === "ArrowRight" ? 1 : -1);
  };
  return (
    <Dialog
      open={shown !== null}
      onClose={onClose}
      title={shown?.template.name ?? ""}
      size="wide"
      onKeyDown={onKeyDown}
      actions={
        <>
          <Button variant="secondary" className="max-sm:grow" onClick={() => onStep(-1)}>
            <Icon of={ChevronLeft} className="size-4" />
            Previous
          </Button>
          <Button variant="secondary" className="max-sm:grow" onClick={() => onStep(1)}>
            Next
            <Icon of={ChevronRight} className="size-4" />
          </Button>
          <Button className="max-sm:w-full sm:ms-auto" onClick={onChoose}>
            Choose Template
          </Button>
        </>
      }
    >
      {shown && (
        <>
          <p role="status" className="text-14">
            {shown.position}. {shown.template.description}
          </p>
          <section
            aria-label="Page"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser lets the keyboard scroll what cannot be focused.
            tabIndex={0}
            className="mt-4 flex max-h-[68dvh] justify-center-safe overflow-auto rounded-control bg-desk p-3 sm:p-6"
          >
            <ThemedSheet
              key={shown.template.id}
              still={shown.still}
              theme={theme}
              asText
              className="shrink-0 shadow-raised ring-1 ring-line [--still-scale:0.27] min-[22.5rem]:[--still-scale:0.33] min-[24.375rem]:[--still-scale:0.36] min-[25.75rem]:[--still-scale:0.39] sm:[--still-scale:0.62] lg:[--still-scale:0.88]"
            />
          </section>
        </>
      )}
    </Dialog>
  );
}
