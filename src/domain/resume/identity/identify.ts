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
  const named: JsonObject = { ...document };
  for (const place of LIST_PLACES) {
    const list = document[place.section];
    if (Array.isArray(list)) named[place.section] = list.map((entry) => namedEntry(naming, place, entry));
  }
  return named;
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
  const [section] = list;
  const place = LIST_PLACES.find((candidate) => list.length === 1 && candidate.section === section);
  const taken = new Set<string>();
  eachEntry(resume, (entry) => isJsonObject(entry) && isId(entry.id) && taken.add(entry.id));
  const naming: Naming = { ids: new IdRegister(taken, newId), seen: taken };
  if (place && !place.isLines && isJsonObject(value)) return namedEntry(naming, place, value);
  return namedLine(naming, naming.ids.list(list.join("/")), value);
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

function namedEntry(naming: Naming, place: ListPlace, entry: unknown): unknown {
  if (place.isLines) return namedLine(naming, naming.ids.list(place.section), entry);
  if (!isJsonObject(entry)) return entry;
  const heads = place.heads.map((head) => textOfLine(entry[head]) ?? "").join("\0");
  const named: JsonObject = { id: "", ...entry };
  named.id = idFor(naming, entry.id, naming.ids.list(place.section), heads);
  const renamed = new Map<string, string>();
  for (const field of place.lineFields) {
    if (!Array.isArray(entry[field])) continue;
    const list = naming.ids.list(`${place.section}/${field}`);
    named[field] = entry[field].map((line: unknown) => {
      const after = namedLine(naming, list, line);
      if (isJsonObject(line) && isJsonObject(after) && isId(line.id) && line.id !== after.id)
        renamed.set(line.id, String(after.id));
      return after;
    });
  }
  // Of two lines with one id the first keeps it, and the statements with it.
  for (const field of place.lineFields)
    for (const line of listIn(named, field)) if (isJsonObject(line)) renamed.delete(String(line.id));
  return withStatements(named, (line) => renamed.get(line) ?? line);
}

/** An item whose statements name other lines. */
export function withStatements(item: JsonObject, lineOf: (line: string) => string): JsonObject {
  if (!Array.isArray(item.statements)) return item;
  const statements = item.statements.map((kept: unknown) =>
    isJsonObject(kept) && typeof kept.line === "string" ? { ...kept, line: lineOf(kept.line) } : kept,
  );
  return { ...item, statements };
}

function namedLine(naming: Naming, list: ListIds, line: unknown): unknown {
  if (typeof line === "string") return { id: naming.ids.give(list, line), text: line };
  if (!isJsonObject(line)) return line;
  const id = idFor(naming, line.id, list, textOfLine(line) ?? "");
  return id === line.id ? line : { ...{ id }, ...line, id };
}

function idFor({ ids, seen }: Naming, given: unknown, list: ListIds, text: string): string {
  if (!isId(given) || seen.has(given)) return ids.give(list, text);
  seen.add(given);
  return given;
}
