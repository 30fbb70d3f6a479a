import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { LIMITS } from "../../../../domain/limits.ts";
import {
  addStatement,
  type StatementSubject,
  statementHolder,
  statementsFor,
} from "../../../../domain/resume/statements.ts";
import { Button } from "../../../ui/button.tsx";
import { useEditor, useResume } from "../editor-context.tsx";
import { keptWords, notAppliedWords } from "./assist-words.ts";

interface HintAnswersProps {
  hints: readonly string[];
  subject: StatementSubject;
  /** The built-in engine only checks against what was confirmed; it writes none of it into a text. */
  writesConfirmed: boolean;
}

/** What the person could add, each with a place to say it. An answer is kept as their own statement. */
export function HintAnswers({ hints, subject, writesConfirmed }: HintAnswersProps) {
  const { store } = useEditor().session;
  const holder = useResume((resume) => statementHolder(resume, subject));
  const statements = statementsFor(holder, subject);
  const [note, setNote] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  const open = hints.filter((hint) => !statements.some(({ text }) => text.startsWith(`${hint} `)));
  if (open.length === 0 && note === null) return null;

  const add = (hint: string, answer: string) => {
    const edit = addStatement(store.read().content.resume, subject, `${hint} ${answer}`);
    const issue = store.putAll([edit]);
    flushSync(() => setNote(issue ? notAppliedWords(issue) : keptWords(writesConfirmed)));
    if (issue) return;
    const rest = section.current;
    const next =
      rest?.querySelector<HTMLElement>("input") ??
      rest?.parentElement?.querySelector<HTMLElement>("[data-confirmed]");
    next?.focus({ preventScroll: true });
  };

  return (
    <section
      ref={section}
      aria-label="Questions for you"
      className="rounded-control border-s-4 border-info bg-paper px-4 py-3 text-14 text-ink"
    >
      {open.length > 0 && <h3 className="font-medium">Worth adding, if you know</h3>}
      <div className="mt-2 grid gap-3 empty:hidden">
        {open.map((hint) => (
          <HintAnswer key={hint} hint={hint} onAdd={(answer) => add(hint, answer)} />
        ))}
      </div>
      <p role="status" className="not-first:mt-2 empty:hidden">
        {note}
      </p>
    </section>
  );
}

const LONGEST_ANSWER = LIMITS.line;

function HintAnswer({ hint, onAdd }: { hint: string; onAdd: (answer: string) => void }) {
  const id = useId();
  const [answer, setAnswer] = useState("");
  const add = () => {
    if (answer.trim() !== "") onAdd(answer.trim());
  };
  return (
    <div className="grid gap-1">
      <label htmlFor={id}>{hint}</label>
      <div className="flex gap-2">
        <input
          id={id}
          value={answer}
          maxLength={LONGEST_ANSWER}
          autoComplete="off"
          onChange={(event) => setAnswer(event.currentTarget.value)}
          // Enter would otherwise do nothing: there is no form to be sent.
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.nativeEvent.isComposing) add();
          }}
          className="min-h-10 w-full min-w-0 rounded-control border border-edge bg-surface px-3 py-1.5 text-16 text-ink transition-colors hover:border-ink md:text-14"
        />
        <Button size="small" variant="secondary" disabled={answer.trim() === ""} onClick={add}>
          Add
          <span className="sr-only">{` the answer to “${hint}”`}</span>
        </Button>
      </div>
    </div>
  );
}
