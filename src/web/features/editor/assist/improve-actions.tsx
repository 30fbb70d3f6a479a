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

/** The foot of the modal: which engine, how many are left, and the buttons, the decisive one last. */
export function ImproveActions(props: ImproveActionsProps) {
  const { state, source, unsaid, useLabel, onImprove, onAgain, onUse } = props;
  const { phase } = state;
  const isDone = phase.at === "done";
  return (
    <div className="sticky bottom-0 z-5 -mx-4 -mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line bg-surface px-4 py-4 sm:-mx-6 sm:-mb-6 sm:px-6">
      <EngineLine state={state} />
      <div className="flex grow flex-wrap justify-end gap-2 sm:gap-3">
        {isDone && (
          <Button variant="quiet" onClick={onAgain}>
            Try again
          </Button>
        )}
        <Button
          variant={isDone ? "secondary" : "primary"}
          disabled={!canImprove(state, source)}
          data-step-focus
          onClick={onImprove}
        >
          Improve
        </Button>
        {isDone && !phase.result.refused && (
          <Button disabled={!canUse(state, source, unsaid)} onClick={onUse}>
            {useLabel}
          </Button>
        )}
      </div>
    </div>
  );
}

function EngineLine({ state: { phase, status } }: { state: AssistState }) {
  const quota = phase.at === "done" ? phase.result.quota : status?.quota;
  const engine = phase.at === "done" ? phase.result.engine : status?.engine;
  const words =
    phase.at === "done" ? engineWords(phase.result, status?.host ?? null) : status && wayWords(status);
  return (
    <div className="grid min-w-0 gap-0.5 text-12 text-ink-soft">
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
