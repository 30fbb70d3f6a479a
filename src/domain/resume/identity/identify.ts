import { isJsonObject, type JsonObject } from "../../json/json-value.ts";
import { textOfLine } from "../../sections/line.ts";
import { IdRegister, isId, type ListIds } from "./ids.ts";
import { eachEntry, LIST_PLACES, type ListPlace, listIn } from "./list-places.ts";

/**
 * Gives an id to every item and line that has none, and to each that has one of another: the first keeps it. A line may be
 * given as its text alone. What is neither item nor line stays as it is, for the schema to report. The document itself
 * comes back where every id is there.
 */
export function identify(document: JsonObject, newId: (() => string) | null = null): JsonObject {
  const given = givenIds(document);
  if (given === null) return document;
  const naming: Naming = { ids: new IdRegister(given, newId), seen: new Set() };
  return namedLists(naming, document, LIST_PLACES);
}

/** Whether something in a document has no id, as in one of an older format or by hand. */
export function lacksIds(document: unknown): boolean {
  return isJsonObject(document) && givenIds(document) !== null;
}

/** An item or line that is put into a resume: what it has in common with something that is there gets a new id. */
export function asNew(
  list: readonly string[],
  value: unknown,
  resume: JsonObject,
  newId: () => string,
): unknown {
  const place = placeOf(list);
  const taken = new Set<string>();
  eachEntry(resume, (entry) => isJsonObject(entry) && isId(entry.id) && taken.add(entry.id));
  const naming: Naming = { ids: new IdRegister(taken, newId), seen: taken };
  return place ? namedEntry(naming, place, value) : value;
}

/** The kind of list that stands at a path; every second part of it is the number of an item. */
function placeOf(path: readonly string[]): ListPlace | undefined {
  let places: readonly ListPlace[] = LIST_PLACES;
  let found: ListPlace | undefined;
  for (const key of path.filter((_, at) => at % 2 === 0)) {
    found = places.find((place) => place.key === key);
    places = found?.lists ?? [];
  }
  return found;
}

interface Naming {
  readonly ids: IdRegister;
  /** Ids of what came before: a second one with the same is another thing. */
  readonly seen: Set<string>;
}

/** Every id of a document; null where each item and line has one of its own. */
function givenIds(document: JsonObject): ReadonlySet<string> | null {
  const given = new Set<string>();
  let isWhole = true;
  eachEntry(document, (entry) => {
    const id = isJsonObject(entry) ? entry.id : undefined;
    if (isId(id) && !given.has(id)) given.add(id);
    else if (typeof entry === "string" || isJsonObject(entry)) isWhole = false;
  });
  return isWhole ? null : given;
}

function namedLists(naming: Naming, holder: JsonObject, places: readonly ListPlace[]): JsonObject {
  const named: JsonObject = { ...holder };
  for (const place of places) {
    const list = holder[place.key];
    if (Array.isArray(list)) named[place.key] = list.map((entry) => namedEntry(naming, place, entry));
  }
  return named;
}

function namedEntry(naming: Naming, place: ListPlace, entry: unknown): unknown {
  const list = naming.ids.list(place.path);
  if (typeof entry === "string")
    return place.isLines ? { id: naming.ids.give(list, entry), text: entry } : entry;
  if (!isJsonObject(entry)) return entry;
  const id = idFor(naming, entry.id, list, place, entry);
  const named = id === entry.id ? entry : { ...{ id }, ...entry, id };
  if (place.lists.length === 0) return named;
  const whole = namedLists(naming, named, place.lists);
  const renamed = renamedLines(entry, whole, place.lists);
  return renamed.size === 0 ? whole : withStatements(whole, (line) => renamed.get(line) ?? line);
}

/** Lines of an item that got another id. Of two lines with one id the first keeps it, and the statements with it. */
function renamedLines(
  before: JsonObject,
  after: JsonObject,
  places: readonly ListPlace[],
): Map<string, string> {
  const renamed = new Map<string, string>();
  const kept = new Set<unknown>();
  for (const { key } of places) {
    const lines = listIn(after, key);
    for (const [at, line] of listIn(before, key).entries()) {
      const now = lines[at];
      if (!isJsonObject(line) || !isJsonObject(now) || !isId(line.id)) continue;
      if (line.id === now.id) kept.add(line.id);
      else renamed.set(line.id, String(now.id));
    }
  }
  for (const id of kept) renamed.delete(String(id));
  return renamed;
}

/** An item whose statements name other lines. */
export function withStatements(item: JsonObject, lineOf: (line: string) => string): JsonObject {
  if (!Array.isArray(item.statements)) return item;
  const statements = item.statements.map((kept: unknown) =>
    isJsonObject(kept) && typeof kept.line === "string" ? { ...kept, line: lineOf(kept.line) } : kept,
  );
  return { ...item, statements };
}

function idFor(
  { ids, seen }: Naming,
  given: unknown,
  list: ListIds,
  { heads }: ListPlace,
  entry: JsonObject,
): string {
  if (!isId(given) || seen.has(given))
    return ids.give(list, heads.map((head) => textOfLine(entry[head]) ?? "").join("\0"));
  seen.add(given);
  return given;
}
