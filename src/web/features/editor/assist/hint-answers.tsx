import { MessageCircleQuestionMark } from "lucide-react";
import { useId, useRef, useState } from "react";
import { type Answer, commonAnswers } from "../../../../assist/answered-text.ts";
import { isNoAnswer } from "../../../../assist/answers/no-answer.ts";
import { LIMITS } from "../../../../domain/limits.ts";
import { Button } from "../../../ui/button.tsx";
import { FormProblem } from "../../../ui/form-messages.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { openHints, passedMessage } from "./assist-messages.ts";

interface HintAnswersProps {
  hints: readonly string[];
  /** What the person has confirmed: what they answered already is not asked again. */
  statements: readonly string[];
  /** Keeps the answer as the person's own and says the text anew; answers why that could not be. */
  onAnswer: (answer: Answer) => string | null;
  /** What an answer takes of the day's allowance. */
  cost?: string | undefined;
  /** What was typed before this was last shown, by its question. */
  typed?: Readonly<Record<string, string>> | undefined;
  onType?: ((given: Answer) => void) | undefined;
  /** Hints to which the person said that they have no answer. */
  passed?: readonly string[] | undefined;
  onPass?: ((hint: string) => void) | undefined;
}

/** What the person could add, each with a place to say it. */
export function HintAnswers({
  hints,
  statements,
  onAnswer,
  cost = "",
  typed = {},
  onType,
  passed = [],
  onPass,
}: HintAnswersProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  const open = openHints(hints, statements, passed);
  const unanswered = hints.filter((hint) => passed.includes(hint));
  if (open.length === 0 && unanswered.length === 0) return null;
  const add = (hint: string, answer: string) => {
    if (!isNoAnswer(answer)) return setProblem(onAnswer({ question: hint, answer }));
    setProblem(null);
    onPass?.(hint);
    // The field that had the focus goes away with its question.
    section.current?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      data-hints
      aria-label="Questions for you"
      className="rounded-control border-s-4 border-info bg-paper px-4 py-3 text-14 text-ink"
    >
      {open.length > 0 && (
        <>
          <h3 className="font-medium">Worth adding, if you know</h3>
          <p className="text-12 text-ink-soft">{`Your answer goes into the line, in your words. ${cost}`}</p>
        </>
      )}
      <div className="mt-2 grid gap-3 empty:hidden">
        {open.map((hint) => (
          <HintAnswer
            key={hint}
            hint={hint}
            typed={typed[hint] ?? ""}
            onType={(answer) => onType?.({ question: hint, answer })}
            onAdd={(answer) => add(hint, answer)}
          />
        ))}
      </div>
      <div role="status" className="grid gap-1 text-ink-soft">
        {unanswered.map((hint) => (
          <p key={hint}>{passedMessage(hint)}</p>
        ))}
      </div>
      <FormProblem>{problem}</FormProblem>
    </section>
  );
}

interface HintAnswerProps {
  hint: string;
  typed: string;
  onType: (answer: string) => void;
  onAdd: (answer: string) => void;
}

function HintAnswer({ hint, typed, onType, onAdd }: HintAnswerProps) {
  const id = useId();
  const [answer, setAnswer] = useState(typed);
  const add = () => {
    if (answer.trim() !== "") onAdd(answer.trim());
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="flex items-start gap-2">
        <Icon of={MessageCircleQuestionMark} className="mt-0.5 size-4 text-info" />
        {hint}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          value={answer}
          maxLength={LIMITS.line}
          autoComplete="off"
          onChange={(event) => {
            setAnswer(event.currentTarget.value);
            onType(event.currentTarget.value);
          }}
          // Enter would otherwise do nothing: there is no form to be sent.
          onKeyDown={(event) => {
            const isModified = event.ctrlKey || event.metaKey;
            if (event.key !== "Enter" || isModified || event.nativeEvent.isComposing) return;
            // The focus moves while the key is down: it would press what comes next, the button that cancels.
            event.preventDefault();
            add();
          }}
          className="min-h-10 pointer-coarse:min-h-11 w-full min-w-0 rounded-control border border-edge bg-surface px-3 py-1.5 text-16 text-ink transition-colors hover:border-ink md:text-14"
        />
        <Button size="small" variant="secondary" disabled={answer.trim() === ""} onClick={add}>
          Add
          <span className="sr-only">{` the answer to “${hint}”`}</span>
        </Button>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {commonAnswers(hint).map((common) => (
          <button
            key={common}
            type="button"
            onClick={() => onAdd(common)}
            className="min-h-9 pointer-coarse:min-h-11 rounded-full border border-edge bg-surface px-3.5 text-14 transition-colors hover:border-ink"
          >
            {common}
          </button>
        ))}
      </div>
    </div>
  );
}
