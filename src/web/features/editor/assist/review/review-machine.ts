import { type Answer, answerStatement } from "../../../../../assist/answered-text.ts";
import type { AssistStatusAnswer, ReviewAnswer } from "../../../../../contract/assist.ts";
import { linesOf } from "../../../../../domain/suggestions/form.ts";
import type { Choices } from "../assist-machine.ts";
import { typedWithout } from "../typed-answers.ts";
import {
  isImproved,
  isSkipped,
  isUnconfirmed,
  isUnreached,
  type LineResult,
  type ReviewItem,
  type UnusedDrafts,
  untouched,
  usable,
  withResult,
} from "./review-item.ts";
import type { ReviewLine } from "./review-lines.ts";

export type ReviewPhase =
  | { readonly at: "ready" }
  | { readonly at: "asking"; readonly host: string; readonly busy: boolean }
  | { readonly at: "working" }
  | { readonly at: "reviewing"; readonly place: number; readonly isEditing: boolean }
  | { readonly at: "over" };

export interface ReviewState {
  readonly choices: Choices;
  readonly status: AssistStatusAnswer | null;
  readonly phase: ReviewPhase;
  readonly items: readonly ReviewItem[];
  /** Lines that the review had no room for. */
  readonly more: number;
  readonly problem: string | null;
}

export type ReviewEvent =
  | { readonly type: "chose"; readonly choices: Partial<Choices> }
  | { readonly type: "status"; readonly status: AssistStatusAnswer }
  | { readonly type: "consent-asked"; readonly host: string }
  | { readonly type: "agreeing" }
  | { readonly type: "agreed" }
  | { readonly type: "stopped"; readonly problem: string | null }
  | {
      readonly type: "started";
      readonly lines: readonly ReviewLine[];
      readonly more: number;
      /** What was written in a review before and not used. */
      readonly drafts: UnusedDrafts;
      readonly at: "working" | "reviewing";
    }
  | { readonly type: "all-answered"; readonly answer: ReviewAnswer }
  | { readonly type: "batch-asked"; readonly from: number; readonly count: number }
  | {
      readonly type: "batch-answered";
      readonly from: number;
      readonly count: number;
      readonly answer: ReviewAnswer;
    }
  | { readonly type: "batch-failed"; readonly from: number; readonly count: number; readonly problem: string }
  | { readonly type: "batch-wanted"; readonly from: number }
  | { readonly type: "line-asked"; readonly place: number }
  | {
      readonly type: "line-answered";
      readonly place: number;
      readonly result: LineResult;
      readonly quota: ReviewAnswer["quota"];
    }
  | { readonly type: "line-failed"; readonly place: number; readonly problem: string }
  | { readonly type: "typed"; readonly given: Answer }
  | { readonly type: "passed"; readonly question: string }
  | { readonly type: "answered"; readonly given: readonly Answer[] }
  | { readonly type: "chose-wording"; readonly choice: 0 | 1 }
  | { readonly type: "editing"; readonly isEditing: boolean }
  | { readonly type: "drafted"; readonly wording: string }
  | { readonly type: "used"; readonly edited: string | null }
  | { readonly type: "kept" }
  | { readonly type: "went-on" }
  | { readonly type: "back" }
  | { readonly type: "ended"; readonly problem: string | null };

export function openedReview(choices: Choices): ReviewState {
  return { choices, status: null, phase: { at: "ready" }, items: [], more: 0, problem: null };
}

export function advance(state: ReviewState, event: ReviewEvent): ReviewState {
  switch (event.type) {
    case "chose":
      return { ...state, choices: { ...state.choices, ...event.choices } };
    case "status":
      return { ...state, status: event.status };
    case "consent-asked":
      return { ...state, phase: { at: "asking", host: event.host, busy: false }, problem: null };
    case "agreeing":
      return state.phase.at === "asking" ? { ...state, phase: { ...state.phase, busy: true } } : state;
    case "agreed":
      return { ...state, status: state.status && { ...state.status, consented: true } };
    case "stopped":
      return { ...state, phase: { at: "ready" }, problem: event.problem };
    case "started": {
      const items = event.lines.map((line) => untouched(line, event.drafts.get(line.source)));
      const begun = { ...state, items, more: event.more, problem: null, phase: { at: "working" } as const };
      return event.at === "working" ? begun : showing(begun, 0);
    }
    case "all-answered": {
      if (state.phase.at !== "working") return state;
      const items = state.items.map((item, place) => withResult(item, event.answer.lines[place]));
      return showing(counting({ ...state, items }, event.answer.quota), 0);
    }
    case "batch-asked":
      return inBatch(state, event, (item) => ({ ...item, isAsking: true }));
    case "batch-answered": {
      const { from, answer } = event;
      const known = inBatch(state, event, (item, place) => withResult(item, answer.lines[place - from]));
      const next = counting(known, answer.quota);
      const { phase } = state;
      // Those that need nobody are passed by as soon as that is known.
      return phase.at === "reviewing" && isIn(event, phase.place) ? showing(next, phase.place) : next;
    }
    case "batch-failed":
      return inBatch(state, event, (item) => ({ ...item, isAsking: false, problem: event.problem }));
    case "batch-wanted":
      return inBatch(state, { from: event.from, count: state.items.length }, (item) =>
        item.result === null ? { ...item, problem: null } : item,
      );
    case "line-asked":
      return changed(state, event.place, { isAsking: true, problem: null });
    case "line-answered": {
      const item = state.items[event.place];
      if (!item) return state;
      const answered = changed(state, event.place, withResult(item, event.result));
      const { phase } = state;
      const next = counting(answered, event.quota);
      // One that needs nobody is passed by as soon as that is known.
      return phase.at === "reviewing" && phase.place === event.place ? showing(next, event.place) : next;
    }
    case "line-failed":
      return changed(state, event.place, { isAsking: false, problem: event.problem });
    case "ended":
      return { ...state, phase: { at: "over" }, problem: event.problem };
    default:
      return state.phase.at === "reviewing" ? decided(state, state.phase.place, event) : state;
  }
}

type Deciding = Extract<
  ReviewEvent,
  {
    type:
      | "typed"
      | "passed"
      | "answered"
      | "chose-wording"
      | "editing"
      | "drafted"
      | "used"
      | "kept"
      | "went-on"
      | "back";
  }
>;

/** What the person does with the line that is shown. */
function decided(state: ReviewState, place: number, event: Deciding): ReviewState {
  const item = state.items[place];
  if (!item) return state;
  switch (event.type) {
    case "typed":
      return changed(state, place, {
        typed: { ...item.typed, [event.given.question]: event.given.answer },
      });
    case "passed": {
      const typed = typedWithout(item.typed, [event.question]);
      return changed(state, place, { typed, passed: [...item.passed, event.question] });
    }
    case "answered": {
      const typed = typedWithout(
        item.typed,
        event.given.map(({ question }) => question),
      );
      const answers = [...item.answers, ...event.given.map(answerStatement)];
      return changed(state, place, { ...reopened(item), answers, typed });
    }
    case "chose-wording":
      return changed(state, place, { ...reopened(item), choice: event.choice });
    case "editing":
      return { ...state, phase: { at: "reviewing", place, isEditing: event.isEditing } };
    case "drafted":
      return changed(state, place, { draft: event.wording });
    case "used": {
      const edited = event.edited ?? item.edited;
      if (edited === null ? usable(item) === null : isUnconfirmed(item, edited)) return state;
      const draft = event.edited === null ? item.draft : null;
      return showing(changed(state, place, { decision: "used", edited, draft }), place + 1);
    }
    case "went-on":
      if (item.decision !== null) return showing(state, place + 1);
      return decided(state, place, { type: "kept" });
    case "kept":
      return showing(changed(state, place, { ...reopened(item), decision: "kept" }), place + 1);
    case "back": {
      const before = previous(state, place);
      return before < 0 ? state : { ...state, phase: { at: "reviewing", place: before, isEditing: false } };
    }
  }
}

/** What would be used is another than the one that was decided about; the person's wording can be taken up again. */
function reopened({ edited, draft }: ReviewItem): Partial<ReviewItem> {
  return { decision: null, edited: null, draft: draft ?? edited };
}

/** The line before that was shown; -1 where there is none. */
export function previous({ items }: ReviewState, place: number): number {
  return items.findLastIndex((item, index) => index < place && !isSkipped(item));
}

function changed(state: ReviewState, place: number, change: Partial<ReviewItem>): ReviewState {
  return {
    ...state,
    items: state.items.map((item, index) => (index === place ? { ...item, ...change } : item)),
  };
}

/** The lines of one request to an endpoint. */
interface Batch {
  readonly from: number;
  readonly count: number;
}

function isIn({ from, count }: Batch, place: number): boolean {
  return place >= from && place < from + count;
}

function inBatch(
  state: ReviewState,
  batch: Batch,
  change: (item: ReviewItem, place: number) => ReviewItem,
): ReviewState {
  const items = state.items.map((item, place) => (isIn(batch, place) ? change(item, place) : item));
  return { ...state, items };
}

function counting(state: ReviewState, quota: ReviewAnswer["quota"]): ReviewState {
  return { ...state, status: state.status && { ...state.status, quota } };
}

/** The first line from a place on that there is something to decide about; after the last one the review is over. */
function showing(state: ReviewState, from: number): ReviewState {
  const isHosted = state.status?.engine === "hosted";
  const place = state.items.findIndex(
    (item, index) => index >= from && !isSkipped(item) && (isHosted || !isUnreached(item)),
  );
  // A result that comes while the person writes does not take the box away.
  const isEditing = state.phase.at === "reviewing" && state.phase.place === place && state.phase.isEditing;
  const phase: ReviewPhase = place < 0 ? { at: "over" } : { at: "reviewing", place, isEditing };
  return { ...state, phase };
}

/** Every text that was looked at, as it stood and as it stands now. */
export function looked({ items }: ReviewState): string[] {
  return items
    .filter((item) => !isUnreached(item))
    .flatMap((item) => [
      item.line.source,
      ...(item.decision === "used" ? linesOf(usable(item)?.text ?? "") : []),
    ]);
}

/** What became of all lines. */
export function counts({ items }: ReviewState) {
  const count = (is: (item: ReviewItem) => boolean) => items.filter(is).length;
  return {
    lines: items.length,
    used: count(isImproved),
    kept: count((item) => item.decision !== null && !isImproved(item)),
    skipped: count((item) => item.decision === null && isSkipped(item)),
    open: count((item) => item.decision === null && !isSkipped(item)),
  };
}

/** With a server that asks an endpoint: the line from which to ask on, as long as one ahead of the one that is shown is known. */
export function nextToAsk({ items, phase, status }: ReviewState): number | null {
  if (phase.at !== "reviewing" || status?.engine !== "hosted" || items.some(({ isAsking }) => isAsking))
    return null;
  const place = items.findIndex(({ result, problem }) => result === null && problem === null);
  const shown = items.slice(phase.place, place).filter((item) => !isSkipped(item)).length;
  return place < 0 || shown > 1 ? null : place;
}

/** The lines from one on that nobody has asked about yet. */
export function unasked({ items }: ReviewState, from: number): readonly ReviewItem[] {
  const left = items.slice(from);
  const end = left.findIndex(({ result, problem }) => result !== null || problem !== null);
  return end < 0 ? left : left.slice(0, end);
}
