import { Cpu, Send } from "lucide-react";
import { useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { DialogFoot } from "../../../ui/dialog-foot.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { type AssistState, canImprove, canUse, isAsked } from "./assist-machine.ts";
import { engineMessage, quotaMessage, wayMessage } from "./assist-messages.ts";
import type { ClaimsCheck } from "./use-claims-check.ts";

interface ImproveActionsProps {
  state: AssistState;
  source: string;
  check: ClaimsCheck;
  useLabel: string;
  onImprove: () => void;
  onAgain: () => void;
  onUse: () => void;
}

/** All three side by side on a phone. */
const NARROW = "max-sm:px-2 max-sm:text-14";

/** What can be done next. */
export function ImproveActions(props: ImproveActionsProps) {
  const { state, source, check, useLabel, onImprove, onAgain, onUse } = props;
  const { phase } = state;
  const isDone = phase.at === "done";
  const isUsable = canUse(state, source, check);
  const why = isAsked(state) ? "Answer the question first" : "This suggestion cannot be used as it is";
  const id = useId();
  return (
    <DialogFoot size="wide">
      {isDone && !phase.result.refused && !isUsable && (
        <p id={id} className="basis-full text-end text-12 text-ink max-sm:text-center">
          {why}
        </p>
      )}
      {isDone && (
        <Button variant="quiet" className={NARROW} onClick={onAgain}>
          Try again
        </Button>
      )}
      <Button
        variant={isDone ? "secondary" : "primary"}
        className={NARROW}
        disabled={!canImprove(state, source)}
        data-step-focus
        onClick={onImprove}
      >
        Improve
      </Button>
      {isDone && !phase.result.refused && (
        <Button
          className={NARROW}
          disabled={!isUsable}
          aria-describedby={isUsable ? undefined : id}
          onClick={onUse}
        >
          {useLabel}
        </Button>
      )}
    </DialogFoot>
  );
}

/** Which engine answers, and how many are left. */
export function EngineLine({ state: { phase, status } }: { state: AssistState }) {
  const quota = phase.at === "done" ? phase.result.quota : status?.quota;
  const engine = phase.at === "done" ? phase.result.engine : status?.engine;
  const words =
    phase.at === "done" ? engineMessage(phase.result, status?.host ?? null) : status && wayMessage(status);
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 text-12 text-ink-soft">
      {words && (
        <p className="flex items-center gap-1.5">
          <Icon of={engine === "hosted" ? Send : Cpu} className="size-4" />
          <span className="min-w-0 wrap-anywhere">{words}</span>
        </p>
      )}
      {quota && <p className="tabular-nums">{quotaMessage(quota)}</p>}
    </div>
  );
}
