import { useEffect, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { TAILOR_PLACE } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { Progress } from "../../../../ui/progress.tsx";
import { useEditor } from "../../editor-context.tsx";
import type { EditorSession } from "../../saving/session.ts";
import { InsightProblem } from "../insight-problem.tsx";
import { focusIfLost, focusOn, PLAN_HEAD, TAILOR_START } from "./plan-focus.ts";
import { PlanView } from "./plan-view.tsx";
import { endTailoring, startTailoring } from "./tailoring.ts";
import { type TailoringState, tailoringOf } from "./tailoring-store.ts";

const begun = new WeakSet<EditorSession>();

/** What becomes of the plan for the resume that is open. Whoever comes for it finds it under way. */
export function useTailoring(): TailoringState {
  const { session } = useEditor();
  const { hash } = useLocation();
  const store = tailoringOf(session);
  useEffect(() => {
    if (hash !== `#${TAILOR_PLACE}` || begun.has(session)) return;
    // Once: a plan that was closed does not come back with the tab.
    begun.add(session);
    if (session.store.read().content.resume.jobAd?.trim()) startTailoring(session);
  }, [session, hash]);
  return useSyncExternalStore(store.subscribe, store.read);
}

interface TailorPanelProps {
  state: Exclude<TailoringState, { at: "closed" }>;
  score: number | null;
}

/** The plan in the place of the match: under way, failed, or there. */
export function TailorPanel({ state, score }: TailorPanelProps) {
  const { session } = useEditor();
  const { at } = state;
  // The button that was pressed is gone.
  useEffect(() => {
    if (at !== "plan") focusIfLost(`[${PLAN_HEAD}]`);
  }, [at]);
  const close = () => {
    flushSync(() => endTailoring(session));
    focusOn(`[${TAILOR_START}]`);
  };
  if (state.at === "asking")
    return (
      <div {...{ [PLAN_HEAD]: "" }} tabIndex={-1} className="grid justify-items-start gap-3">
        <div className="w-full">
          <Progress label="Looking through your career for what this ad asks for" />
        </div>
        <Button size="small" variant="secondary" onClick={close}>
          Cancel
        </Button>
      </div>
    );
  if (state.at === "failed")
    return (
      <div {...{ [PLAN_HEAD]: "" }} tabIndex={-1} className="grid justify-items-start gap-2">
        <InsightProblem retry={() => void startTailoring(session)}>{`${state.message}`}</InsightProblem>
        <Button size="small" variant="quiet" onClick={close}>
          Back to the match
        </Button>
      </div>
    );
  return <PlanView state={state} score={score} />;
}
