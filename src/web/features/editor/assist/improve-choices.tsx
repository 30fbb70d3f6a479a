import { Info } from "lucide-react";
import { SENIORITIES, TONES } from "../../../../domain/suggestions/request.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { AssistState, Choices } from "./assist-machine.ts";
import { BulletChoice, ChoiceGroup } from "./choice-group.tsx";

interface ImproveChoicesProps {
  state: AssistState;
  /** Empty where there is none to choose. */
  bullets: readonly string[];
  /** How a change comes to count for a result that is there already. */
  note: string | null;
  onChoose: (choices: Partial<Choices>) => void;
  onChooseBullet: (bullet: number) => void;
}

/** Which bullet, in which tone, for which seniority. */
export function ImproveChoices({ state, bullets, note, onChoose, onChooseBullet }: ImproveChoicesProps) {
  const { tone, seniority } = state.choices;
  return (
    <>
      <BulletChoice bullets={bullets} chosen={state.bullet} onChoose={onChooseBullet} />
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceGroup
          label="Tone"
          options={TONES}
          chosen={tone}
          onChoose={(chosen) => onChoose({ tone: chosen })}
        />
        <ChoiceGroup
          label="Seniority"
          options={SENIORITIES}
          chosen={seniority}
          onChoose={(chosen) => onChoose({ seniority: chosen })}
        />
      </div>
      {note !== null && (
        <p className="flex items-start gap-2 text-14 text-ink">
          <Icon of={Info} className="mt-0.5 size-4 text-info" />
          {note}
        </p>
      )}
    </>
  );
}
