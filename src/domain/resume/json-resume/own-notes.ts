import { z } from "zod";
import { isJsonObject, type JsonObject } from "../../json/json-value.ts";
import { LIMITS } from "../../limits.ts";
import { flag, oneLine } from "../../sections/field-schema.ts";
import { EXTENSION_KEY } from "../../sections/json-resume/foreign-object.ts";
import { SECTION_KEYS } from "../../sections/registry.ts";
import { type Resume, resumeSchema } from "../resume.ts";

/** On an item: the custom section that it stands in. */
export const SECTION_NOTE = "section";

/** Fields of a resume that the standard has no key for at all. */
const { sectionOrder, coverLetter, interview, language, sectionOptions, summaryMarks } = resumeSchema.shape;
const noted = { sectionOrder, coverLetter, interview, language, sectionOptions, summaryMarks };

/** A custom section without its items: those stand in the list of their kind, each with a note of its section. */
const customHead = z.strictObject({
  id: z.string().regex(/^[\w-]{1,32}$/),
  title: oneLine(LIMITS.line),
  kind: z.enum(SECTION_KEYS),
  hidden: flag,
  startsPage: flag,
  /** Of a section that is one text. */
  content: z.string().max(LIMITS.summary).optional(),
});

const customHeads = z.array(customHead).max(LIMITS.customSections);

export type CustomHead = z.infer<typeof customHead>;

/** Our own notes on a file, under `meta`. */
export function notesOf(resume: Resume): JsonObject {
  const notes: JsonObject = {};
  for (const key of Object.keys(noted) as (keyof typeof noted)[])
    if (resume[key] !== undefined) notes[key] = resume[key];
  if (resume.custom)
    notes.custom = resume.custom.map(({ content, ...head }) =>
      typeof content === "string" ? { ...head, content } : head,
    );
  return notes;
}

export interface Notes {
  readonly fields: JsonObject;
  readonly custom: readonly CustomHead[];
}

/** The notes in a file. Whatever somebody else wrote there says nothing to us; items of a section that it does not name stand in their list. */
export function readNotes(meta: unknown): Notes {
  const notes = isJsonObject(meta) ? meta[EXTENSION_KEY] : null;
  if (!isJsonObject(notes)) return { fields: {}, custom: [] };
  const fields: JsonObject = {};
  for (const [key, schema] of Object.entries(noted)) {
    const { data } = schema.safeParse(notes[key]);
    if (data !== undefined) fields[key] = data;
  }
  return { fields, custom: customHeads.safeParse(notes.custom).data ?? [] };
}
