import { z } from "zod";
import { applicationFields } from "../domain/application/application.ts";
import { customStyle } from "../domain/document/style/custom-style.ts";
import { DOCUMENT_PARTS } from "../domain/files/file-format.ts";
import { APPLICATIONS, KEEPING } from "../domain/limits.ts";
import { resumeSchema } from "../domain/resume/resume.ts";
import { difference } from "../domain/resume/variant/difference.ts";

/** A hundred resumes of 256 KB, and their surroundings. */
export const ARCHIVE_BYTES = 32 * 1024 * 1024;

const MOST_VERSIONS = KEEPING.namedVersions + KEEPING.automaticVersions + KEEPING.replacedVersions;

const design = {
  template: z.string().min(1).max(50),
  theme: z.string().min(1).max(50).default("signature"),
  page: z.enum(["a4", "letter"]).default("a4"),
  fit: z.boolean().default(false),
  style: customStyle.default({}),
};

const versionFields = {
  kind: z.enum(["automatic", "replaced", "named"]),
  name: z.string().nullable().describe("Null unless named"),
  ...design,
  savedAt: z.iso.datetime(),
};

const resumeFields = {
  id: z.string().max(100).optional().describe("By which variants and applications name it"),
  variantOf: z
    .strictObject({ source: z.string().max(100), differences: z.array(difference) })
    .optional()
    .describe("Of a variant: its source in this file, and what to undo in it to have what it departs from"),
  title: z.string().min(1),
  ...design,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

const archivedVersion = z.strictObject({ ...versionFields, resume: resumeSchema });

const archivedResume = z.strictObject({
  ...resumeFields,
  resume: resumeSchema,
  versions: z.array(archivedVersion).max(MOST_VERSIONS).default([]),
});

const archivedStyle = z.strictObject({
  name: z.string().min(1),
  template: design.template,
  theme: design.theme,
  style: design.style,
  updatedAt: z.iso.datetime(),
});

/** In base64: four letters for three bytes. */
const FILE_LETTERS = Math.ceil(APPLICATIONS.fileBytes / 3) * 4;

/** Cleaned as the lines of an application are: these stand in lists, tables and names of files too. */
const line = applicationFields.employer;

export const archivedFile = z.strictObject({
  person: line,
  format: z.enum(["pdf", "docx"]),
  part: z.enum(DOCUMENT_PARTS),
  template: z.string().max(50),
  resumeTitle: line,
  madeAt: z.iso.datetime(),
  data: z.string().max(FILE_LETTERS).describe("The file as it was sent, in base64"),
});

export const archivedApplication = z.strictObject({
  ...applicationFields,
  resume: z
    .strictObject({
      id: z.string().max(100).nullable().describe("Of the resume in this file"),
      title: line,
    })
    .nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  files: z.array(archivedFile).max(APPLICATIONS.files).default([]),
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
    styles: z
      .array(archivedStyle)
      .max(KEEPING.namedStyles)
      .default([])
      .describe("Designs that are kept under names"),
    applications: z
      .array(archivedApplication)
      .max(APPLICATIONS.count)
      .default([])
      .describe("Applications, with the files that were sent"),
    resumes: z.array(archivedResume),
    deleted: z
      .array(archivedResume.extend({ deletedAt: z.iso.datetime() }))
      .max(KEEPING.resumesWithDeleted)
      .default([])
      .describe("Deleted resumes that can still be restored"),
    leftOut: z
      .strictObject({
        deleted: z.number(),
        versions: z.number(),
        files: z.number().default(0).describe("Of applications"),
        damaged: z
          .array(
            z.strictObject({
              what: z.enum(["resume", "version", "application", "file"]),
              title: z.string(),
              savedAt: z.string(),
            }),
          )
          .default([])
          .describe("What is stored so that it cannot be read"),
      })
      .default({ deleted: 0, versions: 0, files: 0, damaged: [] })
      .describe(
        "How many had no room in a file that can be imported again; every resume and the texts of every application have",
      ),
  })
  .meta({ id: "Archive" });

/**
 * What is taken in: the outline here, then each resume and version by the gate that every other way in passes as well. The
 * file that is given out has no bound on resumes: nobody's data may stay behind.
 */
const givenResume = z.unknown().describe("A resume in Candor's own format, any version");

const givenEntry = z.strictObject({
  ...resumeFields,
  resume: givenResume,
  versions: z
    .array(z.strictObject({ ...versionFields, resume: givenResume }))
    .max(MOST_VERSIONS)
    .default([])
    .describe(
      `At most ${KEEPING.namedVersions} named, ${KEEPING.replacedVersions} replaced, ${KEEPING.automaticVersions} automatic`,
    ),
});

export const archiveUpload = archive.extend({
  resumes: z.array(givenEntry).max(KEEPING.resumes),
  deleted: z
    .array(givenEntry.extend({ deletedAt: z.iso.datetime() }))
    .max(KEEPING.resumesWithDeleted)
    .default([]),
});

export type Archive = z.infer<typeof archive>;
export type GivenApplication = z.infer<typeof archivedApplication>;
export type GivenStyle = z.infer<typeof archivedStyle>;
export type GivenEntry = z.infer<typeof givenEntry> & { deletedAt?: string };
