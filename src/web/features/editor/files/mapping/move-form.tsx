import { useId, useState } from "react";
import { type MoveTarget, moveTargets } from "../../../../../domain/resume/import-review/mapped-fields.ts";
import type { Resume } from "../../../../../domain/resume/resume.ts";
import { Button } from "../../../../ui/button.tsx";
import { useSlices } from "./use-slices.ts";

/** Where the chosen words are to go. The browser's own list: it can be used by keys, by touch and by voice, however long it is. */
export function MoveForm({ resume, onMove }: { resume: Resume; onMove: (to: MoveTarget) => void }) {
  const id = useId();
  const groups = moveTargets(resume);
  const drawn = useSlices(groups.length);
  const targets = groups.flatMap((group) => group.targets);
  const [chosen, setChosen] = useState("");
  let number = 0;
  return (
    <form
      className="mt-1 flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const target = chosen === "" ? undefined : targets[Number(chosen)];
        if (target) onMove(target);
      }}
    >
      <label htmlFor={id} className="text-14 text-ink-soft">
        Move to
      </label>
      <select
        id={id}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        className="min-h-8 min-w-0 flex-1 rounded-control border border-edge bg-surface px-2 text-14 text-ink pointer-coarse:min-h-11"
      >
        <option value="">Choose a place</option>
        {groups.slice(0, drawn).map((group) => (
          <optgroup key={group.title} label={group.title}>
            {group.targets.map((target) => (
              <option key={`${target.pointer} ${target.label}`} value={number++}>
                {target.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <Button type="submit" size="small" disabled={chosen === ""}>
        Move
      </Button>
    </form>
  );
}
