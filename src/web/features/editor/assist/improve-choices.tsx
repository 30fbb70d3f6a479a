import { RotateCw } from "lucide-react";
import { SENIORITIES, TONES } from "../../../../domain/suggestions/request.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { AssistState, Choices } from "./assist-machine.ts";
import { againMessage } from "./assist-messages.ts";
import { BulletChoice, ChoiceGroup } from "./choice-group.tsx";

interface ImproveChoicesProps {
  state: AssistState;
  /** Empty where there is none to choose. */
  bullets: readonly string[];
  /** Asks for what is chosen now; null where the result is for that already. */
  again: (() => void) | null;
  onChoose: (choices: Partial<Choices>) => void;
  onChooseBullet: (bullet: number) => void;
}

/** Which bullet, in which tone, for which seniority. */
export function ImproveChoices({ state, bullets, again, onChoose, onChooseBullet }: ImproveChoicesProps) {
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
      {again && (
        <Button size="small" variant="secondary" className="justify-self-start" onClick={again}>
          <Icon of={RotateCw} className="size-4" />
          {againMessage(state.choices)}
        </Button>
      )}
    </>
  );
}
