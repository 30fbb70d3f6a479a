import type { ShownWords } from "../../../../../domain/insights/match/add-shown.ts";
import { sameValue } from "../../../../../domain/json/json-value.ts";
import { setField } from "../../../../../domain/resume/edits.ts";
import { mergeContents } from "../../../../../domain/resume/merging/merge-contents.ts";
import type { Resume } from "../../../../../domain/resume/resume.ts";
import { stepWithAnswer, withAnswer } from "../../../../../domain/tailor/answer-question.ts";
import { applySteps } from "../../../../../domain/tailor/apply-steps.ts";
import type { Plan, TailorQuestion } from "../../../../../domain/tailor/plan.ts";
import { readContent } from "../../../../drafts/draft-content.ts";
import type { History, Step as HistoryStep } from "../../../../drafts/history.ts";
import { newLineId } from "../../../../drafts/new-id.ts";
import type { DocumentStore } from "../../state/document-store.ts";

export type Decision = "accepted" | "refused";
export type Decisions = ReadonlyMap<string, Decision>;

/** What was put into the draft at one step of its history. */
interface Put {
  /** Known by its patches, which undo and redo leave as they are; null for how the draft was before. */
  readonly patches: HistoryStep["patches"] | null;
  readonly accepted: ReadonlySet<string>;
  /** The resume that the plan is about with what was accepted. */
  readonly resume: Resume;
}

/** A plan with what was decided about its steps. Which of them are accepted, the draft's history says. */
export interface PlanState {
  readonly at: "plan";
  readonly plan: Plan;
  readonly refused: ReadonlySet<string>;
  /** The resume that the plan is about. */
  readonly base: Resume;
  /** The oldest first. */
  readonly puts: readonly [Put, ...Put[]];
  /** What was answered while the plan was open: nobody is asked twice. */
  readonly answered: ReadonlySet<string>;
  /** Whether the plan is being made anew with an answer. */
  readonly isRenewing: boolean;
}

export function openedPlan(plan: Plan, base: Resume): PlanState {
  return {
    at: "plan",
    plan,
    refused: new Set(),
    base,
    puts: [{ patches: null, accepted: new Set(), resume: base }],
    answered: new Set(),
    isRenewing: false,
  };
}

/** What is decided as the draft stands: after undo and redo too. */
export function decisionsIn(state: PlanState, history: History): Decisions {
  const { accepted } = standingPut(state, history);
  return new Map(
    state.plan.steps.flatMap(({ id }): [string, Decision][] => {
      if (accepted.has(id)) return [[id, "accepted"]];
      return state.refused.has(id) ? [[id, "refused"]] : [];
    }),
  );
}

/** Whether what was accepted is the last thing that was done. */
export function isLastPut(state: PlanState, history: History): boolean {
  const { patches } = standingPut(state, history);
  return patches !== null && history.past.at(-1)?.patches === patches;
}

/** Puts what is accepted now into the draft; all that is accepted stays one step of undo as long as nothing else was done since. */
export function decided(store: DocumentStore, state: PlanState, decisions: Decisions): PlanState {
  const of = (wanted: Decision) =>
    new Set([...decisions].flatMap(([id, decision]) => (decision === wanted ? [id] : [])));
  const next = { ...state, refused: of("refused") };
  const accepted = of("accepted");
  // A refused step leaves no trace, in the history neither.
  if (sameIds(standingPut(state, store.read().history).accepted, accepted)) return next;
  let undone = 0;
  // All taken back is a step by itself: undone, everything is accepted again.
  for (; accepted.size > 0 && isLastPut(state, store.read().history); undone += 1) store.undo();
  const { resume: from } = standingPut(state, store.read().history);
  const wanted = withAccepted(state.plan, state.base, accepted);
  const { content, edits } = store.read();
  if (store.putAll([setField("", merged(store, { from, own: content.resume, other: wanted }))])) {
    // Refused, as where it would be too long: what was accepted before stands, and nothing is called accepted that is not there.
    for (; undone > 0; undone -= 1) store.redo();
    return state;
  }
  const isPut = store.read().edits !== edits;
  return { ...next, puts: withPut(state, store, { accepted, resume: wanted }, isPut) };
}

/**
 * The plan after an answer came into the draft, as the steps of the history that were made since: the plan is about the resume with
 * the answer, what was decided stays, and what was accepted is undone with the answer, if it was the last thing before it.
 */
export function withAnswered(
  store: DocumentStore,
  state: PlanState,
  { question, words, before }: { question: TailorQuestion; words: ShownWords; before: AnswerStart },
): PlanState {
  const { content, history } = store.read();
  const arrived = merged(store, { from: before.resume, own: state.base, other: content.resume });
  const id = content.resume.experience[words.position]?.id;
  const position = arrived.experience.findIndex((one) => one.id === id);
  const made = withAnswer(arrived, question, { ...words, position }, newLineId);
  const base = made.ok ? made.resume : arrived;
  const plan = {
    ...state.plan,
    steps: state.plan.steps.map((step) => stepWithAnswer(step, question, words)),
  };
  const { accepted, patches } = standingPut(state, history);
  const since = history.past.filter(
    (step) => !before.history.past.some((one) => one.patches === step.patches),
  );
  const own = history.past.filter((step) => step.patches === patches);
  if (since.length > 0) store.joinSteps(new Set([...own, ...since]));
  const answered = new Set([...state.answered, ...question.requirements]);
  const next = { ...state, plan, base, answered };
  const resume = withAccepted(plan, base, accepted);
  return { ...next, puts: withPut(state, store, { accepted, resume }, since.length > 0) };
}

/** The draft as it was before an answer was written. */
export interface AnswerStart {
  readonly resume: Resume;
  readonly history: History;
}

/** A newer plan in the place of the one before: what was decided stays as it was, and so does the score at the beginning. */
export function renewedPlan(state: PlanState, plan: Plan): PlanState {
  const ids = new Set([...state.refused, ...state.puts.flatMap(({ accepted }) => [...accepted])]);
  const kept = state.plan.steps.filter(({ id }) => ids.has(id));
  const steps = [...kept, ...plan.steps.filter(({ id }) => !ids.has(id))];
  const scores = { ...plan.scores, now: state.plan.scores.now };
  return { ...state, plan: { ...plan, steps, scores }, isRenewing: false };
}

function standingPut({ puts }: PlanState, { past }: History): Put {
  return puts.findLast((put) => isIn(past, put)) ?? puts[0];
}

function isIn(steps: readonly HistoryStep[], { patches }: Pick<Put, "patches">): boolean {
  return patches === null || steps.some((step) => step.patches === patches);
}

/** Of what was put before, what undo or redo can still come to. Where nothing changed in the draft, the last one is another now. */
function withPut(
  { puts: [first, ...others] }: PlanState,
  store: DocumentStore,
  put: Omit<Put, "patches">,
  isPut: boolean,
): PlanState["puts"] {
  const { past, future } = store.read().history;
  const known = others.filter((one) => isIn([...past, ...future], one));
  if (isPut) return [first, ...known, { ...put, patches: past.at(-1)?.patches ?? null }];
  const standing = known.findLast((one) => isIn(past, one));
  if (!standing) return [{ ...first, ...put }, ...known];
  return [first, ...known.map((one) => (one === standing ? { ...one, ...put } : one))];
}

function withAccepted(plan: Plan, base: Resume, accepted: ReadonlySet<string>): Resume {
  return applySteps(
    base,
    plan.steps.filter(({ id }) => accepted.has(id)),
  );
}

/** What was typed since stays: it is merged as that of another tab would be. */
function merged(
  store: DocumentStore,
  { from, own, other }: { from: Resume; own: Resume; other: Resume },
): Resume {
  if (sameValue(own, from)) return other;
  const { content } = store.read();
  const of = (resume: Resume) => ({ ...content, resume });
  return mergeContents(of(from), of(own), of(other), { read: readContent }).content.resume;
}

function sameIds(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id));
}
