import { isJsonObject, type JsonObject } from "../../json/json-value.ts";
import { LIMITS } from "../../limits.ts";
import { cleanLine, cleanText } from "../../text/clean-text.ts";
import { textOfLine } from "../line.ts";

/** `line` one line, `text` several, `lines` a list of lines, `flag` on or off. */
export type FieldKind = "line" | "text" | "lines" | "flag";

type ValueOf<Kind> = Kind extends "lines" ? string[] : Kind extends "flag" ? boolean : string;

export type Kinds = Readonly<Record<string, FieldKind>>;

/** The values of some fields of an item; one that says nothing is empty, never missing. */
export type Values<Of extends Kinds = Kinds> = { [Field in keyof Of]: ValueOf<Of[Field]> };

/** Lines lose their ids on the way out: the file is for others. */
export function valuesIn<Of extends Kinds>(kinds: Of, item: JsonObject): Values<Of> {
  const values = Object.fromEntries(
    Object.entries(kinds).map(([field, kind]) => [field, valueIn(kind, item[field])]),
  );
  if (!areValues(kinds, values)) throw new TypeError("These are no values of these fields.");
  return values;
}

function valueIn(kind: FieldKind, value: unknown): unknown {
  if (kind === "flag") return value === true;
  if (kind === "lines") return Array.isArray(value) ? value.map((line) => textOfLine(line) ?? "") : [];
  return typeof value === "string" ? value : "";
}

function areValues<Of extends Kinds>(kinds: Of, values: object): values is Values<Of> {
  return Object.entries(kinds).every(([field, kind]) => isOfKind(kind, Reflect.get(values, field)));
}

function isOfKind(kind: FieldKind, value: unknown): boolean {
  if (kind === "flag") return typeof value === "boolean";
  if (kind === "lines") return Array.isArray(value) && value.every((line) => typeof line === "string");
  return typeof value === "string";
}

/** As the schema stores them. What fits into no field stays as it is: the schema refuses it, and to clean megabytes first takes time. */
export function cleaned(kinds: Kinds, values: Values): Values {
  return Object.fromEntries(
    Object.entries(kinds).map(([field, kind]) => [field, cleanValue(kind, values[field])]),
  );
}

const ROOM = 10;

function cleanValue(kind: FieldKind, value: Values[string] | undefined): Values[string] {
  if (typeof value === "string") {
    if (value.length > ROOM * LIMITS.summary) return value;
    return kind === "text" ? cleanText(value) : cleanLine(value);
  }
  return Array.isArray(value) ? value.map((line) => String(cleanValue("line", line))) : value === true;
}

export function saysSomething(value: Values[string] | undefined): boolean {
  return typeof value === "object" ? value.length > 0 : Boolean(value);
}

/** Whether the schema can hold them. The bounds keep a forged extension from feeding megabytes to the patterns of a mapping. */
export function areWithinBounds(values: Values): boolean {
  return Object.values(values).every((value) =>
    Array.isArray(value) ? value.length <= LIMITS.lines && value.every(isShort) : isShort(value),
  );
}

function isShort(value: string | boolean): boolean {
  return typeof value === "boolean" || value.length <= LIMITS.summary;
}

/** What was kept of these fields, or null where nothing was, or something that is not of their kind. */
export function keptValues(kinds: Kinds, extension: JsonObject): Values | null {
  const kept = Object.keys(kinds).filter((field) => Object.hasOwn(extension, field));
  const isOfTheirKind = kept.every((field) => isOfKind(kinds[field] ?? "line", extension[field]));
  if (kept.length === 0 || !isOfTheirKind) return null;
  const own = Object.fromEntries(kept.map((field) => [field, extension[field]]));
  const values = valuesIn(kinds, isJsonObject(own) ? own : {});
  return areWithinBounds(values) ? values : null;
}
