import { z } from "zod";
import { resumeSchema } from "../domain/resume/resume.ts";

/** The largest file that is read: a résumé of 256 KB with room for JSON Resume's wordier form. */
export const IMPORT_BYTES = 1024 * 1024;

export const importRequest = z
  .unknown()
  .describe("A resume in Candor's own format, any version, or in the JSON Resume format");

export const importAnswer = z
  .object({
    format: z.enum(["candor", "json-resume"]),
    resume: resumeSchema,
    notImported: z
      .array(z.string())
      .readonly()
      .describe("Pointers to what was given and has no place in Candor"),
  })
  .meta({ id: "ImportedResume" });
