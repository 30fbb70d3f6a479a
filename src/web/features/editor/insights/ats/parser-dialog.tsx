import { CircleCheck, CircleHelp, CircleX } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import type { ParserView, SeenField, SeenStatus } from "../../../../../domain/insights/ats/parser-view.ts";
import { counted } from "../../../../../domain/text/counted.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FormProblem } from "../../../../ui/form-messages.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Progress } from "../../../../ui/progress.tsx";
import { useEditor, useResume } from "../../editor-context.tsx";
import { fieldName } from "../field-name.ts";
import { readOwnPdf } from "./read-own-pdf.ts";

type Found =
  | { at: "reading" }
  | { at: "read"; text: string; seen: ParserView }
  | { at: "failed"; message: string };

/** The text of the real PDF beside the fields that a program would fill from it. */
export function ParserDialog({ onClose }: { onClose: () => void }) {
  const { session } = useEditor();
  const [found, setFound] = useState<Found>({ at: "reading" });
  const read = useCallback(async () => {
    setFound({ at: "reading" });
    const outcome = await readOwnPdf(session.store.read().content);
    setFound("message" in outcome ? { at: "failed", ...outcome } : { at: "read", ...outcome });
  }, [session]);
  useEffect(() => void read(), [read]);

  return (
    <Dialog open onClose={onClose} title="What a parser sees" size="wide">
      {found.at === "reading" && <Progress label="Making the PDF and reading it" />}
      {found.at === "failed" && (
        <div className="grid justify-items-start gap-3">
          <FormProblem>{found.message}</FormProblem>
          <Button size="small" variant="secondary" onClick={read}>
            Try again
          </Button>
        </div>
      )}
      {found.at === "read" && <Seen text={found.text} seen={found.seen} />}
    </Dialog>
  );
}

function Seen({ text, seen }: { text: string; seen: ParserView }) {
  const read = seen.fields.filter(({ status }) => status === "read").length;
  return (
    <div className="grid gap-3 text-14 text-ink">
      <p role="status">
        {`${read} of ${counted(seen.fields.length, "field")} would be filled as you wrote them.`}
        {seen.leftOver.length > 0 && ` ${counted(seen.leftOver.length, "line")} found no field.`}
      </p>
      <div className="grid gap-3 md:grid-cols-2">
        <section aria-labelledby="parser-text" className="min-w-0">
          <h3 id="parser-text" className="mb-1.5 text-12 font-medium text-ink-soft">
            The text, as extracted
          </h3>
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach that too.
            tabIndex={0}
            className="h-[45dvh] overflow-auto rounded-control border border-line bg-paper p-3 font-sans text-12 whitespace-pre-wrap wrap-anywhere"
          >
            {text}
          </pre>
        </section>
        <section aria-labelledby="parser-fields" className="min-w-0">
          <h3 id="parser-fields" className="mb-1.5 text-12 font-medium text-ink-soft">
            The fields it would fill
          </h3>
          <ul
            aria-label="Fields"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach that too.
            tabIndex={0}
            className="h-[45dvh] divide-y divide-line overflow-auto rounded-control border border-line px-3"
          >
            {inOrderOfTrouble(seen.fields).map((field) => (
              <Field key={field.pointer} field={field} />
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

const statuses: Record<SeenStatus, { icon: typeof CircleX; look: string; words: string; rank: number }> = {
  lost: { icon: CircleX, look: "text-stop", words: "Not found in the text", rank: 0 },
  differs: { icon: CircleHelp, look: "text-info", words: "Read otherwise", rank: 1 },
  read: { icon: CircleCheck, look: "text-proof", words: "Read as written", rank: 2 },
};

function inOrderOfTrouble(fields: readonly SeenField[]): readonly SeenField[] {
  return fields.toSorted((one, other) => statuses[one.status].rank - statuses[other.status].rank);
}

function Field({ field }: { field: SeenField }) {
  const { icon, look, words } = statuses[field.status];
  const name = useResume((resume) => fieldName(field.pointer, resume));
  return (
    <li className="flex gap-2 py-2">
      <Icon of={icon} className={`mt-0.5 size-4 ${look}`} />
      <div className="min-w-0">
        <p className="text-12 text-ink-soft">{`${name}: ${words.toLowerCase()}`}</p>
        <p className="wrap-anywhere">{field.status === "read" ? field.seen : field.written}</p>
        {field.status === "differs" && (
          <p className="text-12 wrap-anywhere text-ink-soft">
            {field.seen === "" ? "In the text, but in another place." : `Read: ${field.seen}`}
          </p>
        )}
      </div>
    </li>
  );
}
