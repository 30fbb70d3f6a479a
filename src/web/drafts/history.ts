import { parsePointer, replaceAt } from "../../domain/json/json-pointer.ts";
import type { DraftContent } from "./draft-content.ts";

/** What stood at a place of the draft, and what stands there now. */
export interface Patch {
  readonly pointer: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface Step {
  readonly patches: readonly Patch[];
  /** Steps of one group that follow closely are undone together, as typing is. */
  readonly group: string | null;
  readonly at: number;
  /** Rough size, so that the history stays small enough to be kept with every edit. */
  readonly size: number;
}

export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export const NO_HISTORY: History = { past: [], future: [] };

const PAUSE_MS = 1000;
const MOST_STEPS = 200;
const MOST_SIZE = 512 * 1024;

export function step(patches: readonly Patch[], group: string | null, at: number): Step {
  const size = patches.reduce((sum, { before, after }) => sum + sizeOf(before) + sizeOf(after), 0);
  return { patches, group, at, size };
}

/** Adds a step, or lets the last one grow when it is of the same group and hardly over. What was undone is gone. */
export function record({ past }: History, next: Step): History {
  const last = past.at(-1);
  const grows =
    last !== undefined &&
    next.group !== null &&
    last.group === next.group &&
    next.at - last.at < PAUSE_MS &&
    samePlaces(last, next);
  if (!grows) return { past: bounded([...past, next]), future: [] };
  const patches = next.patches.map((patch, index) => ({
    ...patch,
    before: last.patches[index]?.before ?? patch.before,
  }));
  return { past: bounded([...past.slice(0, -1), step(patches, next.group, next.at)]), future: [] };
}

/** What stood at one place before must never be put back at another. */
function samePlaces(one: Step, other: Step): boolean {
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
}

export function undo(content: DraftContent, { past, future }: History): Travelled | null {
  const last = past.at(-1);
  if (!last) return null;
  const back = last.patches.toReversed().map(({ pointer, before }) => ({ pointer, value: before }));
  return {
    content: applied(content, back),
    history: { past: past.slice(0, -1), future: [...future, last] },
    pointer: last.patches[0]?.pointer ?? "",
  };
}

export function redo(content: DraftContent, { past, future }: History): Travelled | null {
  const next = future.at(-1);
  if (!next) return null;
  const forth = next.patches.map(({ pointer, after }) => ({ pointer, value: after }));
  return {
    content: applied(content, forth),
    // A redone step is over: what is typed next is a step of its own.
    history: { past: [...past, { ...next, group: null }], future: future.slice(0, -1) },
    pointer: next.patches[0]?.pointer ?? "",
  };
}

/** Every value was taken from a valid draft at this very place in the chain of steps. */
function applied(
  content: DraftContent,
  changes: readonly { pointer: string; value: unknown }[],
): DraftContent {
  return changes.reduce((document, { pointer, value }) => {
    const changed = replaceAt(document, parsePointer(pointer) ?? [], value);
    return isContent(changed) ? changed : document;
  }, content);
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
