import { type KeyboardEvent, type TextareaHTMLAttributes, useId, useState } from "react";
import type { Mark } from "../../../../domain/marks/mark.ts";
import { describeMarks } from "../../../differences/describe-marks.ts";
import type { useTextInput } from "../form/use-text-input.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { MarkMirror } from "./mark-mirror.tsx";
import { MarkTools } from "./mark-tools.tsx";
import type { useMarking } from "./use-marking.ts";

interface MarkedAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  text: ReturnType<typeof useTextInput<HTMLTextAreaElement>>;
  marking: ReturnType<typeof useMarking>;
  className: string;
}

/**
 * A field in which words can be bold, italic or a link. It is the browser's own, so that spelling, composing, undo by voice and readers of the
 * screen work as anywhere; what is marked is drawn over it. A text without marks is a field and nothing else.
 */
export function MarkedArea({ text, marking, className, onKeyDown, ...area }: MarkedAreaProps) {
  const id = useId();
  const [isNear, setNear] = useState(false);
  const { marks, linking } = marking;
  const described = [area["aria-describedby"], marks.length > 0 && id].filter(Boolean).join(" ");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus come and go.
    <div
      ref={marking.frame}
      className="group/marks relative"
      onFocus={() => setNear(true)}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setNear(false);
        marking.endPending();
      }}
    >
      <textarea
        {...area}
        {...text.props}
        {...marking.areaProps}
        {...(area.onPaste && { onPaste: area.onPaste })}
        onPointerDown={marking.endPending}
        onKeyDown={(event: KeyboardEvent<HTMLTextAreaElement>) => {
          if (!marking.onKeyDown(event)) onKeyDown?.(event);
        }}
        aria-describedby={described || undefined}
        className={`block group-data-mirrored/marks:mirrored ${className}`}
      />
      {marks.length > 0 && (
        <>
          <MarkMirror text={text.value} marks={marks} className={className} />
          <span id={id} hidden>
            {describeMarks(text.value, marks)}
          </span>
        </>
      )}
      {isNear && (
        <MarkTools
          input={text.props.ref}
          marks={marks}
          pending={marking.pending}
          onMark={(kind) => (kind === "link" ? marking.askForLink() : marking.toggle(kind))}
        />
      )}
      {linking && (
        <LinkDialog
          words={text.value.slice(linking.from, linking.to)}
          href={hrefIn(marks, linking)}
          onSet={marking.link}
          onClose={marking.closeLink}
        />
      )}
    </div>
  );
}

/** Where words lead to that are, or partly are, a link. */
function hrefIn(marks: readonly Mark[], { from, to }: { from: number; to: number }): string | null {
  for (const mark of marks) if (mark.kind === "link" && mark.from < to && mark.to > from) return mark.href;
  return null;
}
