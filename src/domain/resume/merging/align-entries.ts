import { isJsonObject, type JsonObject } from "../../json/json-value.ts";
import { customKey } from "../../sections/custom-sections.ts";
import { inForm } from "../../text/normal-form.ts";
import { withRenamed } from "../identity/keep-ids.ts";
import { LIST_PLACES, type ListPlace, listIn } from "../identity/list-places.ts";
import { matchLists } from "../identity/match-lists.ts";
import { withoutIds } from "../identity/wording.ts";
import type { Resume } from "../resume.ts";

/** Letters of leftovers that are compared word by word, each with each: two long resumes must not freeze the page. */
const MOST_COMPARED = 400_000;

/**
 * Another resume with the ids of the first for what is the same thing in both: what has the same id, else a position under the same
 * title or at the same employer, else what is alike in its words. What is only in one of them stays apart.
 */
export function alignEntries(first: Resume, other: Resume): Resume {
  const renamed = new Map<string, string>();
  const budget = { left: MOST_COMPARED };

  const align = (ours: JsonObject, theirs: JsonObject, places: readonly ListPlace[]): void => {
    for (const place of places) {
      const [here, there] = [entriesOf(ours, place.key), entriesOf(theirs, place.key)];
      for (const [one, same] of pairsOf(here, there, place, budget)) {
        renamed.set(String(same.id), String(one.id));
        align(one, same, place.lists);
      }
    }
  };
  align({ ...first }, { ...other }, LIST_PLACES);
  const aligned = withRenamed(other, renamed);
  if (!other.sectionOrder) return aligned;
  const keys = new Map([...renamed].map(([from, to]) => [customKey(from), customKey(to)]));
  return { ...aligned, sectionOrder: other.sectionOrder.map((key) => keys.get(key) ?? key) };
}

type Pair = readonly [here: JsonObject, there: JsonObject];

function pairsOf(
  here: readonly JsonObject[],
  there: readonly JsonObject[],
  { heads }: ListPlace,
  budget: { left: number },
): Pair[] {
  const pairs: Pair[] = [];
  const [free, left] = [new Set(here), new Set(there)];
  const pair = (one: JsonObject, other: JsonObject) => {
    if (!free.delete(one) || !left.delete(other)) return;
    pairs.push([one, other]);
  };
  const byId = new Map(here.map((entry) => [entry.id, entry]));
  for (const other of there) {
    const one = byId.get(other.id);
    if (one) pair(one, other);
  }
  for (const [one, other] of byHeads([...free], [...left], heads)) pair(one, other);
  const [ours, theirs] = [[...free], [...left]];
  const found = matchLists(ours.map(withoutIds), theirs.map(withoutIds), budget, false);
  for (const [at, other] of theirs.entries()) {
    const one = ours[found[at] ?? -1];
    if (one) pair(one, other);
  }
  return pairs;
}

/** What many entries have in common without being one. */
const SHARED_HEADS = new Set(["period", "date", "expiry", "kind"]);

/** Those whose heads agree the most come first; a date alone makes no two positions one. */
function byHeads(
  here: readonly JsonObject[],
  there: readonly JsonObject[],
  heads: readonly string[],
): Pair[] {
  const textsOf = (entry: JsonObject) => heads.map((key) => textAt(entry, key));
  const others = there.map((entry) => ({ entry, texts: textsOf(entry) }));
  return here
    .flatMap((one) => {
      const texts = textsOf(one);
      return others.flatMap(({ entry: other, texts: theirs }) => {
        const same = heads.filter((_, at) => texts[at] !== "" && texts[at] === theirs[at]);
        return same.some((head) => !SHARED_HEADS.has(head)) ? [{ one, other, score: same.length }] : [];
      });
    })
    .sort((one, next) => next.score - one.score)
    .map(({ one, other }) => [one, other] as const);
}

function textAt(entry: JsonObject, key: string): string {
  const value = entry[key];
  return typeof value === "string" ? inForm("NFC", value).trim().toLowerCase() : "";
}

function entriesOf(holder: JsonObject, key: string): JsonObject[] {
  return listIn(holder, key).filter(isJsonObject);
}
