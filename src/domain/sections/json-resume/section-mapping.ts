import { formatPointer } from "../../json/json-pointer.ts";
import { isJsonObject, type JsonObject } from "../../json/json-value.ts";
import { textOfLine } from "../line.ts";
import type { FieldMapping } from "./field-mapping.ts";
import { EXTENSION_KEY, type ForeignObject } from "./foreign-object.ts";

/** How a part of a resume is written to, and read from, the root of a JSON Resume. */
export interface SectionMapping {
  write(value: unknown): JsonObject;
  read(root: ForeignObject): unknown;
  /** The pointer into JSON Resume for a path inside this part. */
  origin(path: readonly string[]): string;
}

interface ItemMapping {
  write(item: unknown): JsonObject;
  read(source: ForeignObject): unknown;
  key(field: string | undefined): string | undefined;
}

/** A list of ours as a list of objects of theirs. */
export function listOf(listKey: string, item: ItemMapping): SectionMapping {
  return {
    write: (items) =>
      Array.isArray(items) && items.length > 0 ? { [listKey]: items.map((entry) => item.write(entry)) } : {},
    read: (root) => root.objects(listKey).map((source) => item.read(source)),
    origin: ([index, field]) => {
      const path = [listKey, index, index === undefined ? undefined : item.key(field)];
      return formatPointer(path.filter((segment) => segment !== undefined));
    },
  };
}

/** Fields of ours in the standard's `basics` object. */
export function basicsOf(fields: Record<string, FieldMapping>): SectionMapping {
  const item = itemOf(fields);
  return {
    write: (values) => ({ basics: item.write(values) }),
    read: (root) => item.read(root.object("basics")),
    origin: ([field]) => formatPointer(["basics", item.key(field) ?? ""]),
  };
}

/** An item of ours with named fields. */
export function itemOf(fields: Record<string, FieldMapping>): ItemMapping {
  return {
    write(item) {
      const standard: JsonObject = {};
      const kept: JsonObject = {};
      for (const [name, field] of Object.entries(fields)) {
        const written = field.write(isJsonObject(item) ? item[name] : undefined);
        Object.assign(standard, written.standard);
        if (written.kept !== undefined) kept[name] = written.kept;
      }
      return Object.keys(kept).length === 0 ? standard : { ...standard, [EXTENSION_KEY]: kept };
    },
    read: (source) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, field.read(source, source.kept(name))]),
      ),
    key: (name) => (name !== undefined && Object.hasOwn(fields, name) ? fields[name]?.key : undefined),
  };
}

/** An item of ours that is one line of text. */
export function entryOf(field: FieldMapping): ItemMapping {
  const item = itemOf({ text: field });
  return {
    write: (line) => item.write({ text: textOfLine(line) }),
    read: (source) => field.read(source, source.kept("text")),
    key: () => field.key,
  };
}
