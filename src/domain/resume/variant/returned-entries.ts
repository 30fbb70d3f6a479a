import { isJsonObject, sameValue } from "../../json/json-value.ts";
import { idsOf } from "../merging/entry-ids.ts";
import { entryUnder, type Steps } from "./place.ts";

interface Sides {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/**
 * Entries that a variant and its source both have under one id, in other words, and the base has not: the source had removed one, the variant
 * kept its own, and it came back. To a merge of drafts these are two new entries; to a variant it is one, of which both sides are shown.
 */
export function returnedEntries({ base, mine, theirs }: Sides, steps: Steps = []): Steps[] {
  if (sameValue(mine, theirs)) return [];
  if (isJsonObject(mine) && isJsonObject(theirs)) {
    const inBase = isJsonObject(base) ? base : {};
    // Data of an imported file has ids that are not ours.
    const keys = Object.keys(mine).filter((key) => key !== "foreign" && Object.hasOwn(theirs, key));
    return keys.flatMap((key) =>
      returnedEntries({ base: inBase[key], mine: mine[key], theirs: theirs[key] }, [...steps, key]),
    );
  }
  const ids = Array.isArray(theirs) ? idsOf(mine) : null;
  return (ids ?? []).flatMap((id): Steps[] => {
    const [here, there, before] = [mine, theirs, base].map((list) => entryUnder(list, id));
    if (there === undefined) return [];
    if (before === undefined) return sameValue(here, there) ? [] : [[...steps, id]];
    return returnedEntries({ base: before, mine: here, theirs: there }, [...steps, id]);
  });
}
