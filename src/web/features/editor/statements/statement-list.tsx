import { ChevronRight, X } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { placeOfLine } from "../../../../domain/resume/statement-lines.ts";
import {
  removeStatement,
  type Statement,
  type StatementHolder,
  type StatementSubject,
  statementHolder,
  statementsFor,
} from "../../../../domain/resume/statements.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useEditor, useResume } from "../editor-context.tsx";
import { ToolButton } from "../form/tool-button.tsx";
import { offerUndo } from "../offer-undo.ts";

interface StatementListProps {
  /** Of a position, one line or all of it. */
  subject: StatementSubject;
  /** In a modal it stands open, and there an offer to undo would lie behind it. */
  inModal?: boolean;
}

/** What the person has confirmed about an item; nothing where that is nothing. It is in no document. */
export function StatementList({ subject, inModal = false }: StatementListProps) {
  const { store } = useEditor().session;
  const holder = useResume((resume) => statementHolder(resume, subject));
  const statements = statementsFor(holder, subject);
  const list = useRef<HTMLDetailsElement>(null);
  if (statements.length === 0) return null;

  const remove = (place: number) => {
    const around = list.current?.parentElement;
    const { resume } = store.read().content;
    flushSync(() => store.putAll([removeStatement(resume, subject, place)]));
    if (!inModal) offerUndo(store, "The statement was removed.");
    // With the last one the list goes: what stands before it takes the focus.
    const before = around?.querySelectorAll<HTMLElement>("button:not(:disabled), textarea");
    const next = list.current?.querySelector("summary") ?? [...(before ?? [])].at(-1);
    next?.focus({ preventScroll: true });
  };

  return (
    <details ref={list} open={inModal} className="group/confirmed mt-1 text-14">
      <summary
        data-confirmed
        className="flex min-h-9 w-fit cursor-pointer list-none items-center gap-1.5 rounded-control pe-2 text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        <Icon
          of={ChevronRight}
          className="size-4 transition-transform group-open/confirmed:rotate-90 rtl:-scale-x-100"
        />
        {`You confirmed (${statements.length})`}
      </summary>
      <p className="mt-1 ps-5.5 text-12 text-ink-soft">
        Suggestions may rely on it. It is not shown on your resume.
      </p>
      <ul className="grid gap-0.5 ps-5.5">
        {statements.map(({ text, line, place }) => (
          <li key={place} className="flex items-start gap-1">
            <span className="grid min-w-0 grow py-1.5">
              <span dir="auto" className="wrap-anywhere">
                {text}
              </span>
              {!inModal && line !== null && (
                <span dir="auto" className="line-clamp-2 text-12 text-ink-soft wrap-anywhere">
                  {aboutWords(line, holder)}
                </span>
              )}
            </span>
            <ToolButton
              icon={X}
              label={`Remove “${text}”`}
              className="hover:text-stop"
              onClick={() => remove(place)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Which line a statement is about, as that reads now. */
function aboutWords(line: NonNullable<Statement["line"]>, holder: StatementHolder | undefined): string {
  const lines = holder?.bullets ?? [];
  const place = placeOfLine(line, lines);
  return place === null ? "About a line that is not there any more" : `About “${lines[place]}”`;
}
