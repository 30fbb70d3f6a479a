import { z } from "zod";
import { isJsonObject, sameValue } from "../../json/json-value.ts";
import { idsOf } from "../merging/entry-ids.ts";
import { shapeOf } from "../merging/resume-shape.ts";
import { isResume, type Resume } from "../resume.ts";
import { changedAt, idOf, type PlaceChange, placeName, type Steps, stepsOfPlace } from "./place.ts";

/**
 * One place where a variant is not what its source was. It holds the source's side alone: the variant's own is its content. Of a
 * list whose entries came, went or moved it holds the ids in the source's order, and what the variant does not have any more.
 */
export const difference = z.union([
  z.strictObject({ place: z.string(), was: z.unknown().optional() }),
  z.strictObject({ place: z.string(), order: z.array(z.string()), gone: z.array(z.unknown()) }),
]);

export type Difference = z.infer<typeof difference>;

interface WithResume {
  readonly resume: Resume;
}

/** What has to be undone in a content to have its base again. */
export function differencesOf(base: WithResume, content: WithResume): Difference[] {
  const shape = shapeOf(content.resume);
  const found: Difference[] = [];

  function compare(steps: Steps, was: unknown, now: unknown): void {
    if (sameValue(was, now)) return;
    const isOne = shape.isWhole(steps) || shape.isForeign(steps);
    const [before, after] = isOne ? [null, null] : [idsOf(was), idsOf(now)];
    if (before && after) compareLists(steps, listById(was, before), listById(now, after));
    else if (!isOne && isJsonObject(was) && isJsonObject(now))
      for (const key of new Set([...Object.keys(was), ...Object.keys(now)]))
        compare([...steps, key], was[key], now[key]);
    else found.push({ place: placeName(steps), was });
  }

  function compareLists(steps: Steps, was: Entries, now: Entries): void {
    const order = [...was.keys()];
    if (!sameValue(order, [...now.keys()])) {
      const gone = [...was.values()].filter((entry) => !now.has(idOf(entry) ?? ""));
      found.push({ place: placeName(steps), order, gone });
    }
    for (const [id, entry] of now) if (was.has(id)) compare([...steps, id], was.get(id), entry);
  }

  compare([], base, content);
  return found;
}

/** The base of a variant; null where its differences do not lead back to a resume, as after somebody wrote into the database. */
export function withoutDifferences<Content extends WithResume>(
  content: Content,
  differences: readonly Difference[],
): Content | null {
  const changes: PlaceChange[] = [];
  for (const each of differences) {
    const steps = stepsOfPlace(each.place);
    if (!steps) return null;
    changes.push({ steps, change: (now) => ("order" in each ? listBefore(each, now) : each.was) });
  }
  const base = changedAt(content, changes);
  return isLike(content, base) ? base : null;
}

type Entries = ReadonlyMap<string, unknown>;

function listById(list: unknown, ids: readonly string[]): Entries {
  return new Map(ids.map((id, at) => [id, Array.isArray(list) ? list[at] : undefined]));
}

function listBefore({ order, gone }: { order: string[]; gone: unknown[] }, now: unknown): unknown[] {
  const entries = [...(Array.isArray(now) ? now : []), ...gone];
  const byId = new Map(entries.map((entry) => [idOf(entry), entry]));
  return order.flatMap((id) => (byId.has(id) ? [byId.get(id)] : []));
}

function isLike<Content extends WithResume>(content: Content, value: unknown): value is Content {
  return isJsonObject(value) && isResume(value.resume) && Object.keys(content).every((key) => key in value);
}
