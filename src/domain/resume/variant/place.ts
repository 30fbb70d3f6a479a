import { formatPointer, parsePointer } from "../../json/json-pointer.ts";
import { isJsonObject, type JsonObject } from "../../json/json-value.ts";
import type { Path, Question } from "../merging/merge.ts";

/** The way to a place: names of fields, and ids in lists, so that it leads to the same line after others came or went. */
export type Steps = readonly string[];

/** How a place is named outside: a JSON pointer with ids in the place of numbers. */
export function placeName(steps: Steps): string {
  return formatPointer(steps);
}

export function stepsOfPlace(place: string): Steps | null {
  return parsePointer(place);
}

/**
 * The steps to what a merge or a comparison has named by numbers: those of the first content's lists, or of the other's where
 * the first has no such entry. A list whose entries have no ids is one place.
 */
export function stepsTo({ path, kind, mine }: Question, first: unknown, other: unknown): Steps {
  const steps: string[] = [];
  let here = first;
  for (const [at, part] of path.entries()) {
    const isOther = kind === "removal" && mine === undefined && at === path.length - 1;
    const list = isOther ? valueAtPlace(other, steps) : here;
    const step = typeof part === "number" ? idOf(entryAt(list, part)) : part;
    if (step === null) return steps;
    steps.push(step);
    here = typeof part === "number" ? entryAt(here, part) : valueIn(here, part);
  }
  return steps;
}

/** The way back: numbers for ids, of the first content's lists, or of the other's where the first has no such entry. */
export function pathTo(steps: Steps, first: unknown, other: unknown): Path {
  return steps.map((step, at) => {
    const before = steps.slice(0, at);
    for (const list of [valueAtPlace(first, before), valueAtPlace(other, before)]) {
      const index = Array.isArray(list) ? list.findIndex((entry) => idOf(entry) === step) : -1;
      if (index >= 0) return index;
    }
    return step;
  });
}

export function valueAtPlace(content: unknown, steps: Steps): unknown {
  return steps.reduce(valueIn, content);
}

export interface PlaceChange {
  readonly steps: Steps;
  change(value: unknown): unknown;
}

/**
 * The content with other values at places; where the way ends before one, nothing changes there. All of them in one walk: by itself
 * each would copy the lists around it, thousands of times in a long resume. What is inside of a place changes before it.
 */
export function changedAt(content: unknown, changes: readonly PlaceChange[]): unknown {
  const root: ChangedPlace = { changes: [], inner: new Map() };
  for (const { steps, change } of changes) {
    let place = root;
    for (const step of steps) {
      const next = place.inner.get(step) ?? { changes: [], inner: new Map() };
      place.inner.set(step, next);
      place = next;
    }
    place.changes.push(change);
  }
  return changed(content, root);
}

interface ChangedPlace {
  readonly changes: PlaceChange["change"][];
  readonly inner: Map<string, ChangedPlace>;
}

function changed(value: unknown, { changes, inner }: ChangedPlace): unknown {
  const made = inner.size === 0 ? value : changedInside(value, inner);
  return changes.reduce((now, change) => change(now), made);
}

function changedInside(holder: unknown, inner: ChangedPlace["inner"]): unknown {
  if (Array.isArray(holder))
    return holder.map((entry: unknown) => {
      const place = inner.get(idOf(entry) ?? "");
      return place ? changed(entry, place) : entry;
    });
  if (!isJsonObject(holder)) return holder;
  const values = [...inner].map(([key, place]) => [key, changed(ownValue(holder, key), place)] as const);
  const gone = new Set(values.flatMap(([key, value]) => (value === undefined ? [key] : [])));
  const rest = Object.entries(holder).filter(([key]) => !inner.has(key));
  return Object.fromEntries([...rest, ...values.filter(([key]) => !gone.has(key))]);
}

export function idOf(entry: unknown): string | null {
  return isJsonObject(entry) && typeof entry.id === "string" ? entry.id : null;
}

const known = new WeakMap<readonly unknown[], ReadonlyMap<string | null, unknown>>();

/** Looked through once for each list: thousands of places may lie in one. */
function entriesById(list: readonly unknown[]): ReadonlyMap<string | null, unknown> {
  const byId = known.get(list) ?? new Map(list.toReversed().map((entry) => [idOf(entry), entry]));
  known.set(list, byId);
  return byId;
}

/** The entry of a list that has an id. */
export function entryUnder(list: unknown, id: string): unknown {
  return Array.isArray(list) ? entriesById(list).get(id) : undefined;
}

function entryAt(list: unknown, at: number): unknown {
  return Array.isArray(list) ? list[at] : undefined;
}

function valueIn(holder: unknown, step: string): unknown {
  if (Array.isArray(holder)) return entriesById(holder).get(step);
  return isJsonObject(holder) ? ownValue(holder, step) : undefined;
}

/** A key of data from elsewhere may be called as something that every object has. */
function ownValue(holder: JsonObject, key: string): unknown {
  return Object.hasOwn(holder, key) ? holder[key] : undefined;
}
