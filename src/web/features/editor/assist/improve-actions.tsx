import { Cpu, Send } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { type AssistState, canImprove, canUse } from "./assist-machine.ts";
import { engineWords, quotaWords, wayWords } from "./assist-words.ts";

interface ImproveActionsProps {
  state: AssistState;
  source: string;
  unsaid: readonly string[] | null;
  useLabel: string;
  onImprove: () => void;
  onAgain: () => void;
  onUse: () => void;
}

/** All three side by side on a phone. */
const NARROW = "max-sm:px-2 max-sm:text-14";

/** The foot of the modal, in sight whatever is read: the buttons, the decisive one last. */
export function ImproveActions(props: ImproveActionsProps) {
  const { state, source, unsaid, useLabel, onImprove, onAgain, onUse } = props;
  const { phase } = state;
  const isDone = phase.at === "done";
  return (
    <div className="tall:sticky bottom-0 z-5 -mx-4 -mb-4 flex flex-wrap justify-end gap-1.5 rounded-b-card border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:-mb-6 sm:gap-3 sm:px-6 sm:py-4">
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
        <Button className={NARROW} disabled={!canUse(state, source, unsaid)} onClick={onUse}>
          {useLabel}
        </Button>
      )}
    </div>
  );
}

/** Which engine answers, and how many are left. */
export function EngineLine({ state: { phase, status } }: { state: AssistState }) {
  const quota = phase.at === "done" ? phase.result.quota : status?.quota;
  const engine = phase.at === "done" ? phase.result.engine : status?.engine;
  const words =
    phase.at === "done" ? engineWords(phase.result, status?.host ?? null) : status && wayWords(status);
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 text-12 text-ink-soft">
      {words && (
        <p className="flex items-center gap-1.5">
          <Icon of={engine === "hosted" ? Send : Cpu} className="size-4" />
          <span className="min-w-0 wrap-anywhere">{words}</span>
        </p>
      )}
      {quota && <p className="tabular-nums">{quotaWords(quota)}</p>}
    </div>
  );
}
