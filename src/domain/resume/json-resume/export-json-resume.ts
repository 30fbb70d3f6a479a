import { isJsonObject, type JsonObject } from "../../json/json-value.ts";
import { header } from "../../sections/header.ts";
import { sections } from "../../sections/registry.ts";
import type { Resume } from "../resume.ts";

const SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/**
 * A resume as JSON Resume 1.0.0. What the standard's keys cannot say word for word stands beside them under
 * "x-candor" on the same object, so that it moves along when another tool reorders a list.
 */
export function exportJsonResume(resume: Resume): JsonObject {
  const parts = [
    header.jsonResume.write(resume),
    ...sections.map((section) => section.jsonResume.write(resume[section.key])),
    ownMark(resume),
  ];
  return parts.reduce(merge, { $schema: SCHEMA, meta: { version: "v1.0.0" } });
}

/** What the standard has no key for at all. */
function ownMark({ sectionOrder, coverLetter }: Resume): JsonObject {
  const mark = { ...(sectionOrder && { sectionOrder }), ...(coverLetter !== undefined && { coverLetter }) };
  return Object.keys(mark).length > 0 ? { meta: { "x-candor": mark } } : {};
}

/** Several parts may write to `basics`. */
function merge(document: JsonObject, part: JsonObject): JsonObject {
  const merged = { ...document };
  for (const [key, value] of Object.entries(part)) {
    const present = merged[key];
    merged[key] = isJsonObject(present) && isJsonObject(value) ? { ...present, ...value } : value;
  }
  return merged;
}
