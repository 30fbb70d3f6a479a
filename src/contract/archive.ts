import { z } from "zod";
import { KEEPING } from "../domain/limits.ts";
import { resumeSchema } from "../domain/resume/resume.ts";

/** A hundred resumes of 256 KB, and their surroundings. */
export const ARCHIVE_BYTES = 32 * 1024 * 1024;

const MOST_VERSIONS = KEEPING.namedVersions + KEEPING.automaticVersions + KEEPING.replacedVersions;

const design = {
  template: z.string().min(1).max(50),
  theme: z.string().min(1).max(50).default("signature"),
  page: z.enum(["a4", "letter"]).default("a4"),
  fit: z.boolean().default(false),
};

const archivedVersion = z.strictObject({
  kind: z.enum(["automatic", "replaced", "named"]),
  name: z.string().min(1).max(KEEPING.versionName).nullable(),
  ...design,
  savedAt: z.iso.datetime(),
  resume: resumeSchema,
});

const archivedResume = z.strictObject({
  title: z.string().min(1).max(KEEPING.title),
  ...design,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  resume: resumeSchema,
  versions: z.array(archivedVersion).max(MOST_VERSIONS).default([]),
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
    sessions: z.array(archivedSession).default([]).describe("Where the person was signed in; not read again"),
    resumes: z.array(archivedResume),
    deleted: z
      .array(archivedResume.extend({ deletedAt: z.iso.datetime() }))
      .max(KEEPING.resumesWithDeleted)
      .default([])
      .describe("Deleted resumes that can still be restored"),
    leftOut: z
      .strictObject({ deleted: z.number(), versions: z.number() })
      .default({ deleted: 0, versions: 0 })
      .describe("How many had no room in a file that can be imported again; every resume has"),
  })
  .meta({ id: "Archive" });

/** What is taken in. The file that is given out has no such bound: nobody's data may stay behind. */
export const archiveUpload = archive.extend({ resumes: z.array(archivedResume).max(KEEPING.resumes) });

export type Archive = z.infer<typeof archive>;
export type ArchivedResume = z.infer<typeof archivedResume>;
export type ArchivedVersion = z.infer<typeof archivedVersion>;

export const importedArchive = z.object({
  added: z.number().describe("Resumes that were new"),
  alreadyThere: z.number().describe("Resumes that the account had in the same words"),
});
