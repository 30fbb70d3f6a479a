import { isJsonObject, sameValue } from "../../json/json-value.ts";
import { fingerprint, isWordless } from "../identity/wording.ts";
import { ask, childPlace, type Merge, type Place, type Side, type Versions } from "./merge.ts";

type List = readonly unknown[];
type MergeEntry = (merge: Merge, place: Place, versions: Versions) => unknown;

/** An entry that stays, with its place in each list; null where that list has none. */
interface Entry extends Readonly<Record<Side, number | null>> {
  readonly value: unknown;
  /** What it says, by which equal ones are found. */
  readonly words: string;
}

/** What either side added stays, what either removed goes unless the other changed it, and one side's order is kept. */
export function mergeLists(
  merge: Merge,
  place: Place,
  lists: Versions<List>,
  mergeEntry: MergeEntry,
): unknown {
  const { base, mine, theirs } = lists;
  const asked = merge.questions.length;
  const found = { mine: placesIn(base, mine), theirs: placesIn(base, theirs) };
  const kept = base.flatMap((_, at) => keptEntry(merge, place, { at, found, lists, mergeEntry }));
  const entries = withoutSurplus([...kept, ...added(lists, found)], lists);
  const values = inOrder(entries, orderSide(merge, place, lists, kept)).map(({ value }) => value);
  if (values.length > merge.shape.mostEntries(place.path)) {
    // Not all of it fits: nobody but the person can say what must go.
    merge.questions.length = asked;
    return ask(merge, { ...place, kind: "value", mine, theirs });
  }
  return values.length === mine.length && values.every((value, at) => value === mine[at]) ? mine : values;
}

/** For each entry of a side, its place among what both began with; null for a new one. */
type Found = Readonly<Record<Side, readonly (number | null)[]>>;

/** Items and lines go by their ids; what has none, as a statement, by its words. */
function placesIn(base: List, changed: List): (number | null)[] {
  const places = new Map(keysOf(base).map((key, at) => [key, at]));
  return keysOf(changed).map((key, at) => {
    const old = places.get(key) ?? null;
    // An entry without a word is nobody's work: what is written where it stood is new, on either side.
    const isFilled = old !== null && isWordless(base[old]) && !isWordless(changed[at]);
    return isFilled ? null : old;
  });
}

function keysOf(list: List): string[] {
  const counts = new Map<string, number>();
  return list.map((entry) => {
    const key = isJsonObject(entry) && typeof entry.id === "string" ? entry.id : fingerprint(entry);
    const nth = counts.get(key) ?? 0;
    counts.set(key, nth + 1);
    return `${nth} ${key}`;
  });
}

interface Known {
  at: number;
  found: Found;
  lists: Versions<List>;
  mergeEntry: MergeEntry;
}

/** What becomes of an entry that both sides began with. */
function keptEntry(merge: Merge, place: Place, { at, found, lists, mergeEntry }: Known): Entry[] {
  const places = { mine: placeOf(found.mine, at), theirs: placeOf(found.theirs, at) };
  const mine = places.mine === null ? undefined : lists.mine[places.mine];
  const theirs = places.theirs === null ? undefined : lists.theirs[places.theirs];
  const base = lists.base[at];
  const here = childPlace(place, places.mine ?? places.theirs ?? at, `base ${at}`);
  if (places.mine !== null && places.theirs !== null)
    return [entryOf(mergeEntry(merge, here, { base, mine, theirs }), places)];
  const remaining = mine ?? theirs;
  if (remaining === undefined || sameValue(remaining, base) || isWordless(remaining)) return [];
  const value = ask(merge, { ...here, kind: "removal", mine, theirs });
  return value === undefined ? [] : [entryOf(value, places)];
}

function entryOf(value: unknown, places: Readonly<Record<Side, number | null>>): Entry {
  return { ...places, value, words: fingerprint(value) };
}

function placeOf(found: readonly (number | null)[], base: number): number | null {
  const at = found.indexOf(base);
  return at < 0 ? null : at;
}

/** New entries of both sides; what both wrote is there once. */
function added({ mine, theirs }: Versions<List>, found: Found): Entry[] {
  const own = newPlaces(found.mine).map((at) => entryOf(mine[at], { mine: at, theirs: null }));
  const free = Map.groupBy(own, ({ words }) => words);
  const joined = new Map<Entry, Entry>();
  const others = newPlaces(found.theirs).flatMap((at): Entry[] => {
    const entry = entryOf(theirs[at], { mine: null, theirs: at });
    const twin = free.get(entry.words)?.shift();
    if (!twin) return [entry];
    joined.set(twin, { ...twin, theirs: at });
    return [];
  });
  return [...own.filter((entry) => !joined.has(entry)), ...joined.values(), ...others];
}

/** One side may have rewritten an entry into what the other added, or rewrote another into: it is not there twice for that. */
function withoutSurplus(entries: readonly Entry[], { mine, theirs }: Versions<List>): Entry[] {
  const counts = { mine: countsOf(mine.map(fingerprint)), theirs: countsOf(theirs.map(fingerprint)) };
  const copies = countsOf(entries.map(({ words }) => words));
  const surplus = new Set<Entry>();
  // Entries that only one side has go first: the others hold the order.
  for (const entry of entries.toSorted((one, other) => sidesOf(one) - sidesOf(other))) {
    const key = entry.words;
    const most = Math.max(1, counts.mine.get(key) ?? 0, counts.theirs.get(key) ?? 0);
    const there = copies.get(key) ?? 0;
    if (there <= most) continue;
    surplus.add(entry);
    copies.set(key, there - 1);
  }
  return entries.filter((entry) => !surplus.has(entry));
}

function countsOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function sidesOf({ mine, theirs }: Entry): number {
  return (mine === null ? 0 : 2) + (theirs === null ? 0 : 1);
}

function newPlaces(found: readonly (number | null)[]): number[] {
  return [...found.keys()].filter((at) => found[at] === null);
}

/** Whose order holds: the side's that moved something; where both did, the person says. */
function orderSide(
  merge: Merge,
  place: Place,
  { mine, theirs }: Versions<List>,
  kept: readonly Entry[],
): Side {
  const both = kept.filter((entry) => entry.mine !== null && entry.theirs !== null);
  const byMine = sortedBy(both, "mine");
  const byTheirs = sortedBy(both, "theirs");
  const isMoved = (sorted: readonly Entry[]) => sorted.some((entry, at) => entry !== both[at]);
  if (!isMoved(byTheirs)) return "mine";
  if (!isMoved(byMine)) return "theirs";
  if (byMine.every((entry, at) => entry === byTheirs[at])) return "mine";
  const order = {
    mine: byMine.map((entry) => mine[entry.mine ?? 0]),
    theirs: byTheirs.map((entry) => theirs[entry.theirs ?? 0]),
  };
  const chosen = ask(merge, { path: place.path, key: `${place.key}/order`, kind: "order", ...order });
  return chosen === order.theirs ? "theirs" : "mine";
}

function sortedBy(entries: readonly Entry[], side: Side): Entry[] {
  return entries
    .filter((entry) => entry[side] !== null)
    .sort((one, other) => (one[side] ?? 0) - (other[side] ?? 0));
}

/** The entries of the first side in its order; each of the others follows what it follows on its own side, this page's first. */
function inOrder(entries: readonly Entry[], first: Side): Entry[] {
  const second = first === "mine" ? "theirs" : "mine";
  const result = sortedBy(entries, first);
  let last: Entry | null = null;
  for (const entry of sortedBy(entries, second)) {
    if (entry[first] === null) {
      let at = last === null ? 0 : result.indexOf(last) + 1;
      while (first === "mine" && result[at]?.theirs === null) at += 1;
      result.splice(at, 0, entry);
    }
    last = entry;
  }
  return result;
}
