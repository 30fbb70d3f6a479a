import { isJsonObject, type JsonObject } from "../../json/json-value.ts";
import { header } from "../../sections/header.ts";
import { sections } from "../../sections/registry.ts";
import type { FormField, SectionForm } from "../../sections/section.ts";

/** A list of items or lines, and the lists inside each of them, as the registry of sections has it. */
export interface ListPlace {
  /** Where it stands in the resume or in an item; a section's key is its id too. */
  readonly key: string;
  /** The place in the resume without the numbers of items, by which ids of equal texts differ from list to list. */
  readonly path: string;
  /** An entry may be given as its text alone. */
  readonly isLines: boolean;
  /** Fields of an entry that are texts: what it is known by. */
  readonly heads: readonly string[];
  readonly lists: readonly ListPlace[];
}

const builtIn: readonly ListPlace[] = sections.flatMap(({ key, form }) => placeOf(key, "", form) ?? []);

/** A custom section takes the shape of any other, so it can have the lists of all. */
const customContent: ListPlace = {
  key: "content",
  path: "custom/content",
  isLines: true,
  heads: [...new Set(builtIn.flatMap(({ heads }) => heads))],
  lists: [...new Map(builtIn.flatMap(({ lists }) => lists).map((list) => [list.key, list])).values()].map(
    (list) => ({ ...list, path: `custom/content/${list.key}` }),
  ),
};

export const LIST_PLACES: readonly ListPlace[] = [
  ...[placeOf("links", "", header.links)].filter((place) => place !== null),
  ...builtIn,
  { key: "custom", path: "custom", isLines: false, heads: ["kind", "title"], lists: [customContent] },
];

function placeOf(key: string, parent: string, form: SectionForm): ListPlace | null {
  const path = `${parent}${key}`;
  if (form.kind === "items")
    return { key, path, isLines: false, heads: headsOf(form.fields), lists: listsOf(path, form.fields) };
  if (form.field.kind === "text") return null;
  return { key, path, isLines: true, heads: ["text"], lists: listsOf(path, form.details ?? []) };
}

/** Fields that came later are not among them: without one, an item is known by what it was known by before. */
function headsOf(fields: readonly FormField[]): string[] {
  return fields.filter((field) => !field.isFurther && !isList(field)).map(({ key }) => key);
}

function listsOf(parent: string, fields: readonly FormField[]): ListPlace[] {
  return fields.filter(isList).map(({ key }) => ({
    key,
    path: `${parent}/${key}`,
    isLines: true,
    heads: ["text"],
    lists: [],
  }));
}

function isList({ kind }: FormField): boolean {
  return kind === "lines" || kind === "chips";
}

/** Every item and line of a document, whatever stands in their places. */
export function eachEntry(
  document: JsonObject,
  visit: (entry: unknown, isLine: boolean) => void,
  places: readonly ListPlace[] = LIST_PLACES,
): void {
  for (const { key, isLines, lists } of places) {
    for (const entry of listIn(document, key)) {
      visit(entry, isLines);
      if (lists.length > 0 && isJsonObject(entry)) eachEntry(entry, visit, lists);
    }
  }
}

/** The document with every list at a place changed, from the outside in. What has no such list stays as it is. */
export function mapLists(
  holder: JsonObject,
  change: (list: readonly unknown[], place: ListPlace) => unknown[],
  places: readonly ListPlace[] = LIST_PLACES,
): JsonObject {
  const changed: JsonObject = { ...holder };
  for (const place of places) {
    const list = holder[place.key];
    if (!Array.isArray(list)) continue;
    const entries = change(list, place);
    changed[place.key] =
      place.lists.length === 0
        ? entries
        : entries.map((entry) => (isJsonObject(entry) ? mapLists(entry, change, place.lists) : entry));
  }
  return changed;
}

export function listIn(holder: JsonObject, key: string): readonly unknown[] {
  const list = holder[key];
  return Array.isArray(list) ? list : [];
}
