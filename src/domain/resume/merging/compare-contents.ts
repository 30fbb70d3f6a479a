import { isJsonObject, sameValue } from "../../json/json-value.ts";
import { isWordless } from "../identity/wording.ts";
import type { Resume } from "../resume.ts";
import { idsOf } from "./entry-ids.ts";
import { childPlace, type Place, type Question } from "./merge.ts";
import { shapeOf } from "./resume-shape.ts";

interface WithResume {
  readonly resume: Resume;
}

/**
 * What two versions say differently, entry by entry: a line that moved is the same line, one that was added is named alone, and
 * its neighbours are not called changed.
 */
export function compareContents(now: WithResume, then: WithResume): Question[] {
  const shape = shapeOf(now.resume);
  const found: Question[] = [];

  function compare(place: Place, mine: unknown, theirs: unknown): void {
    if (sameValue(mine, theirs)) return;
    const isOne = shape.isWhole(place.path) || shape.isForeign(place.path);
    const lists = isOne ? null : bothById(mine, theirs);
    if (lists) compareLists(place, ...lists);
    else if (!isOne && isJsonObject(mine) && isJsonObject(theirs))
      for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)]))
        compare(childPlace(place, key), mine[key], theirs[key]);
    else found.push({ ...place, kind: "value", mine, theirs });
  }

  function compareLists(place: Place, mine: Entries, theirs: Entries): void {
    for (const [id, entry] of mine) {
      const other = theirs.get(id);
      const here = childPlace(place, entry.at, id);
      if (other) compare(here, entry.value, other.value);
      else if (!isWordless(entry.value))
        found.push({ ...here, kind: "removal", mine: entry.value, theirs: undefined });
    }
    for (const [id, { at, value }] of theirs)
      if (!mine.has(id) && !isWordless(value))
        found.push({ ...childPlace(place, at, id), kind: "removal", mine: undefined, theirs: value });
    const [byMine, byTheirs] = [inBoth(mine, theirs), inBoth(theirs, mine)];
    if (byMine.some((id, at) => id !== byTheirs[at]))
      found.push({
        ...{ path: place.path, key: `${place.key}/order`, kind: "order" },
        mine: byMine.map((id) => mine.get(id)?.value),
        theirs: byTheirs.map((id) => theirs.get(id)?.value),
      });
  }

  compare({ path: [], key: "" }, now, then);
  return found;
}

/** The entries of a list by their ids, each with its place. */
type Entries = ReadonlyMap<string, { at: number; value: unknown }>;

/** A list that is not there, as one of a section that nobody uses, has no entries. */
function bothById(mine: unknown, theirs: unknown): [Entries, Entries] | null {
  if (!Array.isArray(mine) && !Array.isArray(theirs)) return null;
  const [here, there] = [byId(mine ?? []), byId(theirs ?? [])];
  if (!here || !there) return null;
  // Two lists that have nothing in common are read one against the other, not entry by entry.
  const isOther = here.size > 0 && there.size > 0 && inBoth(here, there).length === 0;
  return isOther ? null : [here, there];
}

function byId(list: unknown): Entries | null {
  const ids = idsOf(list);
  return ids && Array.isArray(list) ? new Map(ids.map((id, at) => [id, { at, value: list[at] }])) : null;
}

function inBoth(entries: Entries, others: Entries): string[] {
  return [...entries.keys()].filter((id) => others.has(id));
}
