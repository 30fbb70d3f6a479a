import { idsOf } from "../merging/entry-ids.ts";
import type { Question } from "../merging/merge.ts";
import { changedAt, idOf, type PlaceChange, type Steps, valueAtPlace } from "./place.ts";

type List = readonly unknown[];

export interface CopiedPlace {
  readonly steps: Steps;
  readonly kind: Question["kind"];
}

/** Makes places of a content as they are in another: a value, an entry that is there or not, or the order of a list. */
export function copyPlaces(target: unknown, from: unknown, places: readonly CopiedPlace[]): unknown {
  return changedAt(
    target,
    places.map((place) => copyOf(from, place)),
  );
}

function copyOf(from: unknown, { steps, kind }: CopiedPlace): PlaceChange {
  const value = valueAtPlace(from, steps);
  if (kind === "value") return { steps, change: () => value };
  if (kind === "order") return { steps, change: (list) => inOrderOf(listOf(value), listOf(list)) ?? value };
  const list = steps.slice(0, -1);
  const id = steps.at(-1) ?? "";
  const others = listOf(valueAtPlace(from, list));
  return {
    steps: list,
    change: (entries) =>
      value === undefined
        ? listOf(entries).filter((entry) => idOf(entry) !== id)
        : withEntry(listOf(entries), value, others),
  };
}

function listOf(value: unknown): List {
  return Array.isArray(value) ? value : [];
}

/** An entry that is not there yet comes after the one that it follows in its own list. */
function withEntry(list: List, entry: unknown, others: List): unknown[] {
  const id = idOf(entry);
  if (list.some((one) => idOf(one) === id)) return list.map((one) => (idOf(one) === id ? entry : one));
  const there = new Set(list.map(idOf));
  const before = others.slice(0, others.indexOf(entry)).findLast((one) => there.has(idOf(one)));
  const at = before === undefined ? 0 : list.findIndex((one) => idOf(one) === idOf(before)) + 1;
  return list.toSpliced(at, 0, entry);
}

/** A list in the order of another; what only it has stays behind what it follows. Null where entries have no ids. */
function inOrderOf(order: List, list: List): unknown[] | null {
  const [first, own] = [idsOf(order), idsOf(list)];
  if (!first || !own) return null;
  const places = new Map(first.map((id, at) => [id, at]));
  const placeOf = (entry: unknown) => places.get(idOf(entry) ?? "");
  const ordered = list
    .filter((entry) => placeOf(entry) !== undefined)
    .sort((one, other) => (placeOf(one) ?? 0) - (placeOf(other) ?? 0));
  let last: unknown = null;
  for (const entry of list) {
    if (placeOf(entry) === undefined) ordered.splice(last === null ? 0 : ordered.indexOf(last) + 1, 0, entry);
    last = entry;
  }
  return ordered;
}
