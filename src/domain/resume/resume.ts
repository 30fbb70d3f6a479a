import { z } from "zod";
import { LIMITS } from "../limits.ts";
import { statements, text } from "../sections/field-schema.ts";
import { header } from "../sections/header.ts";
import { SECTION_KEYS, sectionShape } from "../sections/registry.ts";

/** The present version of the format. A change of the format adds a migration and raises this. */
export const RESUME_VERSION = 1;

/**
 * A resume as it is saved and exchanged. Items carry no ids: the format is exactly what a person would write
 * by hand, and an editor that needs identity for lists keeps it beside the resume. Edits keep the very same
 * object for every item that they do not touch, so object identity is enough.
 */
export const resumeSchema = z.strictObject({
  version: z.literal(RESUME_VERSION),
  ...header.shape,
  ...sectionShape,
  /** The person's own order of the sections; without it a template keeps its own. What it leaves out comes last. */
  sectionOrder: z.array(z.enum(SECTION_KEYS)).max(SECTION_KEYS.length).optional(),
  /** The letter that goes with it, paragraphs parted by an empty line. No part of the resume's own pages. */
  coverLetter: text(LIMITS.coverLetter).removeDefault().optional(),
  /** What the person confirmed about their summary. */
  statements,
});

export type Resume = z.infer<typeof resumeSchema>;

export function emptyResume(): Resume {
  return resumeSchema.parse({ version: RESUME_VERSION });
}
