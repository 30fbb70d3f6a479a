import { useState } from "react";
import type { Difference } from "../../../differences/differences.ts";
import { isLong, WholeToggle } from "../../../differences/whole-toggle.tsx";

interface DifferenceRowProps {
  difference: Difference;
  /** What the two sides are called. */
  names?: { readonly mine: string; readonly theirs: string };
  /** The dialog begins here. */
  isFirst: boolean;
  chosen: "mine" | "theirs" | undefined;
  onChoose: (side: "mine" | "theirs") => void;
}

const NAMES = { mine: "Here", theirs: "Elsewhere" };

/** One field with what stands here and what stands elsewhere, and a choice between the two. */
export function DifferenceRow({ difference, names = NAMES, isFirst, chosen, onChoose }: DifferenceRowProps) {
  const [whole, setWhole] = useState(false);
  const sides = [
    { side: "mine", label: names.mine, text: difference.mine },
    { side: "theirs", label: names.theirs, text: difference.theirs },
  ] as const;
  return (
    <fieldset className="min-w-0">
      <legend className="text-14 font-medium text-ink">{difference.label}</legend>
      <div className="mt-1.5 grid gap-2 sm:grid-cols-2">
        {sides.map(({ side, label, text }) => (
          <label
            key={side}
            className="flex cursor-pointer gap-3 rounded-control border border-line p-3 text-14 transition-colors hover:border-edge has-checked:border-proof has-checked:bg-proof-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-proof"
          >
            <input
              type="radio"
              name={difference.key}
              checked={chosen === side}
              data-first-focus={(isFirst && side === "mine") || undefined}
              onChange={() => onChoose(side)}
              className="mt-0.5 size-4 shrink-0 accent-proof"
            />
            <span className="min-w-0">
              <span className="block text-12 font-medium">{label}</span>
              <span
                className={`block whitespace-pre-line text-ink wrap-anywhere ${whole ? "" : "line-clamp-6"}`}
              >
                {text || <span className="text-ink-soft">{text === null ? "Removed" : "Empty"}</span>}
              </span>
            </span>
          </label>
        ))}
      </div>
      {sides.some(({ text }) => isLong(text ?? "")) && (
        <WholeToggle whole={whole} of={difference.label} onToggle={() => setWhole(!whole)} />
      )}
    </fieldset>
  );
}
