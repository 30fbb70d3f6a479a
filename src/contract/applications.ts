import { z } from "zod";
import { applicationFields, statusChange } from "../domain/application/application.ts";
import { APPLICATION_STATUSES } from "../domain/application/status.ts";
import { DOCUMENT_PARTS } from "../domain/files/file-format.ts";
import { APPLICATIONS } from "../domain/limits.ts";
import { errorAnswer } from "./error.ts";
import { baseRevision, saveId } from "./resumes.ts";

/*
 * GET    /api/applications?search=&status=&archived=              → ApplicationList
 * POST   /api/applications                    CreateApplication   → StoredApplication (201)
 * GET    /api/applications/rates                                  → ReplyRates
 * GET    /api/applications.csv                                    → the table
 * POST   /api/applications/import             ImportApplications  → ImportedApplications
 * GET    /api/applications/:applicationId                         → StoredApplication
 * PATCH  /api/applications/:applicationId     ChangeApplication   → StoredApplication, or ApplicationConflict (409)
 * DELETE /api/applications/:applicationId                         → 204
 * POST   /api/applications/:applicationId/files          FreezeFiles → StoredApplication (201), or ApplicationConflict (409)
 * GET    /api/applications/:applicationId/files/:fileId           → the file, byte for byte as it was frozen
 * DELETE /api/applications/:applicationId/files/:fileId           → 204
 *
 * The rules of resumes: what belongs to somebody else is not_found; a change names the revision that it was made on, and may carry a
 * save id, by which a retry is known.
 */

/** A request that brings one application: its longest texts, with room for escapes. */
export const APPLICATION_BYTES = 256 * 1024;
/** A request that brings a table, each of its characters in up to three bytes, some of them escaped. */
export const APPLICATION_CSV_BYTES = 1024 * 1024;

export const FROZEN_FORMATS = ["pdf", "docx"] as const;

const time = z.string().describe("ISO 8601, UTC");
const { history, ...fields } = applicationFields;
const resumeId = z.string().max(100).nullable().describe("The resume or variant that is sent");

export const applicationParams = z.object({ applicationId: z.string().max(100) });
export const frozenFileParams = applicationParams.extend({ fileId: z.string().max(100) });

const frozenFile = z
  .object({
    id: z.string(),
    name: z.string(),
    format: z.enum(FROZEN_FORMATS),
    part: z.enum(DOCUMENT_PARTS),
    template: z.string(),
    resumeTitle: z.string().describe("As it was then"),
    madeAt: time,
    bytes: z.number(),
    sha256: z.string(),
  })
  .meta({ id: "FrozenFile" });

const heads = {
  id: z.string(),
  employer: z.string(),
  role: z.string(),
  place: z.string(),
  link: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  statusOn: z.string().describe("A day"),
  appliedOn: z.string().nullable().describe("The day it was sent; null where it was not"),
  nextStep: z.string(),
  nextStepOn: z.string().nullable(),
  resume: z
    .object({
      id: z.string().nullable().describe("Null where the resume is not there any more"),
      title: z.string().describe("Kept also after the resume was deleted"),
    })
    .nullable(),
  template: z.string().nullable().describe("Of the resume that was frozen last"),
  fileCount: z.number().describe("Frozen files"),
  archived: z.boolean(),
  revision: z.number().describe("Rises with each change; for a retry, the revision that the first try made"),
  createdAt: time,
  updatedAt: time,
};

export const applicationSummary = z.object(heads).meta({ id: "ApplicationSummary" });
export const applicationList = z.object({
  applications: z.array(applicationSummary).describe("The latest change first"),
});

export const applicationAnswer = z
  .object({
    ...heads,
    ad: z.string(),
    letter: z.string(),
    notes: z.string(),
    history: z.array(z.object({ status: z.enum(APPLICATION_STATUSES), on: z.string() })),
    files: z.array(frozenFile).describe("The latest first"),
  })
  .meta({ id: "StoredApplication" });

export const listApplicationsQuery = z.object({
  search: z
    .string()
    .max(200)
    .default("")
    .describe("Words of the employer, role, place, link, next step or the resume's title"),
  status: z.enum(APPLICATION_STATUSES).optional(),
  archived: z.enum(["true", "false", "all"]).default("all"),
});

export const createApplicationRequest = z
  .object({
    employer: fields.employer.default(""),
    role: fields.role.default(""),
    place: fields.place.default(""),
    link: fields.link.default(""),
    ad: fields.ad.default(""),
    letter: fields.letter.default(""),
    notes: fields.notes.default(""),
    nextStep: fields.nextStep.default(""),
    nextStepOn: fields.nextStepOn.default(null),
    archived: fields.archived.default(false),
    history: history.optional().describe("Saved today where it is left out"),
    resumeId: resumeId.default(null),
    saveId: saveId.optional(),
  })
  .meta({
    id: "CreateApplication",
    description: `An employer or a role at least. A person may have ${APPLICATIONS.count} applications, with ${APPLICATIONS.textBytes / 1024 / 1024} MB of text together.`,
  });

/** What is left out stays as it is. */
export const changeApplicationRequest = z
  .object({
    ...z.object({ ...applicationFields, resumeId }).partial().shape,
    move: statusChange
      .optional()
      .describe(
        "A further status, after the history; back to the one before on the day of the last, the last one goes",
      ),
    baseRevision,
    saveId: saveId.optional(),
  })
  .meta({ id: "ChangeApplication" });

/** 409 `application_changed`: somebody else saved first. Nothing was written; `current` is what is stored now. */
export const applicationConflict = errorAnswer
  .extend({ current: applicationAnswer })
  .meta({ id: "ApplicationConflict", description: "Somebody else saved first; nothing was written" });

export const freezeFilesRequest = z
  .object({
    formats: z.array(z.enum(FROZEN_FORMATS)).min(1).max(FROZEN_FORMATS.length),
    letter: z.boolean().default(true).describe("Whether the resume's letter is kept too, where it has one"),
    appliedOn: statusChange.shape.on
      .optional()
      .describe("Says as well that it was sent on this day; an empty letter becomes the resume's"),
    baseRevision,
    saveId: saveId.optional(),
  })
  .meta({
    id: "FreezeFiles",
    description: `Makes the resume of the application, and the letter kept with it, into files that never change. An application keeps ${APPLICATIONS.files} files of at most ${APPLICATIONS.fileBytes / 1024 / 1024} MB, an account ${APPLICATIONS.allFilesBytes / 1024 / 1024} MB.`,
  });

export const importApplicationsRequest = z
  .object({
    csv: z
      .string()
      .max(APPLICATIONS.csvCharacters)
      .describe(
        `A table whose first row names its columns, as in the table that is given out; at most ${APPLICATIONS.csvRows} rows`,
      ),
  })
  .meta({ id: "ImportApplications" });

export const importedApplications = z
  .object({
    added: z.number(),
    alreadyThere: z.number().describe("Rows that the account has in the same words"),
    problems: z
      .array(z.object({ row: z.number(), column: z.string(), message: z.string() }))
      .describe("What was not read, by the rows as a spreadsheet counts them"),
  })
  .meta({ id: "ImportedApplications" });

const replyRate = z.object({
  name: z.string(),
  sent: z.number().describe("Sent two weeks ago or earlier, or answered"),
  answered: z.number(),
  invited: z.number().describe("Answered with an interview or an offer"),
  waiting: z.number().describe("Sent lately, and not counted yet"),
  low: z.number().describe("In 100: from here the true rate may lie, 19 times of 20"),
  high: z.number().describe("In 100: to here"),
});
export const replyRatesAnswer = z
  .object({ all: replyRate, byResume: z.array(replyRate), byTemplate: z.array(replyRate) })
  .meta({ id: "ReplyRates" });

export type ApplicationSummaryAnswer = z.infer<typeof applicationSummary>;
export type ApplicationAnswer = z.infer<typeof applicationAnswer>;
export type ApplicationConflict = z.infer<typeof applicationConflict>;
export type CreateApplicationRequest = z.input<typeof createApplicationRequest>;
export type ChangeApplicationRequest = z.input<typeof changeApplicationRequest>;
export type FreezeFilesRequest = z.input<typeof freezeFilesRequest>;
export type ImportedApplications = z.infer<typeof importedApplications>;
export type ReplyRatesAnswer = z.infer<typeof replyRatesAnswer>;
