import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";
import { DialogFoot } from "../../../../ui/dialog-foot.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { ariaKeys } from "../../keys/editor-keys.ts";

interface LineActionsProps {
  /** Stands above the buttons. */
  notice: ReactNode;
  isEditing: boolean;
  isAsking: boolean;
  canUse: boolean;
  canGoBack: boolean;
  /** Nothing can be used before the question is answered. */
  isInQuestion: boolean;
  failed: boolean;
  hasResult: boolean;
  /** Something was written in the place of the suggestion and not used so far. */
  hasDraft: boolean;
  isDecided: boolean;
  onUse: () => void;
  onKeep: () => void;
  onEdit: () => void;
  onEndEdit: () => void;
  onNext: () => void;
  onBack: () => void;
  onRetry: () => void;
  onEnd: () => void;
}

/** Three side by side on a phone. */
const NARROW = "max-sm:px-2 max-sm:text-14";

/** What can be done with a line. The way back and the way out stand apart from the decisions. */
export function LineActions(props: LineActionsProps) {
  const { isEditing, isAsking, canUse, canGoBack, isInQuestion, failed, hasResult, hasDraft, isDecided } =
    props;
  return (
    <DialogFoot size="wide">
      {props.notice}
      <div className="flex grow gap-1.5 max-sm:w-full max-sm:justify-between">
        <Button
          variant="quiet"
          size="small"
          className="max-sm:min-h-11"
          disabled={!canGoBack || isEditing}
          aria-keyshortcuts={ariaKeys("reviewBack")}
          onClick={props.onBack}
        >
          <Icon of={ArrowLeft} className="size-4 rtl:-scale-x-100" />
          Back
        </Button>
        {isDecided && (
          <Button
            variant="quiet"
            size="small"
            className="max-sm:min-h-11"
            disabled={isEditing}
            aria-keyshortcuts={ariaKeys("reviewNext")}
            onClick={props.onNext}
          >
            Next
            <Icon of={ArrowRight} className="size-4 rtl:-scale-x-100" />
          </Button>
        )}
        <Button variant="quiet" size="small" className="max-sm:min-h-11" onClick={props.onEnd}>
          End review
        </Button>
      </div>
      {isEditing ? (
        <Button variant="secondary" className={NARROW} onClick={props.onEndEdit}>
          Cancel edit
        </Button>
      ) : (
        <>
          <Button
            variant="secondary"
            className={NARROW}
            aria-keyshortcuts={isDecided ? undefined : ariaKeys("reviewNext")}
            onClick={props.onKeep}
          >
            Keep mine
          </Button>
          {failed ? (
            <Button variant="secondary" className={NARROW} loading={isAsking} onClick={props.onRetry}>
              Try again
            </Button>
          ) : (
            <Button
              variant="secondary"
              className={NARROW}
              disabled={!hasResult}
              aria-keyshortcuts={ariaKeys("reviewEdit")}
              onClick={props.onEdit}
            >
              {hasDraft ? "Edit draft" : "Edit"}
            </Button>
          )}
        </>
      )}
      <Button
        className={NARROW}
        loading={isAsking}
        disabled={!canUse && !isAsking}
        aria-keyshortcuts={ariaKeys("reviewUse")}
        onClick={props.onUse}
      >
        {isEditing ? "Use my wording" : isInQuestion ? "Answer first" : "Use this"}
      </Button>
    </DialogFoot>
  );
}
