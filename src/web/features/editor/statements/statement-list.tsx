import { ChevronRight, X } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { saysAnswer } from "../../../../assist/answered-text.ts";
import { removeStatement, type StatementSubject } from "../../../../domain/resume/statements.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useEditor } from "../editor-context.tsx";
import { ToolButton } from "../form/tool-button.tsx";
import { offerUndo } from "../offer-undo.ts";
import { aboutMessage, listMessage } from "./statement-messages.ts";
import { useStatements } from "./use-statements.ts";

interface StatementListProps {
  /** Of a position, one line or all of it. */
  subject: StatementSubject;
  /** In a modal it stands open, and there an offer to undo would lie behind it. */
  inModal?: boolean;
  suggestion?: string | null;
}

/** A pane is none of the stops of Tab, and can hold the focus all the same. */
const FOCUSABLE = ":is(button, textarea, input, select):not(:disabled), [tabindex]";

function focusableBefore(list: HTMLElement | null): HTMLElement[] {
  const all = list?.parentElement?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [];
  return [...all].filter(
    (one) => list && one.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/** What the person has confirmed about an item; nothing where that is nothing. It is in no document. */
export function StatementList({ subject, inModal = false, suggestion = null }: StatementListProps) {
  const { store } = useEditor().session;
  const { statements, lineNow, isWritten } = useStatements(subject);
  const list = useRef<HTMLDetailsElement>(null);
  if (statements.length === 0) return null;

  const remove = (place: number) => {
    const before = focusableBefore(list.current);
    const { resume } = store.read().content;
    flushSync(() => store.putAll([removeStatement(resume, subject, place)]));
    if (!inModal) offerUndo(store, "The statement was removed.");
    // With the last one the list goes: what stands before it takes the focus.
    const next = list.current?.querySelector("summary") ?? before.findLast((one) => one.matches(FOCUSABLE));
    next?.focus({ preventScroll: true });
  };

  return (
    <details ref={list} open={inModal} className="group/confirmed mt-1 text-14">
      <summary
        data-confirmed
        className="flex min-h-9 pointer-coarse:min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 rounded-control pe-2 text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        <Icon
          of={ChevronRight}
          className="size-4 transition-transform group-open/confirmed:rotate-90 rtl:-scale-x-100"
        />
        {`You confirmed (${statements.length})`}
      </summary>
      <p className="mt-1 ps-5.5 text-12 text-ink-soft">
        {listMessage(statements, lineNow, (statement) => {
          if (isWritten(statement)) return "your text";
          return suggestion !== null && saysAnswer(suggestion, statement.text) ? "the suggestion" : null;
        })}
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
                  {aboutMessage(lineNow(line))}
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
