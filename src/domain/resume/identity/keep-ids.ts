import { isJsonObject, type JsonObject, sameJson } from "../../json/json-value.ts";
import type { CheckedResume } from "../check-resume.ts";
import { parseResume } from "../parse-resume.ts";
import type { Resume } from "../resume.ts";
import { identify, lacksIds, withStatements } from "./identify.ts";
import { contentId } from "./ids.ts";
import { LIST_PLACES, type ListPlace, listIn, mapLists } from "./list-places.ts";
import { matchLists } from "./match-lists.ts";
import { withoutIds } from "./wording.ts";

/** Letters of leftovers that are compared word by word, each with each: a made-up resume must not hold up the server. */
const MOST_COMPARED = 400_000;

/**
 * Reads a document that was made of a known resume. One of an older format, or by hand, names nothing: what is the same there, or
 * was changed in its place, keeps the id that it has in the known one.
 */
export function parseOn(known: Resume, document: unknown): CheckedResume {
  const read = parseResume(document);
  return read.ok && lacksIds(document) ? { ok: true, resume: withIdsOf(known, read.resume) } : read;
}

/** A resume with the ids of another one for what both have. Nothing else changes, so nothing is cleaned and checked once more. */
export function withIdsOf(known: JsonObject, given: Resume): Resume {
  return withRenamed(given, pairs(known, given));
}

/** A resume with other ids for some of its entries. */
export function withRenamed(given: Resume, renamed: ReadonlyMap<string, string>): Resume {
  const taken = new Set(renamed.values());
  // What had an id that belongs to something else now gets another one, and its statements name that.
  const idFor = (id: string): string =>
    renamed.get(id) ?? (taken.has(id) ? contentId("displaced", id, 0) : id);
  const named = mapLists({ ...given }, (list) =>
    list.map((entry) =>
      isJsonObject(entry) ? withStatements({ ...entry, id: idFor(String(entry.id)) }, idFor) : entry,
    ),
  );
  return identify(named) as Resume;
}

/** For ids of the given resume, those of the same things in the known one. */
function pairs(known: JsonObject, given: JsonObject): Map<string, string> {
  const renamed = new Map<string, string>();
  const budget = { left: MOST_COMPARED };
  // The words of a list hold those of the lists inside it: they are taken out of the ids' way once, not once a level.
  const pair = (
    before: readonly JsonObject[],
    after: readonly JsonObject[],
    [old, now]: readonly [readonly unknown[], readonly unknown[]],
    lists: readonly ListPlace[],
    isInSame = false,
  ) => {
    // Most lists of most saves are as they were, and need not be searched; nor do those inside them.
    const isSame = isInSame || sameJson(old, now);
    const found = isSame ? now.map((_, at) => at) : matchLists(old, now, budget);
    for (const [at, entry] of after.entries()) {
      const same = before[found[at] ?? -1];
      if (!same) continue;
      renamed.set(String(entry.id), String(same.id));
      for (const { key, lists: inner } of lists) {
        const words = [wordsIn(old[found[at] ?? -1], key), wordsIn(now[at], key)] as const;
        pair(entriesOf(same, key), entriesOf(entry, key), words, inner, isSame);
      }
    }
  };
  for (const { key, lists } of LIST_PLACES) {
    const [before, after] = [entriesOf(known, key), entriesOf(given, key)];
    pair(before, after, [before.map(withoutIds), after.map(withoutIds)], lists);
  }
  return renamed;
}

function wordsIn(entry: unknown, key: string): readonly unknown[] {
  return isJsonObject(entry) ? listIn(entry, key) : [];
}

function entriesOf(holder: JsonObject, key: string): JsonObject[] {
  const list = holder[key];
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}
