import { type RefObject, useEffect, useRef } from "react";
import { contextText } from "../../../../domain/suggestions/request.ts";
import { FindingList } from "../../../suggestions/finding-list.tsx";
import { FormProblem } from "../../../ui/form-messages.tsx";
import { useList, useResume } from "../editor-context.tsx";
import { type Choices, isStale, madeEarlierFor } from "./assist-machine.ts";
import { type AssistTarget, contextOf, nameOf, sourceOf } from "./assist-target.ts";
import { againWords, becomesWords, madeForWords, nextWords, resultWords, taskWords } from "./assist-words.ts";
import { Comparison } from "./comparison.tsx";
import { ConsentStep } from "./consent-step.tsx";
import { EngineLine, ImproveActions } from "./improve-actions.tsx";
import { ImproveChoices } from "./improve-choices.tsx";
import { ImprovingOverlay } from "./improving-overlay.tsx";
import { StaleNotice } from "./stale-notice.tsx";
import { useImprovement } from "./use-improvement.ts";
import { useUnsaid } from "./use-unsaid.ts";

interface ImproveScreenProps {
  /** Closed, it stands there until it has faded. */
  open: boolean;
  opening: { target: AssistTarget; bullet: number; choices: Choices };
  onChoose: (choices: Choices) => void;
  /** Answers why it could not be used. */
  onUse: (text: string, bullet: number) => string | null;
}

/** What stands in the modal: choices, the two texts, what was found, and what to do next. */
export function ImproveScreen({ open, opening, onChoose, onUse }: ImproveScreenProps) {
  const { target } = opening;
  const improvement = useImprovement(opening, open);
  const { state, dispatch } = improvement;
  const { choices, bullet, phase, problem } = state;
  const source = useResume((resume) => sourceOf(resume, target, bullet));
  const around = useResume((resume) => contextText(contextOf(resume, target)));
  const name = useResume((resume) => nameOf(resume, target));
  const bullets = useList(`/experience/${target.item}/bullets`).map(String);
  const resultPane = useRef<HTMLElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  useStepFocus(phase.at, screen, resultPane);
  const words = taskWords[target.task];

  const choose = (chosen: Partial<Choices>) => {
    dispatch({ type: "chose", choices: chosen });
    onChoose({ ...choices, ...chosen });
  };
  const use = () => {
    if (phase.at !== "done") return;
    const refusal = onUse(phase.result.text, bullet);
    if (refusal !== null) dispatch({ type: "not-applied", problem: refusal });
  };
  const done = phase.at === "done" ? phase : null;
  const result = done?.result ?? null;
  const suggestion = result && !result.refused ? result.text : null;
  const becomes =
    done && suggestion !== null ? becomesWords(target.task, done.words.source, suggestion) : null;
  const made = madeEarlierFor(state);
  const earlier = made && madeForWords(made);
  const unsaid = useUnsaid(suggestion, done?.words ?? null, { source, around });
  const isOutdated = isStale(state, source) || unsaid?.length !== 0;
  useInView(screen, problem ?? (isOutdated ? `${source} ${unsaid?.join(" ")}` : null));

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
              note={made && againWords(choices)}
              onChoose={choose}
              onChooseBullet={(chosen) => dispatch({ type: "chose-bullet", bullet: chosen })}
            />
            <Comparison
              label={words.source}
              source={done ? done.words.source : source}
              around={around}
              result={suggestion}
              listed={target.task !== "summary"}
              instead={result ? "No suggestion." : nextWords(target.task, source)}
              becomes={becomes}
              earlier={earlier}
              resultPane={resultPane}
            />
            {result && (
              <div data-findings className="empty:hidden">
                <FindingList findings={result.findings} hints={result.hints} />
              </div>
            )}
            {isOutdated && (
              <StaleNotice
                now={source}
                unsaid={unsaid}
                accepted={done?.replaces === source}
                onAccept={(accepted) => dispatch({ type: "accepted", replaces: accepted ? source : null })}
              />
            )}
            <FormProblem>{problem}</FormProblem>
            <EngineLine state={state} />
          </div>
          <ImproveActions
            state={state}
            source={source}
            unsaid={unsaid}
            useLabel={words.use}
            onImprove={improvement.improve}
            onAgain={() => dispatch({ type: "cleared" })}
            onUse={use}
          />
        </div>
      )}
      {phase.at === "improving" && <ImprovingOverlay label={words.loading} onCancel={improvement.cancel} />}
      <p role="status" className="sr-only">
        {phase.at === "improving" && `${words.loading}.`}
        {result && (made ? `${earlier}. ${againWords(choices)}` : resultWords(result, becomes))}
      </p>
    </div>
  );
}

/** On a small screen a warning would come up under the buttons, which then do nothing for no reason. */
function useInView(screen: RefObject<HTMLElement | null>, warning: string | null): void {
  useEffect(() => {
    if (warning === null) return;
    const alerts = screen.current?.querySelectorAll("[role=alert]:not(:empty)") ?? [];
    for (const alert of alerts) alert.scrollIntoView({ block: "nearest" });
  }, [screen, warning]);
}

/** What was pressed goes away with its step; the focus goes to what came instead of falling out of the dialog. */
function useStepFocus(
  step: "ready" | "asking" | "improving" | "done",
  screen: RefObject<HTMLElement | null>,
  resultPane: RefObject<HTMLElement | null>,
): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (step === "done") {
      resultPane.current?.focus({ preventScroll: true });
      // What was found is read with the result; where not both fit, the result is whole.
      screen.current?.querySelector("[data-findings]")?.scrollIntoView({ block: "nearest" });
      resultPane.current?.scrollIntoView({ block: "nearest" });
    } else screen.current?.querySelector<HTMLElement>("[data-step-focus]:not(:disabled)")?.focus();
  }, [step, screen, resultPane]);
}
