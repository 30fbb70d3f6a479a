import { Cpu, Send } from "lucide-react";
import { SENIORITIES, TONES } from "../../../../../domain/suggestions/request.ts";
import { counted } from "../../../../../domain/text/counted.ts";
import { Button } from "../../../../ui/button.tsx";
import { DialogFoot } from "../../../../ui/dialog-foot.tsx";
import { FormProblem } from "../../../../ui/form-messages.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { EDITOR_KEYS } from "../../keys/editor-keys.ts";
import { Combinations } from "../../keys/key-list.tsx";
import type { Choices } from "../assist-machine.ts";
import { wayMessage } from "../assist-messages.ts";
import { ChoiceGroup } from "../choice-group.tsx";
import { type ReviewLine, requestsFor } from "./review-lines.ts";
import type { ReviewState } from "./review-machine.ts";
import { costMessage, scopeMessage } from "./review-messages.ts";

/** In a dialog the list of keys cannot be opened. */
const KEYS = ["reviewUse", "reviewNext", "reviewEdit", "reviewBack"] as const;

interface StartStepProps {
  state: ReviewState;
  lines: readonly ReviewLine[];
  /** Lines that one review has no room for. */
  more: number;
  onChoose: (choices: Partial<Choices>) => void;
  onStart: () => void;
  onClose: () => void;
}

/** Before anything is asked: what will be gone through, in which tone, and what it takes of the allowance. */
export function StartStep({ state, lines, more, onChoose, onStart, onClose }: StartStepProps) {
  const { choices, status, problem } = state;
  const isEmpty = lines.length === 0;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-5">
        {isEmpty ? (
          <p>There is nothing to improve yet. Write a summary, a position or a project first.</p>
        ) : (
          <div className="grid gap-1.5">
            <p className="text-18 font-medium text-ink">{`${counted(lines.length, "line")}: ${scopeMessage(lines)}.`}</p>
            <p className="max-w-prose">
              You see each line beside its suggestion and decide: use it, edit it, or keep yours. Lines that
              are strong already are skipped. Nothing is added that you did not say.
            </p>
            {more > 0 && <p>{`One review takes so many at once. The other ${more} come after it.`}</p>}
          </div>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceGroup
            label="Tone"
            options={TONES}
            chosen={choices.tone}
            onChoose={(tone) => onChoose({ tone })}
          />
          <ChoiceGroup
            label="Seniority"
            options={SENIORITIES}
            chosen={choices.seniority}
            onChoose={(seniority) => onChoose({ seniority })}
          />
        </div>
        <dl className="grid gap-x-10 gap-y-1 text-14 sm:grid-cols-2 pointer-coarse:hidden">
          {KEYS.map((name) => (
            <div key={name} className="flex items-baseline justify-between gap-4 py-0.5">
              <dt className="min-w-0">{EDITOR_KEYS[name].does}</dt>
              <dd className="flex shrink-0 gap-1.5">
                <Combinations name={name} />
              </dd>
            </div>
          ))}
        </dl>
        <FormProblem>{problem}</FormProblem>
        {status && (
          <div className="grid gap-1 border-t border-line pt-4 text-14">
            <p className="flex items-start gap-2">
              <Icon of={status.engine === "hosted" ? Send : Cpu} className="mt-0.5 size-4" />
              <span className="min-w-0 wrap-anywhere">{`${wayMessage(status)}.`}</span>
            </p>
            <p className="tabular-nums">{costMessage(status, requestsFor(lines))}</p>
          </div>
        )}
      </div>
      <DialogFoot size="wide">
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
        <Button
          data-step-focus
          disabled={isEmpty || status === null || status.quota.left === 0}
          onClick={onStart}
        >
          Start
        </Button>
      </DialogFoot>
    </>
  );
}
