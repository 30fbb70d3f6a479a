import { z } from "zod";
import { resumeSchema } from "../domain/resume/resume.ts";

/** A hundred resumes of 256 KB, and their surroundings. */
export const ARCHIVE_BYTES = 32 * 1024 * 1024;

const archivedResume = z.strictObject({
  title: z.string().min(1).max(200),
  template: z.string().min(1).max(50),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  resume: resumeSchema,
});

/** All that Candor keeps of a person, in one file that Candor reads again. */
export const archive = z
  .strictObject({
    format: z.literal("candor-archive"),
    version: z.literal(1),
    account: z.strictObject({
      name: z.string(),
      email: z.string(),
      registrationDate: z.string(),
      emailVerified: z.boolean(),
      plan: z.string(),
    }),
    resumes: z.array(archivedResume).max(100),
  })
  .meta({ id: "Archive" });

export type Archive = z.infer<typeof archive>;

export const importedArchive = z.object({
  added: z.number().describe("Resumes that were new"),
  alreadyThere: z.number().describe("Resumes that the account had in the same words"),
});
