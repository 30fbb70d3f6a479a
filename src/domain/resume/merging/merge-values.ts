import { isJsonObject, sameValue } from "../../json/json-value.ts";
import { isLine } from "../../sections/line.ts";
import { idsOf } from "./entry-ids.ts";
import { ask, childPlace, type Merge, type Place, type Versions } from "./merge.ts";
import { mergeLists } from "./merge-lists.ts";

/**
 * Three-way: what one side alone changed is taken, what both changed alike too, and what they changed differently is asked;
 * until it is answered, this page's value stands.
 */
export function mergeValues(merge: Merge, place: Place, { base, mine, theirs }: Versions): unknown {
  if (sameValue(mine, theirs)) return mine;
  if (merge.hasBase && sameValue(theirs, base)) return mine;
  if (merge.hasBase && sameValue(mine, base)) return theirs;
  const isWhole = merge.shape.isWhole(place.path);
  const isOneList = isWhole || merge.shape.isForeign(place.path);
  if (isJsonObject(mine) && isJsonObject(theirs) && !isWhole)
    return mergeObjects(merge, place, { base, mine, theirs });
  if (merge.hasBase && !isOneList) {
    const lists = asLists({ base, mine, theirs });
    const merged = lists && mergeLists(merge, place, lists, mergeValues);
    // Where one side took the last entry away with its list, an empty one does not come back.
    const isGone = (mine === undefined || theirs === undefined) && Array.isArray(merged) && !merged.length;
    if (lists) return isGone ? undefined : merged;
  }
  // Not known who added what, lists of the same items are gone through one by one; others are one question.
  if (Array.isArray(mine) && Array.isArray(theirs) && !isOneList && hasSameItems(mine, theirs))
    return mine.map((entry, at) =>
      mergeValues(merge, childPlace(place, at), { base: undefined, mine: entry, theirs: theirs[at] }),
    );
  return ask(merge, { ...place, kind: "value", mine, theirs });
}

function hasSameItems(mine: readonly unknown[], theirs: readonly unknown[]): boolean {
  const [own, others] = [idsOf(mine), idsOf(theirs)];
  return own !== null && others !== null && !mine.some(isLine) && sameValue(own, others);
}

/** A list that is not there, as one of statements may not be, has no entries: what each side added to it is kept. */
function asLists({ base, mine, theirs }: Versions): Versions<readonly unknown[]> | null {
  const [began = [], here = [], there = []] = [base, mine, theirs];
  const isList = Array.isArray(mine) || Array.isArray(theirs);
  if (!isList || !Array.isArray(began) || !Array.isArray(here) || !Array.isArray(there)) return null;
  return { base: began, mine: here, theirs: there };
}

function mergeObjects(
  merge: Merge,
  place: Place,
  { base, mine, theirs }: { base: unknown; mine: object; theirs: object },
): object {
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const merged = keys.map((key) => {
    // Nobody can say which of two ids is right, and nobody needs to.
    if (key === "id" && !merge.shape.isForeign(place.path)) return [key, Reflect.get(mine, key)] as const;
    const versions = {
      base: isJsonObject(base) ? base[key] : undefined,
      mine: Reflect.get(mine, key),
      theirs: Reflect.get(theirs, key),
    };
    return [key, mergeValues(merge, childPlace(place, key), versions)] as const;
  });
  if (merged.every(([key, value]) => Reflect.get(mine, key) === value)) return mine;
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}
