import { isJsonObject, type JsonObject } from "../../json/json-value.ts";
import { sections } from "../../sections/registry.ts";
import type { Section } from "../../sections/section.ts";

/** Where a resume has items and lines, as the registry of sections has it. */
export interface ListPlace {
  /** The section's key, which is its id too. */
  readonly section: string;
  /** Its entries are lines themselves. */
  readonly isLines: boolean;
  /** Fields of an item that are lists of lines. */
  readonly lineFields: readonly string[];
  /** Fields of an item that are texts: what it is known by. */
  readonly heads: readonly string[];
}

export const LIST_PLACES: readonly ListPlace[] = sections.flatMap(listPlaces);

function listPlaces({ key, form }: Section): ListPlace[] {
  if (form.kind === "field")
    return form.field.kind === "text" ? [] : [{ section: key, isLines: true, lineFields: [], heads: [] }];
  const named = (isLines: boolean) =>
    form.fields.filter(({ kind }) => (kind === "lines") === isLines).map((field) => field.key);
  return [{ section: key, isLines: false, lineFields: named(true), heads: named(false) }];
}

/** Every item and line of a document, whatever stands in their places. */
export function eachEntry(document: JsonObject, visit: (entry: unknown, isLine: boolean) => void): void {
  for (const { section, isLines, lineFields } of LIST_PLACES) {
    for (const entry of listIn(document, section)) {
      visit(entry, isLines);
      if (!isJsonObject(entry)) continue;
      for (const field of lineFields) for (const line of listIn(entry, field)) visit(line, true);
    }
  }
}

export function listIn(holder: JsonObject, key: string): readonly unknown[] {
  const list = holder[key];
  return Array.isArray(list) ? list : [];
}
