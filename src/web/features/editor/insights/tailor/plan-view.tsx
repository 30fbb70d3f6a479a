import { CircleCheck, CircleDashed, CircleX } from "lucide-react";
import { useEffect, useId, useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import { askedItems, nameOfItem } from "../../../../../domain/insights/match/asked-items.ts";
import type { Requirement, RequirementStatus } from "../../../../../domain/insights/match/job-match.ts";
import { counted } from "../../../../../domain/text/counted.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { useDocument, useEditor, useVariant } from "../../editor-context.tsx";
import { offerUndo } from "../../offer-undo.ts";
import { focusIfLost, focusOn, PLAN_HEAD, TAILOR_START } from "./plan-focus.ts";
import { PlanQuestions } from "./plan-questions.tsx";
import {
  type Decision,
  type Decisions,
  decided,
  decisionsIn,
  isLastPut,
  type PlanState,
} from "./plan-state.ts";
import { STEP, StepCard } from "./step-card.tsx";
import { progressMessage, scoreMessage } from "./step-messages.ts";
import { endTailoring } from "./tailoring.ts";
import { tailoringOf } from "./tailoring-store.ts";

interface PlanViewProps {
  state: PlanState;
  /** The match of the resume as it stands; null while it is being read. */
  score: number | null;
}

/** The plan: what is asked for, the steps one by one, and what only the person can say. What is accepted is on the page at once. */
export function PlanView({ state, score }: PlanViewProps) {
  const { session, view } = useEditor();
  const variant = useVariant();
  const { store } = session;
  const { plan } = state;
  const history = useDocument((document) => document.history);
  const decisions = useMemo(() => decisionsIn(state, history), [state, history]);
  const list = useRef<HTMLUListElement>(null);
  const progress = useId();
  // What was looked at may have gone with the plan before.
  useEffect(() => {
    if (plan) focusIfLost(`[${PLAN_HEAD}]`);
  }, [plan]);
  const put = (next: Decisions) => {
    const { at } = tailoringOf(session).read();
    if (at === "plan") tailoringOf(session).become(decided(store, state, next));
  };
  const decide = (id: string, decision: Decision | null) => {
    const next = new Map(decisions);
    if (decision === null) next.delete(id);
    else next.set(id, decision);
    flushSync(() => put(next));
    if (decision !== null) focusNextOpen(list.current);
    view.say(progressMessage(next, plan.steps.length));
  };
  const decideAll = (decision: Decision | null) => {
    put(new Map(decision === null ? [] : plan.steps.map(({ id }) => [id, decision])));
    view.say(decision === "accepted" ? "Every step is accepted." : "Every step is taken back.");
  };
  const close = () => {
    const accepted = [...decisions.values()].filter((one) => one === "accepted").length;
    const isLast = isLastPut(state, store.read().history);
    flushSync(() => endTailoring(session));
    focusOn(`[${TAILOR_START}]`);
    if (isLast && accepted > 0) offerUndo(store, `Tailored in ${counted(accepted, "step")}.`);
  };
  const { length } = plan.steps;
  return (
    <section aria-labelledby={`${progress}plan`} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-2 text-14">
        <h3 id={`${progress}plan`} tabIndex={-1} {...{ [PLAN_HEAD]: "" }} className="text-16 font-medium">
          Plan for this job
        </h3>
        <p className="text-ink-soft">
          {variant
            ? `This variant changes; “${variant.source.title}” stays as it is.`
            : "These steps change this resume itself. A variant would leave it as it is."}
        </p>
        <p role="status">{scoreMessage(plan.scores.now, score, plan.scores.tailored)}</p>
      </div>
      <AskedList requirements={plan.requirements} />
      {length === 0 ? (
        <p className="text-14">
          Nothing in your resume could be shown, ordered or said better for this ad.
          {plan.questions.length > 0 && " What is missing is asked below."}
        </p>
      ) : (
        <div className="grid gap-2 text-14">
          <label htmlFor={progress} className="tabular-nums">
            {progressMessage(decisions, length)}
          </label>
          <progress id={progress} max={length} value={decisions.size} className="progress h-1.5" />
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => decideAll("accepted")}>
              Accept all
            </Button>
            <Button
              size="small"
              variant="quiet"
              disabled={decisions.size === 0}
              onClick={() => decideAll(null)}
            >
              Take all back
            </Button>
          </div>
          <ul ref={list} aria-label="Steps" className="divide-y divide-line border-y border-line">
            {plan.steps.map((step) => (
              <StepCard
                key={step.id}
                step={step}
                decision={decisions.get(step.id) ?? null}
                onDecide={(decision) => decide(step.id, decision)}
              />
            ))}
          </ul>
        </div>
      )}
      <PlanQuestions state={state} />
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={close}>
          Done
        </Button>
      </div>
    </section>
  );
}

/** Whoever works by keys goes on with the next step that is open. */
function focusNextOpen(list: HTMLElement | null): void {
  const own = document.activeElement?.closest(`[${STEP}]`) ?? null;
  const cards = [...(list?.querySelectorAll(`[${STEP}]`) ?? [])];
  const next = cards.slice((own ? cards.indexOf(own) : -1) + 1).find((card) => card.matches("[data-open]"));
  const button = next?.querySelector<HTMLElement>("button");
  button?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest" });
}

const statuses: Record<RequirementStatus, { icon: typeof CircleX; look: string; words: string }> = {
  proven: { icon: CircleCheck, look: "text-proof", words: "in your career" },
  adjacent: { icon: CircleDashed, look: "text-info", words: "near" },
  missing: { icon: CircleX, look: "text-stop", words: "missing" },
};

/** What the ad asks for, in short, knock-outs first. */
function AskedList({ requirements }: { requirements: readonly Requirement[] }) {
  const items = useMemo(() => askedItems(requirements), [requirements]);
  return (
    <ul aria-label="What this ad asks for" className="flex flex-wrap gap-x-4 gap-y-1.5 text-14">
      {items.map((item) => {
        const { icon, look, words } = statuses[item.best.status];
        return (
          <li key={`${nameOfItem(item)} ${item.best.asked}`} className="flex max-w-full items-start gap-1.5">
            <Icon of={icon} className={`mt-0.5 size-4 shrink-0 ${look}`} />
            <span className="min-w-0 wrap-anywhere">
              {nameOfItem(item)}
              <span className="sr-only">{`, ${words}`}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
