import { useEffect, useRef } from "react";
import type { Resume } from "../../../../../domain/resume/resume.ts";
import { BATCH_LIMITS } from "../../../../../domain/suggestions/line-batches.ts";
import { useResume } from "../../editor-context.tsx";
import type { Choices } from "../assist-machine.ts";
import { ConsentStep } from "../consent-step.tsx";
import { ImprovingOverlay } from "../improving-overlay.tsx";
import type { AppliedReview } from "./apply-review.ts";
import { LineStep } from "./line-step.tsx";
import { OverStep } from "./over-step.tsx";
import { allLines, firstLines } from "./review-lines.ts";
import { StartStep } from "./start-step.tsx";
import type { useReview } from "./use-review.ts";

interface ReviewScreenProps {
  review: ReturnType<typeof useReview>;
  /** Lines that were looked at in a review before. */
  seen: ReadonlySet<string>;
  onChoose: (choices: Partial<Choices>) => void;
  /** Puts what was accepted into the resume. */
  onOver: () => AppliedReview;
  onUndo: () => void;
  onClose: () => void;
  onGoOn: () => void;
}

const asItIs = (resume: Resume) => resume;

/** What stands in the dialog: what will be done, the lines one after the other, and what became of them. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { review, seen, onChoose, onOver, onUndo, onClose, onGoOn } = props;
  const { state, dispatch } = review;
  const { phase } = state;
  const all = allLines(useResume(asItIs)).filter(({ source }) => !seen.has(source));
  const lines = firstLines(all);
  const batch = { lines, more: all.length - lines.length };
  const screen = useRef<HTMLDivElement>(null);
  useShownFocus(screen, phase.at === "reviewing" ? `line ${phase.place} ${phase.isEditing}` : phase.at);
  const item = phase.at === "reviewing" ? state.items[phase.place] : undefined;
  return (
    <div ref={screen} className="relative">
      {(phase.at === "ready" || phase.at === "working") && (
        <div inert={phase.at === "working"}>
          <StartStep
            state={state}
            {...batch}
            onChoose={onChoose}
            onStart={() => review.start(batch)}
            onClose={onClose}
          />
        </div>
      )}
      {phase.at === "asking" && (
        <ConsentStep
          host={phase.host}
          what={`The lines of this review are sent, up to ${BATCH_LIMITS.lines} at a time`}
          busy={phase.busy}
          onAgree={() => review.agree(phase.host, batch)}
          onDecline={() => dispatch({ type: "stopped", problem: null })}
        />
      )}
      {phase.at === "working" && (
        <ImprovingOverlay label={`Going through ${lines.length} lines`} onCancel={review.cancel} />
      )}
      {phase.at === "reviewing" && item && (
        <LineStep
          key={phase.place}
          state={state}
          place={phase.place}
          item={item}
          isEditing={phase.isEditing}
          dispatch={dispatch}
          onAnswer={(given) => review.answer(phase.place, item, given)}
          onRetry={() => review.retry(phase.place, item)}
          onEnd={() => dispatch({ type: "ended", problem: null })}
        />
      )}
      {phase.at === "over" && (
        <OverStep state={state} onOver={onOver} onUndo={onUndo} onClose={onClose} onGoOn={onGoOn} />
      )}
    </div>
  );
}

/** What was pressed goes away with its step: the focus goes to what came instead, and that is seen from its top. */
function useShownFocus(screen: React.RefObject<HTMLElement | null>, shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const next = screen.current?.querySelector<HTMLElement>("[data-step-focus]:not(:disabled)");
    next?.focus({ preventScroll: true });
    screen.current?.closest("dialog")?.scrollTo({ top: 0 });
  }, [screen, shown]);
}
