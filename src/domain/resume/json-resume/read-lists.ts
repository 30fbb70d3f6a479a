import type { JsonObject } from "../../json/json-value.ts";
import type { ForeignObject } from "../../sections/json-resume/foreign-object.ts";
import { type ListSection, listSections } from "./document-parts.ts";
import { type CustomHead, SECTION_NOTE } from "./own-notes.ts";

/** The sections that are lists, and custom sections with those entries that are noted as theirs. */
export function readLists(root: ForeignObject, heads: readonly CustomHead[]): JsonObject {
  const lists: JsonObject = {};
  const contents = new Map<string, unknown[]>();
  for (const section of listSections) {
    const { key, mapping, isFurther } = section;
    const entries = isFurther ? root.welcomeObjects(mapping.key) : root.objects(mapping.key);
    const ids = new Set(heads.filter(({ kind }) => kind === key).map(({ id }) => id));
    const bySection = Map.groupBy(entries, ({ extension }) => sectionOf(extension, ids));
    lists[key] = itemsOf(section, bySection.get(null) ?? []);
    for (const id of ids) contents.set(id, itemsOf(section, bySection.get(id) ?? []));
  }
  if (heads.length === 0) return lists;
  return { ...lists, custom: heads.map((head) => ({ content: contents.get(head.id) ?? [], ...head })) };
}

function sectionOf(extension: JsonObject, ids: ReadonlySet<string>): string | null {
  const id = extension[SECTION_NOTE];
  return typeof id === "string" && ids.has(id) ? id : null;
}

/** One more than fits is refused in any case: what follows it need not be looked at. */
function itemsOf({ mapping, mostItems }: ListSection, entries: readonly ForeignObject[]): JsonObject[] {
  return entries.slice(0, mostItems + 1).map((entry) => mapping.item.read(entry));
}
