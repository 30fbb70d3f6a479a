import { useCallback, useEffect, useState } from "react";
import type { Evaluation } from "../../../../contract/ai-settings.ts";
import { cancelEvaluation, listEvaluations, startEvaluation } from "../../../api/ai-endpoints.ts";
import type { Outcome } from "../../../api/call-api.ts";

/** Milliseconds between two looks at a run. */
const LOOK_AGAIN = 1_000;

type Listed = Outcome<{ evaluations: Evaluation[] }>;

/** The runs as the server has them; while one is running it is asked again and again. */
export function useEvaluations() {
  const [runs, setRuns] = useState<readonly Evaluation[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const take = useCallback((outcome: Listed) => {
    if (outcome.ok) setRuns(outcome.value.evaluations);
    setProblem(outcome.ok || outcome.failure.code === "proof_needed" ? null : outcome.failure.message);
  }, []);
  useEffect(() => void listEvaluations().then(take), [take]);

  const running = runs?.find(({ state }) => state === "running") ?? null;
  const isRunning = running !== null;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void listEvaluations().then(take), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [isRunning, take]);

  const act = async (call: () => Promise<Listed>) => {
    setBusy(true);
    take(await call());
    setBusy(false);
  };

  return {
    runs,
    running,
    problem,
    busy,
    start: (endpointId: string) => act(() => startEvaluation(endpointId)),
    cancel: (id: string) => act(() => cancelEvaluation(id)),
  };
}
