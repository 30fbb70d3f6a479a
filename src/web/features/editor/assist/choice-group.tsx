import { useId } from "react";
import { segment, segmentTrack } from "../../../ui/segmented-control.ts";

interface ChoiceGroupProps<Value extends string> {
  label: string;
  options: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** One of a few words, side by side. */
export function ChoiceGroup<Value extends string>({
  label,
  options,
  chosen,
  onChoose,
}: ChoiceGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-14 font-medium text-ink">{label}</legend>
      <div className={`flex flex-wrap ${segmentTrack}`}>
        {options.map((option) => (
          <label
            key={option}
            className={`${segment} grid grow cursor-pointer place-content-center px-1 capitalize has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-proof`}
          >
            <input
              type="radio"
              name={name}
              value={option}
              data-first-focus={option === chosen || undefined}
              checked={option === chosen}
              onChange={() => onChoose(option)}
              className="sr-only"
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface BulletChoiceProps {
  bullets: readonly string[];
  chosen: number;
  onChoose: (bullet: number) => void;
}

/** Which of the bullets; nothing to choose where there is one. */
export function BulletChoice({ bullets, chosen, onChoose }: BulletChoiceProps) {
  const id = useId();
  if (bullets.length < 2) return null;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-medium text-ink">
        Which bullet
      </label>
      <select
        id={id}
        data-first-focus
        value={chosen}
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
        className="min-h-10 w-full pointer-coarse:min-h-11 min-w-0 rounded-control border border-edge bg-surface px-3 py-2 text-16 text-ellipsis text-ink transition-colors hover:border-ink md:text-14"
      >
        {bullets.map((bullet, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bullet is chosen by its place; two may read the same.
          <option key={index} value={index}>
            {`${index + 1}. ${shortened(bullet)}`}
          </option>
        ))}
      </select>
    </div>
  );
}

const SHOWN = 90;

function shortened(bullet: string): string {
  if (bullet.trim() === "") return "(empty)";
  return bullet.length > SHOWN ? `${bullet.slice(0, SHOWN).trimEnd()}…` : bullet;
}
