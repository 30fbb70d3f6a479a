import { formatPointer, parsePointer } from "../../json/json-pointer.ts";
import { isJsonObject, type JsonObject } from "../../json/json-value.ts";
import type { Question } from "../merging/merge.ts";

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
  let [here, there] = [first, other];
  for (const [at, part] of path.entries()) {
    const isOther = kind === "removal" && mine === undefined && at === path.length - 1;
    const step = typeof part === "number" ? idOf(entryAt(isOther ? there : here, part)) : part;
    if (step === null) return steps;
    steps.push(step);
    [here, there] = [valueIn(here, step), valueIn(there, step)];
  }
  return steps;
}

export function valueAtPlace(content: unknown, steps: Steps): unknown {
  return steps.reduce(valueIn, content);
}

/** The content with another value at a place; where the way ends before it, nothing changes. */
export function changedAt(content: unknown, steps: Steps, change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return change(content);
  if (Array.isArray(content))
    return content.map((entry: unknown) => (idOf(entry) === step ? changedAt(entry, rest, change) : entry));
  if (!isJsonObject(content)) return content;
  const value = changedAt(valueIn(content, step), rest, change);
  if (value !== undefined) return { ...content, [step]: value };
  const { [step]: _, ...others } = content;
  return others;
}

export function idOf(entry: unknown): string | null {
  return isJsonObject(entry) && typeof entry.id === "string" ? entry.id : null;
}

function entryAt(list: unknown, at: number): unknown {
  return Array.isArray(list) ? list[at] : undefined;
}

function valueIn(holder: unknown, step: string): unknown {
  if (Array.isArray(holder)) return holder.find((entry: unknown) => idOf(entry) === step);
  return isJsonObject(holder) ? ownValue(holder, step) : undefined;
}

/** A key of data from elsewhere may be called as something that every object has. */
function ownValue(holder: JsonObject, key: string): unknown {
  return Object.hasOwn(holder, key) ? holder[key] : undefined;
}
