import { z } from "zod";
import { LIMITS } from "../limits.ts";
import { statements, text } from "../sections/field-schema.ts";
import { header } from "../sections/header.ts";
import { SECTION_KEYS, sectionShape } from "../sections/registry.ts";

/** The present version of the format. A change of the format adds a migration and raises this. */
export const RESUME_VERSION = 2;

/**
 * A resume as it is saved and exchanged. Items and lines have ids that last through edits, moves, saves and versions; a
 * section's key is its id. A resume that a person writes by hand may leave them out, and give a line as its text alone:
 * whoever reads it gives it the same ids (decision 23).
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
