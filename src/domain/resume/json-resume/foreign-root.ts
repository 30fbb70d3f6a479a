import { isJsonObject, type JsonObject } from "../../json/json-value.ts";
import { EXTENSION_KEY } from "../../sections/json-resume/foreign-object.ts";
import { equalJson, omit } from "../../sections/json-resume/own-keys.ts";
import { listSections, META, SCHEMA } from "./document-parts.ts";

const LIST_KEYS: ReadonlySet<string> = new Set(listSections.map(({ mapping }) => mapping.key));

/** What stands at the root of a file and would not be written so by us, with what was kept of its `basics`. */
export function foreignRoot(document: JsonObject, basics: JsonObject): JsonObject {
  const kept: JsonObject = {};
  for (const key of Object.keys(document)) {
    const rest = key === "basics" ? restOfBasics(document[key], basics) : restOf(key, document[key]);
    if (rest !== undefined) kept[key] = rest;
  }
  return kept;
}

function restOf(key: string, value: unknown): unknown {
  if (key === "$schema") return value === SCHEMA ? undefined : value;
  if (key === "meta") return restOfMeta(value);
  return LIST_KEYS.has(key) && isItems(value) ? undefined : value;
}

function restOfMeta(meta: unknown): unknown {
  const isNoted = isJsonObject(meta) && isJsonObject(meta[EXTENSION_KEY]);
  const rest = isNoted ? omit(meta, [EXTENSION_KEY]) : meta;
  return equalJson(rest, META) ? undefined : rest;
}

function restOfBasics(value: unknown, kept: JsonObject): unknown {
  if (!isJsonObject(value)) return value;
  return Object.keys(value).length === 0 || Object.keys(kept).length > 0 ? kept : undefined;
}

/** A list that became a section's items, each with what is kept of it. */
function isItems(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isJsonObject);
}
