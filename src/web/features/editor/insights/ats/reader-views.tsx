import { useState } from "react";
import type { ReadDocument } from "../../../../../domain/insights/check/check-reading.ts";
import type { DraftContent } from "../../../../drafts/draft-content.ts";
import { Button } from "../../../../ui/button.tsx";
import { FirstLookDialog } from "./first-look-dialog.tsx";
import { LedgerDialog } from "./ledger-dialog.tsx";
import { ParserDialog } from "./parser-dialog.tsx";

const views = {
  parser: {
    title: "What a parser sees",
    about:
      "Makes your real PDF, takes the text out again as three programs would, and shows which fields each of them would fill.",
    action: "Read my PDF",
  },
  "first-look": {
    title: "What a recruiter sees in seven seconds",
    about:
      "Leaves only what is read first: your name, your current and last job, their dates, your education.",
    action: "Take the first look",
  },
  ledger: {
    title: "Where your skills are proven",
    about: "For each skill the lines that show it, for how long you used it, and when last.",
    action: "Open the skill ledger",
  },
} as const;

type ViewId = keyof typeof views;
const VIEW_IDS: readonly ViewId[] = ["parser", "first-look", "ledger"];

interface ReaderViewsProps {
  /** The file was read: what it says counts for the check. */
  onRead: (content: DraftContent, document: ReadDocument) => void;
}

/** The resume as those see it who have not written it: a program, a reader in a hurry, one who asks for proof. */
export function ReaderViews({ onRead }: ReaderViewsProps) {
  const [shown, setShown] = useState<ViewId | null>(null);
  const close = () => setShown(null);
  return (
    <>
      {VIEW_IDS.map((id) => {
        const { title, about, action } = views[id];
        return (
          <section
            key={id}
            aria-labelledby={`${id}-view`}
            className="rounded-card border border-line bg-paper p-4"
          >
            <h3 id={`${id}-view`} className="text-14 font-medium">
              {title}
            </h3>
            <p className="mt-1 text-14 text-ink-soft">{about}</p>
            <Button size="small" variant="secondary" className="mt-3" onClick={() => setShown(id)}>
              {action}
            </Button>
          </section>
        );
      })}
      {shown === "parser" && <ParserDialog onClose={close} onRead={onRead} />}
      {shown === "first-look" && <FirstLookDialog onClose={close} />}
      {shown === "ledger" && <LedgerDialog onClose={close} />}
    </>
  );
}
