import { Info } from "lucide-react";
import { useMemo, useRef } from "react";
import type { Answer } from "../../../../assist/answered-text.ts";
import { textsOf } from "../../../../domain/sections/line.ts";
import { contextText } from "../../../../domain/suggestions/context-text.ts";
import {
  type AssistTarget,
  contextOf,
  lineIdOf,
  ownStatements,
  subjectOf,
} from "../../../../domain/suggestions/resume-context.ts";
import type { Step } from "../../../drafts/history.ts";
import { FormProblem } from "../../../ui/form-messages.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useEditor, useLines, useResume } from "../editor-context.tsx";
import { StatementList } from "../statements/statement-list.tsx";
import {
  type Choices,
  isImprovable,
  isStale,
  madeEarlierFor,
  typedAnswers,
  usableResult,
} from "./assist-machine.ts";
import {
  AS_USED,
  againMessage,
  becomesMessage,
  costMessage,
  draftMessages,
  madeForMessage,
  NOT_USED_YET,
  nextMessage,
  notAppliedMessage,
  openHints,
  resultMessage,
  taskCopy,
} from "./assist-messages.ts";
import { editToAnswer, nameOf, sourceOf, type UsedResult } from "./assist-target.ts";
import { Comparison } from "./comparison.tsx";
import { ConsentStep } from "./consent-step.tsx";
import { EngineLine, ImproveActions } from "./improve-actions.tsx";
import { ImproveChoices } from "./improve-choices.tsx";
import { ImprovingOverlay } from "./improving-overlay.tsx";
import { ResultNotes } from "./result-notes.tsx";
import { StaleNotice } from "./stale-notice.tsx";
import { lostSupport, useClaimsCheck } from "./use-claims-check.ts";
import { useImprovement } from "./use-improvement.ts";
import { useInView, useStepFocus } from "./use-step-focus.ts";

interface ImproveScreenProps {
  /** Closed, it stands there until it has faded. */
  open: boolean;
  opening: { target: AssistTarget; bullet: number; choices: Choices };
  onChoose: (choices: Choices) => void;
  /** Answers why it could not be used. */
  onUse: (used: UsedResult, bullet: number, answering: ReadonlySet<Step>) => string | null;
}

/** What stands in the modal: choices, the two texts, what was found, and what to do next. */
export function ImproveScreen({ open, opening, onChoose, onUse }: ImproveScreenProps) {
  const { target } = opening;
  const { store } = useEditor().session;
  const improvement = useImprovement(opening, open);
  const { state, dispatch } = improvement;
  const { choices, bullet, phase, problem } = state;
  const resume = useResume((present) => present);
  const source = sourceOf(resume, target, bullet);
  const subject = subjectOf(target, lineIdOf(resume, target, bullet));
  const statements = useMemo(() => ownStatements(resume, target, bullet), [resume, target, bullet]);
  const usable = usableResult(state);
  const context = useMemo(() => {
    const written = contextOf(resume, target, bullet);
    const stated = usable?.statement ? [usable.statement] : [];
    return { ...written, statements: [...(written.statements ?? []), ...stated] };
  }, [resume, target, bullet, usable?.statement]);
  const around = contextText(context);
  const name = nameOf(resume, target);
  const bullets = textsOf(useLines(`/experience/${target.item}/bullets`));
  const resultPane = useRef<HTMLElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  useStepFocus(phase.at, screen, resultPane);
  const words = taskCopy[target.task];
  // Of this text alone: an answer about another one is not undone with it.
  const answering = useRef(new Set<Step>());

  const done = phase.at === "done" ? phase : null;
  const result = done?.result ?? null;
  const asking = openHints(result?.hints ?? [], statements, state.passed);

  const choose = (chosen: Partial<Choices>) => {
    dispatch({ type: "chose", choices: chosen });
    onChoose({ ...choices, ...chosen });
  };
  /** Answers go into the text at once: it is said anew with them. Answers why they could not be kept. */
  const take = (answers: readonly Answer[], pressedUse: boolean): string | null => {
    const [first, ...others] = answers;
    if (first) {
      const issue = store.putAll([editToAnswer(store.read().content.resume, subject, [first, ...others])]);
      if (issue) return notAppliedMessage(issue);
      const step = store.read().history.past.at(-1);
      if (step) answering.current.add(step);
    }
    dispatch({ type: "took-answers", questions: answers.map(({ question }) => question), pressedUse });
    improvement.improve();
    return null;
  };
  const ask = (pressedUse = false) => {
    const refusal = take(typedAnswers(state, asking), pressedUse);
    if (refusal !== null) dispatch({ type: "not-applied", problem: refusal });
  };
  const use = () => {
    if (usable === null) return;
    if (typedAnswers(state, asking).length > 0) return ask(true);
    const refusal = onUse(usable, bullet, answering.current);
    if (refusal !== null) dispatch({ type: "not-applied", problem: refusal });
  };
  const suggestion = result && !result.refused ? (usable?.text ?? result.text) : null;
  const [question] = suggestion !== null && result?.verdict === "ask" ? result.questions : [];
  const isAnswered = question !== undefined && usable !== null;
  const becomes =
    done && suggestion !== null ? becomesMessage(target.task, done.words.source, suggestion) : null;
  // A question that was answered is not counted any more.
  const told = result && { ...result, hints: asking };
  const made = madeEarlierFor(state);
  const earlier = made && madeForMessage(made);
  const check = useClaimsCheck(usable?.text ?? null, done?.words ?? null, { source, context });
  const lost = done && lostSupport(done.words, { source, context });
  const isOutdated = isStale(state, source) || check.at !== "supported";
  useInView(screen, problem ?? (isOutdated ? `${source} ${JSON.stringify(check)}` : null));

  return (
    <div ref={screen} className="relative">
      {phase.at === "asking" ? (
        <ConsentStep
          host={phase.host}
          busy={phase.busy}
          onAgree={() => improvement.agree(phase.host)}
          onDecline={improvement.decline}
        />
      ) : (
        <div inert={phase.at === "improving"}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-4">
            {name !== "" && <p className="-mt-2 text-14">{name}</p>}
            <ImproveChoices
              state={state}
              bullets={target.task === "experience" ? bullets : []}
              again={made && isImprovable(source) ? () => ask() : null}
              onChoose={choose}
              onChooseBullet={(chosen) => {
                answering.current.clear();
                dispatch({ type: "chose-bullet", bullet: chosen });
              }}
            />
            <Comparison
              label={words.source}
              source={done ? done.words.source : source}
              around={around}
              result={suggestion}
              doubt={isAnswered ? null : (question ?? null)}
              listed={target.task !== "summary"}
              instead={result ? "No suggestion." : nextMessage(target.task, source)}
              becomes={becomes}
              earlier={earlier}
              resultPane={resultPane}
            />
            {done && state.pressedUse && !isOutdated && (
              <p className="flex items-start gap-2 text-14 font-medium text-ink">
                <Icon of={Info} className="mt-0.5 size-4 text-info" />
                {`${NOT_USED_YET} Read it, then press ${words.use}.`}
              </p>
            )}
            {done && (
              <ResultNotes
                result={done.result}
                source={done.words.source}
                question={question}
                choice={done.choice}
                statements={statements}
                statedThen={done.words.context.statements ?? []}
                onChooseWording={(choice) => dispatch({ type: "chose-wording", choice })}
                onAnswer={(given) => take([given], false)}
                cost={costMessage(done.result.quota)}
                typed={state.typed}
                passed={state.passed}
                onPass={(passed) => dispatch({ type: "passed", question: passed })}
                onType={(given) => dispatch({ type: "typed", given })}
              />
            )}
            <StatementList subject={subject} inModal suggestion={suggestion} />
            {isOutdated && lost && (
              <StaleNotice
                lost={lost}
                now={source}
                check={check}
                accepted={done?.replaces === source}
                onAccept={(accepted) => dispatch({ type: "accepted", replaces: accepted ? source : null })}
                onAgain={isImprovable(source) ? () => ask() : null}
              />
            )}
            <FormProblem>{problem}</FormProblem>
            <EngineLine state={state} />
          </div>
          <ImproveActions
            state={state}
            source={source}
            check={check}
            useLabel={words.use}
            onImprove={() => ask()}
            onAgain={() => dispatch({ type: "cleared" })}
            onUse={use}
          />
        </div>
      )}
      {phase.at === "improving" && (
        <ImprovingOverlay
          label={words.loading}
          writes={phase.draft !== null || state.status?.engine === "hosted"}
          draft={phase.draft}
          onCancel={improvement.cancel}
        />
      )}
      <p role="status" className="sr-only">
        {phase.at === "improving" && (phase.draft ? draftMessages[phase.draft.stage] : `${words.loading}.`)}
        {told && state.pressedUse && !isAnswered && `${NOT_USED_YET} `}
        {told &&
          !isAnswered &&
          (made
            ? `${earlier}. To have another, press ${againMessage(choices)}.`
            : resultMessage(told, becomes))}
        {isAnswered && AS_USED}
      </p>
    </div>
  );
}
