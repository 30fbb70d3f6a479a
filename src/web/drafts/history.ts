import { parsePointer, putAt, valueAt } from "../../domain/json/json-pointer.ts";
import { isMarksPlace } from "../../domain/marks/marks-place.ts";
import type { DraftContent } from "./draft-content.ts";
import { type Typing, textChange, typedTexts, typingAfter, typingOn } from "./typed-text.ts";

/** What stood at a place of the draft, and what stands there now. */
export interface Patch {
  readonly pointer: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Of a text, only the part that changed is kept; it begins here. */
  readonly at?: number;
}

export interface Step {
  readonly patches: readonly Patch[];
  /** Changes of one group that follow closely are undone together, as the letters of a word are. */
  readonly group: string | null;
  readonly at: number;
  /** Rough size, so that the history stays small enough to be kept with every edit. */
  readonly size: number;
  /** What the next key could go on with. */
  readonly typing: Typing | null;
  /** Which composing of characters made it; it is one step, however long it takes. */
  readonly composition: number | null;
}

export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export const NO_HISTORY: History = { past: [], future: [] };

/** What is shown beside the draft and is no part of it: undo goes through it as through any other step. */
export const GUIDE_PLACE = "/guide";

/** Hands that rest this long have finished something. */
const PAUSE_MS = 800;
const MOST_STEPS = 500;
const MOST_SIZE = 512 * 1024;

/** A change as it was made, with the whole values. */
export interface Change {
  readonly patches: readonly Omit<Patch, "at">[];
  readonly group: string | null;
  readonly at: number;
  readonly composition: number | null;
}

/**
 * Adds a step, or lets the last one grow by what belongs to it: the next letter of a word, the next deletion of a run, a
 * character that is being composed. What was undone is gone. `apart`: something happened in between, as a move of the cursor.
 */
export function record({ past }: History, change: Change, apart = false): History {
  const last = past.at(-1);
  const grown = last && !apart ? grow(last, change) : null;
  const steps = grown ? [...past.slice(0, -1), grown] : [...past, stepOf(change, startOf(change))];
  return { past: bounded(steps), future: [] };
}

/** The last step, and those of these that lie right before it, as one: they are undone together. */
export function joinLast(history: History, steps: ReadonlySet<Step>): History {
  const from = history.past.findLastIndex((step, at) => at < history.past.length - 1 && !steps.has(step)) + 1;
  const joined = history.past.slice(from);
  const last = joined.at(-1);
  if (!last || joined.length < 2) return history;
  const whole: Step = {
    ...last,
    patches: joined.flatMap(({ patches }) => patches),
    group: null,
    size: joined.reduce((sum, { size }) => sum + size, 0),
    typing: null,
    composition: null,
  };
  return { ...history, past: [...history.past.slice(0, from), whole] };
}

function grow(last: Step, change: Change): Step | null {
  const isSame = change.group !== null && last.group === change.group && samePlaces(last, change);
  if (!isSame) return null;
  const typing = typingWith(last, change);
  if (typing === undefined) return null;
  const patches = change.patches.map((patch, index) => ({
    ...patch,
    before: valueBefore(last.patches[index], patch.before),
  }));
  return stepOf({ ...change, patches }, typing);
}

/** What may follow once the change belongs to the step; undefined where it does not belong to it. */
function typingWith(last: Step, change: Change): Typing | null | undefined {
  if (change.composition !== null)
    return change.composition === last.composition ? composedUntil(change) : undefined;
  if (change.at - last.at >= PAUSE_MS) return undefined;
  const texts = textsOf(change);
  // What another page types comes as a whole.
  if (texts === null) return last.typing === null ? null : undefined;
  return (last.typing && typingOn(last.typing, ...texts)) ?? undefined;
}

/** Marks that move with the letters are no second change. */
function textsOf({ patches }: Change): readonly [string, string] | null {
  const [only, ...others] = patches.filter(({ pointer }) => !isMarksPlace(pointer));
  return only && others.length === 0 ? typedTexts(only.before, only.after) : null;
}

function startOf(change: Change): Typing | null {
  if (change.composition !== null) return composedUntil(change);
  const texts = textsOf(change);
  return texts && typingAfter(textChange(...texts));
}

/** A blank after the composed word belongs to it. */
function composedUntil(change: Change): Typing | null {
  const texts = textsOf(change);
  if (!texts) return null;
  const { at, inserted } = textChange(...texts);
  return { kind: "insert", caret: at + inserted.length };
}

function stepOf({ patches, group, at, composition }: Change, typing: Typing | null): Step {
  const kept = patches.map(keptPatch);
  const size = kept.reduce(
    (sum, { pointer, before, after }) => sum + pointer.length + sizeOf(before) + sizeOf(after),
    0,
  );
  return { patches: kept, group, at, size, typing, composition };
}

/** A long text with a letter more is a letter: whole texts at each word would fill the history with a page. */
function keptPatch({ pointer, before, after }: Omit<Patch, "at">): Patch {
  if (typeof before !== "string" || typeof after !== "string") return { pointer, before, after };
  const { at, removed, inserted } = textChange(before, after);
  return { pointer, before: removed, after: inserted, at };
}

/** The whole value before a step, from the one after it. */
function valueBefore(patch: Patch | undefined, after: unknown): unknown {
  return patch === undefined ? after : turned(after, patch, patch.after, patch.before);
}

function turned(value: unknown, { at }: Patch, from: unknown, to: unknown): unknown {
  if (at === undefined || typeof value !== "string") return to;
  return value.slice(0, at) + String(to) + value.slice(at + String(from).length);
}

/** What stood at one place before must never be put back at another. */
function samePlaces(one: Step, other: Change): boolean {
  return (
    one.patches.length === other.patches.length &&
    one.patches.every(({ pointer }, index) => pointer === other.patches[index]?.pointer)
  );
}

export interface Travelled {
  readonly content: DraftContent;
  readonly history: History;
  /** Where the change was made. */
  readonly pointer: string;
  readonly step: Step;
}

export function undo(content: DraftContent, { past, future }: History): Travelled | null {
  const last = past.at(-1);
  if (!last) return null;
  return {
    content: last.patches
      .toReversed()
      .reduce((draft, patch) => put(draft, patch, patch.after, patch.before), content),
    history: { past: past.slice(0, -1), future: [...future, last] },
    pointer: last.patches[0]?.pointer ?? "",
    step: last,
  };
}

export function redo(content: DraftContent, { past, future }: History): Travelled | null {
  const next = future.at(-1);
  if (!next) return null;
  return {
    content: next.patches.reduce((draft, patch) => put(draft, patch, patch.before, patch.after), content),
    // A redone step is over: what is typed next is a step of its own.
    history: { past: [...past, { ...next, group: null }], future: future.slice(0, -1) },
    pointer: next.patches[0]?.pointer ?? "",
    step: next,
  };
}

/** Every value was taken from a valid draft at this very place in the chain of steps. */
export function put(content: DraftContent, patch: Patch, from: unknown, to: unknown): DraftContent {
  if (patch.pointer === GUIDE_PLACE) return content;
  const path = parsePointer(patch.pointer) ?? [];
  const changed = putAt(content, path, turned(valueAt(content, path), patch, from, to));
  return isContent(changed) ? changed : content;
}

function isContent(value: unknown): value is DraftContent {
  return typeof value === "object" && value !== null && "resume" in value && "template" in value;
}

function bounded(steps: readonly Step[]): readonly Step[] {
  let size = 0;
  const kept = steps.findLastIndex((candidate, index) => {
    size += candidate.size;
    return (size > MOST_SIZE && index < steps.length - 1) || steps.length - index > MOST_STEPS;
  });
  return steps.slice(kept + 1);
}

function sizeOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 8;
  return Object.values(value).reduce<number>((sum, part) => sum + sizeOf(part), 16);
}
