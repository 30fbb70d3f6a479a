import { isJsonObject } from "../../../domain/json/json-value.ts";
import { sameValue } from "../draft-content.ts";
import { ask, inside, type Merge, type Place, type Versions } from "./merge.ts";
import { mergeLists } from "./merge-lists.ts";

/**
 * Three-way: what one side alone changed is taken, what both changed alike too, and what they changed differently is asked;
 * until it is answered, this page's value stands.
 */
export function mergeValues(merge: Merge, place: Place, { base, mine, theirs }: Versions): unknown {
  if (sameValue(mine, theirs)) return mine;
  if (merge.hasBase && sameValue(theirs, base)) return mine;
  if (merge.hasBase && sameValue(mine, base)) return theirs;
  if (isJsonObject(mine) && isJsonObject(theirs)) return mergeObjects(merge, place, { base, mine, theirs });
  if (Array.isArray(mine) && Array.isArray(theirs) && !merge.shape.isWhole(place.path)) {
    if (merge.hasBase && Array.isArray(base))
      return mergeLists(merge, place, { base, mine, theirs }, mergeValues);
    if (!merge.hasBase && mine.length === theirs.length && mine.every(isJsonObject))
      return mine.map((entry, at) =>
        mergeValues(merge, inside(place, at), { base: undefined, mine: entry, theirs: theirs[at] }),
      );
  }
  return ask(merge, { ...place, kind: "value", mine, theirs });
}

function mergeObjects(
  merge: Merge,
  place: Place,
  { base, mine, theirs }: { base: unknown; mine: object; theirs: object },
): object {
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const merged = keys.map((key) => {
    const versions = {
      base: isJsonObject(base) ? base[key] : undefined,
      mine: Reflect.get(mine, key),
      theirs: Reflect.get(theirs, key),
    };
    return [key, mergeValues(merge, inside(place, key), versions)] as const;
  });
  // The same object stays the same: the form knows its items by that.
  if (merged.every(([key, value]) => Reflect.get(mine, key) === value)) return mine;
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}
