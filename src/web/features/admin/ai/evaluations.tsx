import { type FocusEventHandler, useEffect, useRef, useState } from "react";
import { type AiSettings, type Evaluation, FROM_ENVIRONMENT } from "../../../../contract/ai-settings.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { FormProblem } from "../../../ui/form-messages.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { EvaluationTable } from "./evaluation-table.tsx";
import { useEvaluations } from "./use-evaluations.ts";

/** How much a model invents, and how often the guard has to step in, by our own cases. */
export function Evaluations({ settings }: { settings: AiSettings }) {
  const { runs, running, problem, busy, start, cancel } = useEvaluations();
  const { endpoints, environment, inUse } = settings;
  const choices = [
    ...(environment ? [[FROM_ENVIRONMENT, `From the environment, ${environment.model}`] as const] : []),
    ...endpoints.map(({ id, name, model }) => [id, `${name}, ${model}`] as const),
  ];
  const [chosen, setChosen] = useState("");
  const isThere = (id: string) => choices.some(([choice]) => choice === id);
  const endpointId = [chosen, inUse].find(isThere) ?? choices[0]?.[0] ?? null;
  const [watched, setWatched] = useState<string | null>(null);
  if (running && running.id !== watched) setWatched(running.id);
  const ended = running ? null : runs?.find(({ id }) => id === watched);
  const place = usePlaceOfFocus(running !== null);
  return (
    <section aria-labelledby="evaluation">
      <h2 id="evaluation" className="heading-3">
        Our evaluation
      </h2>
      <p className="mt-1 max-w-[68ch] text-14 text-ink-soft">
        40 made-up lines, projects and summaries of many trades go to the endpoint, as a person's would. You
        see how often the model claimed something that is not in the text, and what people would have got
        instead: what it claimed is never shown to them as their own. It takes up to 80 requests, and goes on
        when you leave this page.
      </p>
      {endpointId === null && <p className="mt-4 text-14">Add an endpoint first.</p>}
      <div {...place} tabIndex={-1} className="mt-4 grid gap-3 rounded-control">
        {endpointId !== null && !running && (
          <div className="flex flex-wrap items-end gap-3">
            <SelectField
              label="Endpoint"
              value={endpointId}
              options={choices}
              onChange={(event) => setChosen(event.target.value)}
            />
            <Button variant="secondary" loading={busy} onClick={() => void start(endpointId)}>
              Run our evaluation
            </Button>
          </div>
        )}
        {running && <Running run={running} busy={busy} onCancel={() => void cancel(running.id)} />}
        <p role="status" className="text-14 empty:hidden">
          {ended && endedWords(ended)}
        </p>
      </div>
      <div className="mt-4">
        <FormProblem>{problem}</FormProblem>
      </div>
      {runs && runs.length > 0 && <EvaluationTable runs={runs} />}
    </section>
  );
}

/** Where the button that was pressed goes away with the state of the run, the keys stay at the place. */
function usePlaceOfFocus(isRunning: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the state of the run has changed.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isHeld.current && isLost) ref.current?.focus();
  }, [isRunning]);
  return {
    ref,
    onFocus: () => {
      isHeld.current = true;
    },
    onBlur: (({ currentTarget, relatedTarget }) => {
      isHeld.current = currentTarget.contains(relatedTarget);
    }) satisfies FocusEventHandler,
  };
}

function endedWords({ model, state, finished, cases }: Evaluation): string {
  return state === "done"
    ? `The evaluation of ${model} is done.`
    : `The evaluation of ${model} ended after ${finished} of ${cases}.`;
}

interface RunningProps {
  run: Evaluation;
  busy: boolean;
  onCancel: () => void;
}

function Running({ run, busy, onCancel }: RunningProps) {
  return (
    <div className="flex max-w-xl flex-wrap items-end gap-4">
      <div className="grow">
        <Progress
          label={`${run.model}: ${run.finished} of ${run.cases}`}
          percent={(run.finished / Math.max(1, run.cases)) * 100}
        />
      </div>
      <Button variant="secondary" size="small" loading={busy} onClick={onCancel}>
        Cancel<span className="sr-only"> the evaluation</span>
      </Button>
    </div>
  );
}
