import { sameValue } from "../../../../../domain/json/json-value.ts";
import { setField } from "../../../../../domain/resume/edits.ts";
import { mergeContents } from "../../../../../domain/resume/merging/merge-contents.ts";
import type { Resume } from "../../../../../domain/resume/resume.ts";
import { applySteps } from "../../../../../domain/tailor/apply-steps.ts";
import type { Plan } from "../../../../../domain/tailor/plan.ts";
import { planForAd } from "../../../../api/tailor.ts";
import { readContent } from "../../../../drafts/draft-content.ts";
import type { Step as HistoryStep } from "../../../../drafts/history.ts";
import { createStore, type Store } from "../../../../store.ts";
import type { EditorSession } from "../../saving/session.ts";
import type { DocumentStore } from "../../state/document-store.ts";

export type Decision = "accepted" | "refused";

/** A plan with what was decided about its steps. */
export interface PlanState {
  readonly at: "plan";
  readonly plan: Plan;
  readonly decisions: ReadonlyMap<string, Decision>;
  /** The resume that the plan is about. */
  readonly base: Resume;
  /** The same with what was accepted, as it was put into the draft last. */
  readonly put: Resume;
  /** The same as it was before the last step of the history: what was accepted before something else was typed. */
  readonly below: Resume;
  /** The step of the history that holds what was accepted since. */
  readonly step: HistoryStep | null;
}

export type TailoringState =
  | { readonly at: "closed" }
  | { readonly at: "asking" }
  | { readonly at: "failed"; readonly message: string }
  | PlanState;

const CLOSED: TailoringState = { at: "closed" };

/** A plan lasts while its resume is open, whatever tab or side of the editor is looked at. */
const stores = new WeakMap<EditorSession, Store<TailoringState>>();
const running = new WeakMap<EditorSession, AbortController>();

export function tailoringOf(session: EditorSession): Store<TailoringState> {
  const store = stores.get(session) ?? createStore<TailoringState>(CLOSED);
  stores.set(session, store);
  return store;
}

/** Asks for a plan for the ad that is kept with the resume. */
export async function startTailoring(session: EditorSession): Promise<void> {
  running.get(session)?.abort();
  const own = new AbortController();
  running.set(session, own);
  const tailoring = tailoringOf(session);
  tailoring.become({ at: "asking" });
  const { resume } = session.store.read().content;
  const isVariant = session.variant.read() !== null;
  const outcome = await planForAd(resume, resume.jobAd ?? "", isVariant, own.signal);
  if (own.signal.aborted) return;
  if (!outcome.ok) return tailoring.become({ at: "failed", message: outcome.failure.message });
  tailoring.become({
    at: "plan",
    plan: outcome.value,
    decisions: new Map(),
    base: resume,
    put: resume,
    below: resume,
    step: null,
  });
}

export function endTailoring(session: EditorSession): void {
  running.get(session)?.abort();
  tailoringOf(session).become(CLOSED);
}

/** Puts what is accepted now into the draft; all of it stays one step of undo as long as nothing else was done since. */
export function decided(
  store: DocumentStore,
  state: PlanState,
  decisions: ReadonlyMap<string, Decision>,
): PlanState {
  const { plan, base } = state;
  const wanted = applySteps(
    base,
    plan.steps.filter(({ id }) => decisions.get(id) === "accepted"),
  );
  const isLast = state.step !== null && store.read().history.past.at(-1) === state.step;
  if (isLast) store.undo();
  const from = isLast ? state.below : state.put;
  const { content } = store.read();
  // What was typed since stays: it is merged as that of another tab would be.
  const made = sameValue(content.resume, from)
    ? wanted
    : mergeContents(
        { ...content, resume: from },
        content,
        { ...content, resume: wanted },
        { read: readContent },
      ).content.resume;
  const before = store.read().edits;
  if (store.putAll([setField("", made)])) {
    // Refused, as where it would be too long: what was accepted before stands, and nothing is called accepted that is not there.
    if (!isLast) return state;
    store.redo();
    return { ...state, step: store.read().history.past.at(-1) ?? null };
  }
  const isPut = store.read().edits !== before;
  return {
    ...state,
    decisions,
    put: wanted,
    below: from,
    step: isPut ? (store.read().history.past.at(-1) ?? null) : null,
  };
}
