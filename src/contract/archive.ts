import { z } from "zod";
import { RESUMES_PER_ACCOUNT } from "../domain/limits.ts";
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

const archivedSession = z.strictObject({
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
});

/**
 * What Candor keeps of a person, in one file that Candor reads again. Password and tokens are not in it: they are kept
 * only as fingerprints, and a copy of those helps nobody but a thief.
 */
export const archive = z
  .strictObject({
    format: z.literal("candor-archive"),
    version: z.literal(1),
    account: z.strictObject({
      name: z.string(),
      email: z.string(),
      role: z.string(),
      registrationDate: z.string(),
      lastSeenAt: z.string(),
      emailVerified: z.boolean(),
      plan: z.string(),
    }),
    sessions: z.array(archivedSession).describe("Where the person was signed in; not read again"),
    resumes: z.array(archivedResume),
  })
  .meta({ id: "Archive" });

/** What is taken in. The file that is given out has no such bound: nobody's data may stay behind. */
export const archiveUpload = archive.extend({ resumes: z.array(archivedResume).max(RESUMES_PER_ACCOUNT) });

export type Archive = z.infer<typeof archive>;

export const importedArchive = z.object({
  added: z.number().describe("Resumes that were new"),
  alreadyThere: z.number().describe("Resumes that the account had in the same words"),
});
