import { CornerDownRight } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";
import { useEditor, useResume } from "../editor-context.tsx";
import { fieldName } from "./field-name.ts";

interface PlaceButtonProps {
  pointer: string;
  /** What it is about, for whoever hears several of them. */
  quote?: string;
  /** Where in the text. */
  caret?: number;
  /** Called first: a dialog that stays open would cover the field. */
  onGo?: () => void;
}

/** The way from an insight to the field that it is about. */
export function PlaceButton({ pointer, quote, caret, onGo }: PlaceButtonProps) {
  const { view } = useEditor();
  const name = useResume((resume) => fieldName(pointer, resume));
  // What is about the whole resume leads to where most of it stands.
  const place = pointer === "" ? "/experience" : pointer;
  return (
    <button
      type="button"
      onClick={() => {
        onGo?.();
        view.show({ active: place });
        view.goTo(place, caret);
      }}
      className="inline-flex min-h-7 max-w-full items-start pointer-coarse:py-3 gap-1.5 rounded-control py-0.5 text-start text-14 font-medium text-proof hover:underline hover:underline-offset-4"
    >
      <Icon of={CornerDownRight} className="mt-1 size-3.5" />
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">Go to </span>
        {name}
        {quote && <span className="sr-only">{`: ${quote}`}</span>}
      </span>
    </button>
  );
}
