import { isJsonObject, type JsonObject } from "../../json/json-value.ts";
import { header } from "../../sections/header.ts";
import { EXTENSION_KEY } from "../../sections/json-resume/foreign-object.ts";
import { omit, overlay } from "../../sections/json-resume/own-keys.ts";
import type { Resume } from "../resume.ts";
import { basics, type ListSection, listSections, META, PROFILES, SCHEMA } from "./document-parts.ts";
import { notesOf, SECTION_NOTE } from "./own-notes.ts";

/**
 * A resume as JSON Resume 1.0.0. What the standard's keys cannot say word for word stands beside them under "x-candor" on the same
 * object, so that it moves along when another tool reorders a list. What came with an imported file and has no field here goes
 * back to its place.
 */
export function exportJsonResume(resume: Resume): JsonObject {
  const foreign = isJsonObject(resume.foreign) ? resume.foreign : {};
  const notes = notesOf(resume);
  const own: JsonObject = {
    ...basicsOf(resume, foreign.basics),
    ...Object.assign({}, ...listSections.map((section) => listIn(resume, section))),
    ...(Object.keys(notes).length > 0 && { meta: { [EXTENSION_KEY]: notes } }),
  };
  const came = isJsonObject(foreign.basics) ? omit(foreign, ["basics"]) : foreign;
  return overlay({ $schema: SCHEMA, meta: META, ...came, ...metaOf(foreign.meta) }, own);
}

function basicsOf(resume: Resume, foreign: unknown): JsonObject {
  const { links = [] } = resume;
  const object = basics.write({ ...resume, foreign });
  if (links.length > 0) object[PROFILES] = links.map((link) => header.jsonResumeLink.write(link));
  return Object.keys(object).length > 0 || isJsonObject(foreign) ? { basics: object } : {};
}

/** The items of a section, and those of custom sections of its kind with a note of theirs. */
function listIn(resume: Resume, { key, mapping }: ListSection): JsonObject {
  const own = entriesOf(resume[key]).map((item) => mapping.item.write(item));
  const custom = (resume.custom ?? []).filter(({ kind }) => kind === key);
  const others = custom.flatMap(({ id, content }) =>
    entriesOf(content).map((item) => mapping.item.write(item, { [SECTION_NOTE]: id })),
  );
  const items = [...own, ...others];
  return items.length > 0 ? { [mapping.key]: items } : {};
}

function entriesOf(content: unknown): JsonObject[] {
  return Array.isArray(content) ? content.filter(isJsonObject) : [];
}

/** Notes that are not ours to give. */
function metaOf(meta: unknown): JsonObject {
  const hasNotes = isJsonObject(meta) && isJsonObject(meta[EXTENSION_KEY]);
  return hasNotes ? { meta: omit(meta, [EXTENSION_KEY]) } : {};
}
