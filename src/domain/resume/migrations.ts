import { type Refusal, refuse } from "../issue.ts";
import { isJsonObject, type JsonObject } from "../json/json-value.ts";
import { identify } from "./identity/identify.ts";
import { statementsById } from "./identity/statement-ids.ts";
import { RESUME_VERSION } from "./resume.ts";

interface Migration {
  readonly name: string;
  /** The version that the document has afterwards. */
  readonly to: number;
  up(document: JsonObject): JsonObject;
}

export type MigratedDocument =
  | { readonly ok: true; readonly document: JsonObject; readonly ran: readonly string[] }
  | Refusal;

/** In order, never edited once released. A step leaves alone what it does not understand: the schema reports it. */
export const migrations: readonly Migration[] = [
  {
    // Documents without a version wrote a project's description, or all bullets of a position, as one text.
    name: "lines-become-lists",
    to: 1,
    up: (document) => ({
      ...document,
      ...withItems(document, "experience", (item) => withLines(item, "bullets")),
      ...withItems(document, "projects", (item) => withLines(item, "desc")),
    }),
  },
  {
    // Items and lines had no ids, and a statement carried the line that it was about.
    name: "lines-get-ids",
    to: 2,
    up: (document) => statementsById(identify(document)),
  },
];

/** Brings a document of any earlier version to the present one. */
export function migrate(document: unknown): MigratedDocument {
  if (!isJsonObject(document)) return refuse("wrong-type", "", "A resume is a JSON object.");
  const version = Object.hasOwn(document, "version") ? document.version : 0;
  if (typeof version !== "number" || !Number.isInteger(version) || version < 0) {
    return refuse("wrong-type", "/version", "The version must be a whole number.");
  }
  if (version > RESUME_VERSION) {
    const message = `This resume was saved by a newer Candor (format ${version}; this one reads up to ${RESUME_VERSION}). Update Candor to open it.`;
    return refuse("unsupported-version", "/version", message);
  }
  const due = migrations.filter((migration) => migration.to > version);
  const migrated = due.reduce<JsonObject>((older, { to, up }) => ({ ...up(older), version: to }), document);
  return { ok: true, document: migrated, ran: due.map((migration) => migration.name) };
}

function withItems(document: JsonObject, key: string, change: (item: JsonObject) => JsonObject): JsonObject {
  const items = document[key];
  if (!Array.isArray(items)) return {};
  return { [key]: items.map((item: unknown) => (isJsonObject(item) ? change(item) : item)) };
}

function withLines(item: JsonObject, key: string): JsonObject {
  const text = item[key];
  if (typeof text !== "string") return item;
  return { ...item, [key]: text.split(/\r?\n/).filter((line) => line.trim() !== "") };
}
