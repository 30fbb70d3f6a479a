import { CircleCheck, CircleHelp, CircleX } from "lucide-react";
import type { SeenBy, SeenStatus } from "../../../../../domain/insights/parser/parser-view.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { useResume } from "../../editor-context.tsx";
import { fieldName } from "../field-name.ts";

/** A field, and what one program would put into it. */
interface FieldOfReader extends Omit<SeenBy, "reader"> {
  readonly pointer: string;
  readonly written: string;
}

const statuses: Record<SeenStatus, { icon: typeof CircleX; look: string; words: string; rank: number }> = {
  lost: { icon: CircleX, look: "text-stop", words: "not found in the text", rank: 0 },
  unclear: { icon: CircleX, look: "text-stop", words: "found, but not understood as a date", rank: 1 },
  differs: { icon: CircleHelp, look: "text-info", words: "read otherwise", rank: 2 },
  read: { icon: CircleCheck, look: "text-proof", words: "read as written", rank: 3 },
};

export function inOrderOfTrouble<Field extends FieldOfReader>(fields: readonly Field[]): readonly Field[] {
  return fields.toSorted((one, other) => statuses[one.status].rank - statuses[other.status].rank);
}

export function SeenFieldRow({ field: { pointer, written, seen, status } }: { field: FieldOfReader }) {
  const { icon, look, words } = statuses[status];
  const name = useResume((resume) => fieldName(pointer, resume));
  return (
    <li className="flex gap-2 py-2">
      <Icon of={icon} className={`mt-0.5 size-4 ${look}`} />
      <div className="min-w-0">
        <p className="text-12 text-ink-soft">{`${name}: ${words}`}</p>
        <p className="wrap-anywhere">{status === "read" ? seen : written}</p>
        {status === "differs" && (
          <p className="text-12 wrap-anywhere text-ink-soft">
            {seen === "" ? "In the text, but in another place." : `Read: ${seen}`}
          </p>
        )}
      </div>
    </li>
  );
}
