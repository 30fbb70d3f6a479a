import { type JsonObject, sameJson } from "../../json/json-value.ts";
import { LIMITS } from "../../limits.ts";
import { textOfLine } from "../line.ts";
import { ForeignObject } from "./foreign-object.ts";

type FieldValue = string | string[];

/** How one field of ours is said in the standard keys of a JSON Resume object, as well as those can say it. */
interface Codec<Value extends FieldValue> {
  /** The standard key that a message about this field points to. */
  readonly key: string;
  write(value: Value): JsonObject;
  read(source: ForeignObject): Value;
}

export interface FieldMapping {
  readonly key: string;
  /** The standard keys, and the value itself to keep beside them when they alone would not bring it back. */
  write(value: unknown): { standard: JsonObject; kept: FieldValue | undefined };
  /** The kept value as long as the standard keys still say the same; otherwise somebody edited them, and they win. */
  read(source: ForeignObject, kept: unknown): FieldValue;
}

export function textField(codec: Codec<string>): FieldMapping {
  return fieldMapping(isText, codec);
}

/** Lines lose their ids on the way out: the file is for others. */
export function linesField(codec: Codec<string[]>): FieldMapping {
  const mapping = fieldMapping(isLines, codec);
  return {
    ...mapping,
    write: (lines) => mapping.write(Array.isArray(lines) ? lines.map(textOfLine) : lines),
  };
}

/** Text that JSON Resume holds as it is; older keys of the standard are read where the present one is empty. */
export function sameText(key: string, ...olderKeys: string[]): FieldMapping {
  return textField({
    key,
    write: (value) => (value === "" ? {} : { [key]: value }),
    read: (source) => firstText(source, [key, ...olderKeys]),
  });
}

export function firstText(source: ForeignObject, keys: readonly string[]): string {
  for (const key of keys) {
    const text = source.text(key);
    if (text !== "") return text;
  }
  return "";
}

export function withoutEmpty(object: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== "" && value !== undefined),
  );
}

export function linesOf(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== "");
}

function fieldMapping<Value extends FieldValue>(
  accepts: (value: unknown) => value is Value,
  codec: Codec<Value>,
): FieldMapping {
  const readBack = (value: Value) => codec.read(new ForeignObject(codec.write(value)));
  return {
    key: codec.key,
    write(value) {
      if (!accepts(value)) return { standard: {}, kept: undefined };
      return { standard: codec.write(value), kept: sameJson(readBack(value), value) ? undefined : value };
    },
    read(source, kept) {
      const said = codec.read(source);
      return accepts(kept) && sameJson(readBack(kept), said) ? kept : said;
    },
  };
}

// The bounds keep a forged extension from feeding megabytes to the patterns of a codec.
function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= LIMITS.summary;
}

function isLines(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= LIMITS.lines && value.every(isText);
}
