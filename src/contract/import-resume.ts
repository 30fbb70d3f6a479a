import { z } from "zod";
import { resumeSchema } from "../domain/resume/resume.ts";

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
      .describe("Always empty: nothing that was given is left out. It stays for clients that read it"),
  })
  .meta({ id: "ImportedResume" });
