import type { Issue } from "../../../../domain/issue.ts";
import { parsePointer, valueAt } from "../../../../domain/json/json-pointer.ts";
import { sameValue } from "../../../../domain/json/json-value.ts";
import { isMarksPlace, marksPlaceOf } from "../../../../domain/marks/marks-place.ts";
import { applyEdit, type Edit, placeOfEdit } from "../../../../domain/resume/edits.ts";
import type { Resume } from "../../../../domain/resume/resume.ts";
import { titleAfter } from "../../../../domain/resume/resume-title.ts";
import { type DraftContent, keepingStyle } from "../../../drafts/draft-content.ts";
import {
  GUIDE_PLACE,
  type History,
  joinLast,
  record,
  redo,
  type Step,
  type Travelled,
  undo,
} from "../../../drafts/history.ts";
import { newLineId } from "../../../drafts/new-id.ts";
import {
  type Effect,
  mayAdopt,
  type Replaced,
  reduce,
  type SaveDelays,
  type Stored,
  type SyncEvent,
  type SyncedDraft,
  type SyncState,
} from "../saving/save-machine.ts";

/** All that is known of a draft that is open: what stands in it, how it came to that, and what became of it. */
export interface DocumentState extends SyncedDraft {
  readonly history: History;
}

type Design = Partial<Omit<DraftContent, "resume">>;

export interface DocumentStore {
  read(): DocumentState;
  /** With a place, only of what changed at it, in it or around it: a letter does not wake every field of a long form. */
  subscribe(listener: () => void, place?: string): () => void;
  /** Hears what is to be done after a change, before everybody else: a listener that fails keeps nothing from being saved. */
  onEffect(run: (effect: Effect) => void): () => void;
  /** What becomes of the draft; nothing in it changes. */
  dispatch(event: Exclude<SyncEvent, { type: "edited" | "adopted" | "decided" }>): void;
  /** The device has a copy of this edit; null where it keeps none. */
  keptOnDevice(edit: number | null): void;
  /**
   * One change of the resume; the reason why not, when it is refused. Typing a word into one place is one undo step, also
   * into the entry of a list where its changes are given the same group.
   */
  edit(edit: Edit, group?: string): Issue | null;
  /** Several changes that are undone together; all or none. */
  editAll(edits: readonly Edit[]): Issue | null;
  /** The same as a step of its own: typing right before or after it is undone apart. With steps right before it, as one with them. */
  putAll(edits: readonly Edit[], joined?: ReadonlySet<Step>): Issue | null;
  /** Changes of one group that follow closely are one step, as those of a slider that is drawn. */
  design(change: Design, group?: string): void;
  /** Another resume in the place of this one, as after an import. One undo step. */
  replaceResume(resume: Resume, design?: Design): void;
  /** Shows what another tab or device saved, unless something here is unsaved. It can be undone like anything else. */
  adopt(stored: Stored): void;
  /** What became of two versions, by the person or by a merge, as a step of its own. It goes on top of what it replaces. */
  decide(content: DraftContent, onto: Replaced): void;
  /** The last step, and those of these that lie right before it, are undone together from now on. */
  joinSteps(steps: ReadonlySet<Step>): void;
  /** The cursor was moved, or another field entered: what is typed next is a step of its own. */
  endStep(): void;
  /** Characters are being composed: until that ends, they are one step. */
  compose(isComposing: boolean): void;
  /** The guide was turned on or off: a step of its own, which changes nothing in the draft. */
  recordGuide(isShown: boolean): void;
  /** Undo or redo came to such a step. */
  onGuide(listener: (isShown: boolean) => void): () => void;
  /** Where the change was made, or null when there was nothing to undo. */
  undo(): string | null;
  redo(): string | null;
}

const ELSEWHERE = "elsewhere";
/** The whole content, as the patch of another version names it. */
const EVERYWHERE = [""];
const NONE: ReadonlySet<Step> = new Set();

interface DocumentTools {
  now: () => number;
  delays: SaveDelays;
}

export function createDocumentStore(
  opened: { content: DraftContent; history: History; sync: SyncState },
  { now, delays }: DocumentTools,
): DocumentStore {
  const listeners = new Map<() => void, string>();
  const runners = new Set<(effect: Effect) => void>();
  const guides = new Set<(isShown: boolean) => void>();
  let apart = false;
  let compositions = 0;
  let composing = false;
  let state: DocumentState = { ...opened, edits: 0, onDevice: 0 };

  const become = (next: DocumentState, changed: readonly string[], effects: readonly Effect[] = []) => {
    const isChanged = next !== state;
    state = next;
    for (const effect of effects) for (const run of runners) run(effect);
    if (!isChanged) return;
    for (const [listener, place] of listeners)
      if (place === "" || changed.some((other) => isWithin(place, other) || isWithin(other, place)))
        listener();
  };

  const dispatch = (event: SyncEvent, draft: DocumentState = state, changed: readonly string[] = []) => {
    const [sync, effects] = reduce(draft, event, delays);
    become(sync === draft.sync ? draft : { ...draft, sync }, changed, effects);
  };

  /** New content counts as an edit, and what becomes of it is decided with it. */
  const write = (content: DraftContent, history: History, event: SyncEvent, changed: readonly string[]) =>
    dispatch(event, { ...state, content, history, edits: state.edits + 1 }, changed);

  const change = (
    after: DraftContent,
    pointers: readonly string[],
    group: string | null,
    {
      joined = NONE,
      event = { type: "edited", now: now() },
    }: { joined?: ReadonlySet<Step>; event?: SyncEvent } = {},
  ) => {
    const before = state.content;
    const patches = pointers.map((pointer) => ({
      pointer,
      before: at(before, pointer),
      after: at(after, pointer),
    }));
    if (patches.every((patch) => sameValue(patch.before, patch.after))) {
      // Two versions may agree: what was stored or decided is known all the same.
      if (event.type !== "edited") dispatch(event);
      return;
    }
    const composition = composing ? compositions : null;
    const history = record(state.history, { patches, group, at: now(), composition }, apart);
    apart = false;
    write(after, joinLast(history, joined), event, pointers);
  };

  const travel = (way: typeof undo): string | null => {
    const travelled: Travelled | null = way(state.content, state.history);
    if (!travelled) return null;
    const { content, history, pointer, step } = travelled;
    apart = true;
    if (pointer === GUIDE_PLACE) {
      const [patch] = step.patches;
      become({ ...state, history }, []);
      for (const tell of guides) tell((way === undo ? patch?.before : patch?.after) === true);
      return pointer;
    }
    const after = pointer.startsWith("/resume/") ? titled(state.content, content) : content;
    write(after, history, { type: "edited", now: now() }, EVERYWHERE);
    return pointer;
  };

  const apply = (edits: readonly Edit[], group: string | null, joined = NONE): Issue | null => {
    let { resume } = state.content;
    const changed = new Set<string>();
    for (const edit of edits) {
      changed.add(placeOfEdit(resume, edit));
      const outcome = applyEdit(resume, edit, newLineId);
      if (!outcome.ok) return outcome.issues[0] ?? null;
      resume = outcome.resume;
    }
    if (resume === state.content.resume) return null;
    const places = outermost([...changed, ...marksAt([...changed], state.content.resume, resume)]);
    change(
      titled(state.content, { ...state.content, resume }),
      places.map((place) => `/resume${place}`),
      group,
      { joined },
    );
    return null;
  };

  const editAll = (edits: readonly Edit[]): Issue | null => apply(edits, typingGroup(edits));

  return {
    read: () => state,
    subscribe(listener, place = "") {
      listeners.set(listener, place);
      return () => void listeners.delete(listener);
    },
    onEffect(run) {
      runners.add(run);
      return () => void runners.delete(run);
    },
    dispatch: (event) => dispatch(event),
    keptOnDevice(edit) {
      const onDevice = edit === null ? null : Math.max(state.onDevice ?? 0, edit);
      if (onDevice !== state.onDevice) become({ ...state, onDevice }, []);
    },
    edit: (edit, group) => apply([edit], group ?? typingGroup([edit])),
    editAll,
    putAll: (edits, joined) => apply(edits, null, joined),
    design(wanted, group) {
      const pointers = Object.keys(wanted).map((key) => `/${key}`);
      change({ ...state.content, ...wanted }, pointers, group ?? ("title" in wanted ? "type /title" : null));
    },
    replaceResume(resume, design = {}) {
      const pointers = ["/resume", ...Object.keys(design).map((key) => `/${key}`)];
      change({ ...state.content, ...design, resume }, pointers, null);
    },
    adopt(stored) {
      const { revision, content } = stored;
      if (mayAdopt(state, stored))
        change(keepingStyle(content, state.content), EVERYWHERE, ELSEWHERE, {
          event: { type: "adopted", revision },
        });
    },
    decide: (content, onto) => change(content, EVERYWHERE, null, { event: { type: "decided", onto } }),
    joinSteps: (steps) => become({ ...state, history: joinLast(state.history, steps) }, []),
    endStep() {
      apart = true;
    },
    compose(isComposing) {
      if (isComposing) {
        compositions += 1;
        apart = true;
      }
      composing = isComposing;
    },
    recordGuide(isShown) {
      const patches = [{ pointer: GUIDE_PLACE, before: !isShown, after: isShown }];
      const history = record(state.history, { patches, group: null, at: now(), composition: null }, true);
      become({ ...state, history }, []);
    },
    onGuide(listener) {
      guides.add(listener);
      return () => void guides.delete(listener);
    },
    undo: () => travel(undo),
    redo: () => travel(redo),
  };
}

function isWithin(place: string, other: string): boolean {
  return (
    place.startsWith(other) && (place.length === other.length || other === "" || place[other.length] === "/")
  );
}

/** A title that nobody gave goes along with the name and the role, forth and back: no step of the history holds it. */
function titled(before: DraftContent, after: DraftContent): DraftContent {
  const title = titleAfter(before.title, before.resume, after.resume);
  return title === after.title ? after : { ...after, title };
}

function at(content: DraftContent, pointer: string): unknown {
  return valueAt(content, parsePointer(pointer) ?? []);
}

/** Where texts that were changed have marks: undo brings both back, or a mark would stand over other letters. */
function marksAt(places: readonly string[], ...resumes: readonly Resume[]): string[] {
  return places
    .map(marksPlaceOf)
    .filter((place) => place !== null)
    .filter((place) => !places.includes(place))
    .filter((place) => resumes.some((resume) => valueAt(resume, parsePointer(place) ?? []) !== undefined));
}

/** A text that is typed, with marks that are typed along. */
function typingGroup(edits: readonly Edit[]): string | null {
  const [only, ...others] = edits.filter((edit) => edit.type !== "set" || !isMarksPlace(edit.pointer));
  return others.length === 0 && only?.type === "set" && typeof only.value === "string"
    ? `type ${only.pointer}`
    : null;
}

/** What lies inside another place changes with it; kept beside it, undo would take it back twice. */
function outermost(places: readonly string[]): string[] {
  return places.filter((place) => !places.some((other) => other !== place && place.startsWith(`${other}/`)));
}
