import { CircleCheck } from "lucide-react";
import { type KeyboardEvent, type RefObject, useMemo, useRef } from "react";
import type { Answer } from "../../../../../assist/answered-text.ts";
import { contextText } from "../../../../../domain/suggestions/context-text.ts";
import { FormProblem } from "../../../../ui/form-messages.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { useResume } from "../../editor-context.tsx";
import { isKey } from "../../keys/editor-keys.ts";
import { becomesMessage, taskCopy } from "../assist-messages.ts";
import { nameOf } from "../assist-target.ts";
import { Comparison } from "../comparison.tsx";
import { QuestionChoice } from "../question-choice.tsx";
import { ResultNotes } from "../result-notes.tsx";
import { HintsBelow } from "./hints-below.tsx";
import { LineActions } from "./line-actions.tsx";
import { OwnWording } from "./own-wording.tsx";
import { isUnconfirmed, type ReviewItem, typedAnswers, usable, wordingToEdit } from "./review-item.ts";
import { ReviewKeys } from "./review-keys.tsx";
import { previous, type ReviewEvent, type ReviewState } from "./review-machine.ts";
import { hintsMessage, lineMessage, standingMessage, unconfirmedMessage } from "./review-messages.ts";
import { ReviewProgress } from "./review-progress.tsx";

interface LineStepProps {
  state: ReviewState;
  place: number;
  item: ReviewItem;
  isEditing: boolean;
  dispatch: (event: ReviewEvent) => void;
  onAnswer: (given: readonly Answer[]) => void;
  onRetry: () => void;
  onEnd: () => void;
}

/** One line of a review: its words, the suggestion, what is asked, and what to do with it. */
export function LineStep(props: LineStepProps) {
  const { state, place, item, isEditing, dispatch, onAnswer, onRetry, onEnd } = props;
  const { line, result, problem, isAsking, answers, choice } = item;
  const { target, source } = line;
  const name = useResume((resume) => nameOf(resume, target));
  const resultPane = useRef<HTMLElement>(null);
  const notes = useRef<HTMLDivElement>(null);
  const chosen = usable(item);
  const suggestion = chosen?.text ?? result?.text ?? null;
  const wording = wordingToEdit(item);
  const [question] = result?.verdict === "ask" ? result.questions : [];
  const around = useMemo(
    () => contextText({ ...line.context, statements: [...(line.context.statements ?? []), ...answers] }),
    [line, answers],
  );
  const label = taskCopy[target.task].source;
  const doubt = isUnconfirmed(item, wording) ? unconfirmedMessage(question !== undefined) : null;
  const standing = standingMessage(item);
  const canUse = !isAsking && (isEditing ? wording.trim() !== "" && doubt === null : chosen !== null);

  const edit = () => dispatch({ type: "editing", isEditing: true });
  const answer = (given: readonly Answer[]) => {
    onAnswer(given);
    resultPane.current?.focus({ preventScroll: true });
    resultPane.current?.scrollIntoView({ block: "nearest" });
  };
  const use = () => {
    if (!canUse) return;
    const typed = isEditing ? [] : typedAnswers(item);
    if (typed.length > 0) answer(typed);
    else dispatch({ type: "used", edited: isEditing ? wording.trim() : null });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isKey(event, "reviewUse")) use();
    else if (isKey(event, "reviewNext")) dispatch({ type: "went-on" });
    else if (isKey(event, "reviewBack")) dispatch({ type: "back" });
    else if (isKey(event, "reviewEdit") && result !== null && !isEditing) edit();
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for what its buttons do.
    <div onKeyDown={onKeyDown}>
      {/* As high for a short line as for one with a question: what is pressed line after line stays where it is. */}
      <div className="grid min-h-[30rem] max-sm:min-h-[max(30rem,calc(100dvh-14.25rem))] grid-cols-[minmax(0,1fr)] content-start gap-4 pb-4 md:min-h-96">
        <ReviewProgress state={state} place={place} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3
            data-step-focus={!isEditing || undefined}
            tabIndex={-1}
            className="text-16 font-medium text-ink"
          >
            {name === "" ? label : name}
          </h3>
          {standing !== null && (
            <p className="flex items-center gap-1.5 text-14 text-ink">
              <Icon of={CircleCheck} className="size-4 text-proof" />
              {standing}
            </p>
          )}
        </div>
        {question && !isEditing && (
          <div inert={isAsking} className={isAsking ? "opacity-55" : ""}>
            <QuestionChoice
              question={question}
              chosen={choice}
              onChoose={(wanted) => dispatch({ type: "chose-wording", choice: wanted })}
            />
          </div>
        )}
        {isEditing ? (
          <OwnWording
            label={label}
            source={source}
            wording={wording}
            problem={doubt}
            onChange={(written) => dispatch({ type: "drafted", wording: written })}
          />
        ) : (
          <Comparison
            label={label}
            resultLabel={item.edited === null ? "Suggestion" : "Your wording"}
            source={source}
            around={around}
            result={result?.refused ? null : suggestion}
            doubt={chosen ? null : (question ?? null)}
            listed={target.task !== "summary"}
            instead={isAsking ? "Asking for a suggestion…" : "No suggestion."}
            becomes={suggestion === null ? null : becomesMessage(target.task, source, suggestion)}
            earlier={null}
            resultPane={resultPane as RefObject<HTMLElement>}
          />
        )}
        {result && !isEditing && (
          <div ref={notes} inert={isAsking} className={`grid gap-4 ${isAsking ? "opacity-55" : ""}`}>
            <ResultNotes
              result={result}
              source={source}
              question={question}
              choice={choice}
              isAskedAbove
              statements={[...line.statements, ...answers]}
              onChooseWording={(wanted) => dispatch({ type: "chose-wording", choice: wanted })}
              onAnswer={(given) => {
                answer([given]);
                return null;
              }}
              typed={item.typed}
              passed={item.passed}
              onPass={(passed) => dispatch({ type: "passed", question: passed })}
              onType={(given) => dispatch({ type: "typed", given })}
            />
          </div>
        )}
        <FormProblem>{problem}</FormProblem>
      </div>
      <ReviewKeys isDecided={item.decision !== null} isEditing={isEditing} />
      <LineActions
        notice={!isEditing && !isAsking && <HintsBelow notes={notes} label={hintsMessage(item)} />}
        isEditing={isEditing}
        isAsking={isAsking}
        canUse={canUse}
        canGoBack={previous(state, place) >= 0}
        isInQuestion={question !== undefined && chosen === null}
        failed={problem !== null}
        hasResult={result !== null}
        hasDraft={item.draft !== null}
        isDecided={item.decision !== null}
        onUse={use}
        onKeep={() => dispatch({ type: "kept" })}
        onEdit={edit}
        onEndEdit={() => dispatch({ type: "editing", isEditing: false })}
        onNext={() => dispatch({ type: "went-on" })}
        onBack={() => dispatch({ type: "back" })}
        onRetry={onRetry}
        onEnd={onEnd}
      />
      <p role="status" className="sr-only">
        {isAsking && result
          ? "Saying the line anew with your answer."
          : lineMessage(place, state.items.length, name, item)}
      </p>
    </div>
  );
}
