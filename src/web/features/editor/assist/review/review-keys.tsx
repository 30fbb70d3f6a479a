import type { KeyName } from "../../keys/editor-keys.ts";
import { Combinations } from "../../keys/key-list.tsx";

interface ReviewKeysProps {
  isDecided: boolean;
  isEditing: boolean;
}

/** The keys for what is pressed line after line, in short; not where there is no keyboard. */
export function ReviewKeys({ isDecided, isEditing }: ReviewKeysProps) {
  const keys: readonly [KeyName, string][] = [
    ["reviewUse", "Use"],
    ["reviewNext", isDecided ? "Next" : "Keep mine"],
    isEditing ? ["close", "Cancel edit"] : ["reviewEdit", "Edit"],
    ["reviewBack", "Back"],
  ];
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 pb-3 text-12 pointer-coarse:hidden">
      {keys.map(([name, does]) => (
        <div key={name} className="flex items-center gap-1.5">
          <dt className="order-2">{does}</dt>
          <dd className="flex gap-1">
            <Combinations name={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
