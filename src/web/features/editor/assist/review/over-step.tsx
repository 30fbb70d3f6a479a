import { CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { counted } from "../../../../../domain/text/counted.ts";
import { Button } from "../../../../ui/button.tsx";
import { DialogFoot } from "../../../../ui/dialog-foot.tsx";
import { FormProblem } from "../../../../ui/form-messages.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import type { AppliedReview } from "./apply-review.ts";
import { isUnreached, unusedDraft } from "./review-item.ts";
import { counts, type ReviewState } from "./review-machine.ts";
import { unusedMessage, usedMessage } from "./review-messages.ts";

interface OverStepProps {
  state: ReviewState;
  onOver: () => AppliedReview;
  onUndo: () => void;
  onClose: () => void;
  /** To the lines that this review had no room or no time for. */
  onGoOn: () => void;
}

/** What became of all lines; what was accepted stands in the resume by now. */
export function OverStep({ state, onOver, onUndo, onClose, onGoOn }: OverStepProps) {
  const [applied, setApplied] = useState<AppliedReview | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the review is over.
  useEffect(() => setApplied(onOver()), []);
  const { kept, skipped, open } = counts(state);
  const used = applied?.used ?? 0;
  const unused = state.items.filter((item) => unusedDraft(item) !== null).length;
  const rows: [count: number, words: string][] = [
    [kept, `kept as you wrote ${kept === 1 ? "it" : "them"}`],
    [skipped, "strong already or unchanged"],
    [open, "not looked at"],
  ];
  const isMore = state.more > 0 || (state.problem === null && state.items.some(isUnreached));
  const isChanged = applied !== null && applied.edits.length > 0;
  return (
    <>
      <div className="grid gap-4 pb-5">
        <h3 data-step-focus tabIndex={-1} className="flex items-center gap-2 text-18 font-semibold text-ink">
          <Icon of={CircleCheck} className="size-5 text-proof" />
          {used > 0 ? usedMessage(used, applied?.left ?? 0) : "Nothing was changed."}
        </h3>
        <dl className="divide-y divide-line border-y border-line text-14 tabular-nums empty:hidden">
          {rows
            .filter(([count]) => count > 0)
            .map(([count, words]) => (
              <div key={words} className="flex gap-3 py-2">
                <dt className="order-2 min-w-0">{words}</dt>
                <dd className="w-8 shrink-0 text-end font-semibold text-ink">{count}</dd>
              </div>
            ))}
        </dl>
        {unused > 0 && <Notice>{`${unusedMessage(unused)}.`}</Notice>}
        <FormProblem>{state.problem}</FormProblem>
        <p role="status" className="sr-only">
          {`The review is over. ${used > 0 ? `${counted(used, "line")} improved.` : "Nothing was changed."}`}
        </p>
      </div>
      <DialogFoot size="wide">
        {isChanged && (
          <Button variant="quiet" onClick={onUndo}>
            Undo all
          </Button>
        )}
        {isMore && (
          <Button variant="secondary" onClick={onGoOn}>
            Go on with the other lines
          </Button>
        )}
        <Button onClick={onClose}>Done</Button>
      </DialogFoot>
    </>
  );
}
