import { isJsonObject, type JsonObject } from "../../json/json-value.ts";
import { type FieldGroup, originOf, readGroup, writeGroup } from "./field-group.ts";
import { EXTENSION_KEY, type ForeignObject } from "./foreign-object.ts";
import { MARKS_NOTE, markedLines, withMarks } from "./line-marks.ts";
import { layOn, omit } from "./own-keys.ts";
import { keptOnly } from "./plain-groups.ts";

/** How an object of ours is written to, and read from, one of a JSON Resume. */
export interface ItemMapping {
  /** With notes of ours beside what the fields need, where there are any. */
  write(item: JsonObject, notes?: JsonObject): JsonObject;
  read(source: ForeignObject): JsonObject;
  /** The key of theirs that a message about a field of ours points to. */
  origin(field: string): string | undefined;
}

/** An item of a section: any can be hidden and can begin a page. */
export function itemOf(...groups: FieldGroup[]): ItemMapping {
  return objectOf(...groups, keptOnly("hidden", "flag"), keptOnly("startsPage", "flag"));
}

export function objectOf(...groups: FieldGroup[]): ItemMapping {
  const keys = groups.flatMap((group) => group.keys);
  const lineFields = groups.flatMap(({ kinds }) =>
    Object.keys(kinds).filter((key) => kinds[key] === "lines"),
  );
  const byField = new Map(groups.flatMap((group) => Object.keys(group.kinds).map((field) => [field, group])));
  const write = (item: JsonObject, notes: JsonObject = {}) => {
    const foreign = isJsonObject(item.foreign) ? item.foreign : {};
    const object = omit(foreign, isJsonObject(foreign[EXTENSION_KEY]) ? [...keys, EXTENSION_KEY] : keys);
    const kept: JsonObject = { ...notes, ...markedLines(item, lineFields) };
    for (const group of groups) {
      const written = writeGroup(group, item, foreign);
      layOn(object, written.standard);
      Object.assign(kept, written.kept);
    }
    return Object.keys(kept).length === 0 ? object : { ...object, [EXTENSION_KEY]: kept };
  };
  return {
    write,
    read(source) {
      const { value } = source;
      const isOurs = isJsonObject(value[EXTENSION_KEY]);
      const fields: JsonObject = {};
      const foreign = omit(value, isOurs ? [...keys, EXTENSION_KEY] : keys);
      for (const group of groups) {
        const read = readGroup(group, source);
        Object.assign(fields, read.values);
        layOn(foreign, read.foreign);
      }
      const { [MARKS_NOTE]: marks } = source.extension;
      if (isJsonObject(marks))
        for (const field of lineFields) fields[field] = withMarks(fields[field], marks[field]);
      return { ...fields, foreign };
    },
    origin(field) {
      const group = byField.get(field);
      return group && originOf(group, field);
    },
  };
}
