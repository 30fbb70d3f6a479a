import { useCallback, useEffect, useState } from "react";
import type { ReadDocument } from "../../../../../domain/insights/check/check-reading.ts";
import { READER_IDS, type ReaderId } from "../../../../../domain/insights/parser/document-reading.ts";
import type { ParserView, SeenField } from "../../../../../domain/insights/parser/parser-view.ts";
import { counted } from "../../../../../domain/text/counted.ts";
import type { DraftContent } from "../../../../drafts/draft-content.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FormProblem } from "../../../../ui/form-messages.tsx";
import { Progress } from "../../../../ui/progress.tsx";
import { Tabs } from "../../../../ui/tabs.tsx";
import { useEditor } from "../../editor-context.tsx";
import { readOwnPdf } from "./read-own-pdf.ts";
import { inOrderOfTrouble, SeenFieldRow } from "./seen-field-row.tsx";

type Found = { at: "reading" } | { at: "read"; view: ParserView } | { at: "failed"; message: string };

const readers: Record<ReaderId, { label: string; short: string; about: string }> = {
  position: {
    label: "By position",
    short: "Position",
    about: "Looks where words stand on the page: columns, sizes, gaps.",
  },
  stream: {
    label: "In file order",
    short: "File order",
    about:
      "Takes the words as they come in the file and looks for headings and dates, as simple programs do.",
  },
  features: {
    label: "By features",
    short: "Features",
    about:
      "Gives each line points for looking like a title, a date or a name, as OpenResume's public algorithm does.",
  },
};

interface ParserDialogProps {
  onClose: () => void;
  /** The file was read: what it says counts for the check. */
  onRead: (content: DraftContent, document: ReadDocument) => void;
}

/** The text of the real PDF as three programs have it, beside the fields that they would fill from it. */
export function ParserDialog({ onClose, onRead }: ParserDialogProps) {
  const { session } = useEditor();
  const [found, setFound] = useState<Found>({ at: "reading" });
  const read = useCallback(async () => {
    setFound({ at: "reading" });
    const { content } = session.store.read();
    const outcome = await readOwnPdf(content);
    if ("message" in outcome) return setFound({ at: "failed", message: outcome.message });
    setFound({ at: "read", view: outcome.view });
    onRead(content, outcome);
  }, [session, onRead]);
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
      {found.at === "read" && <Seen view={found.view} />}
    </Dialog>
  );
}

function Seen({ view }: { view: ParserView }) {
  const [first, ...others] = READER_IDS.map((reader) => {
    const { label, short } = readers[reader];
    const misread = misreadBy(reader, view);
    return {
      id: reader,
      label: misread === 0 ? label : `${label}: ${misread} misread`,
      short: misread === 0 ? short : `${short}: ${misread}`,
      content: <SeenByReader reader={reader} view={view} />,
    };
  });
  const isRead = ({ by }: SeenField) => by.every(({ status }) => status === "read");
  const read = view.fields.filter(isRead).length;
  return (
    <div className="grid gap-3 text-14 text-ink">
      <p role="status">
        {`${read} of ${counted(view.fields.length, "field")} would be filled as you wrote them, by each program.`}
      </p>
      {first && <Tabs label="Programs" tight onlyShown tabs={[first, ...others]} />}
    </div>
  );
}

/** How many fields a program would not fill as they were written. */
function misreadBy(reader: ReaderId, { fields }: ParserView): number {
  return fields.filter(({ by }) => by.some((one) => one.reader === reader && one.status !== "read")).length;
}

function SeenByReader({ reader, view }: { reader: ReaderId; view: ParserView }) {
  const document = view.texts.find((one) => one.reader === reader);
  const fields = view.fields.flatMap(({ pointer, written, by }) =>
    by.filter((one) => one.reader === reader).map((seen) => ({ pointer, written, ...seen })),
  );
  const leftOver = document?.leftOver.length ?? 0;
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">
        {readers[reader].about}
        {leftOver > 0 && ` ${counted(leftOver, "line")} found no field.`}
      </p>
      <div className="grid gap-3 md:grid-cols-2">
        <section aria-labelledby="parser-text" className="min-w-0">
          <h3 id="parser-text" className="mb-1.5 text-12 font-medium text-ink-soft">
            The text, as extracted
          </h3>
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach that too.
            tabIndex={0}
            className="h-[40dvh] overflow-auto rounded-control border border-line bg-paper p-3 font-sans text-12 whitespace-pre-wrap wrap-anywhere"
          >
            {document?.text}
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
            className="h-[40dvh] divide-y divide-line overflow-auto rounded-control border border-line px-3"
          >
            {inOrderOfTrouble(fields).map((field) => (
              <SeenFieldRow key={field.pointer} field={field} />
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
