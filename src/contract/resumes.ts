import { z } from "zod";
import { customStyle } from "../domain/document/style/custom-style.ts";
import { DOCUMENT_PARTS } from "../domain/files/file-format.ts";
import { KEEPING, LIMITS } from "../domain/limits.ts";
import { resumeSchema } from "../domain/resume/resume.ts";
import { errorAnswer } from "./error.ts";
import { shortName } from "./short-name.ts";

/*
 * GET    /api/resumes?deleted=                                → ResumeList
 * POST   /api/resumes                         CreateResume    → ResumeSummary (201)
 * GET    /api/resumes/:resumeId                               → StoredResume
 * PUT    /api/resumes/:resumeId               SaveResume      → ResumeSummary, or ResumeConflict (409)
 * PATCH  /api/resumes/:resumeId               RenameResume    → ResumeSummary
 * DELETE /api/resumes/:resumeId?forever=&variants=            → 204, or HasVariants (409)
 * POST   /api/resumes/:resumeId/restore                       → ResumeSummary
 * POST   /api/resumes/:resumeId/duplicate     DuplicateResume → ResumeSummary (201)
 * GET    /api/resumes/:resumeId/export?format=                → the file
 * GET    /api/resumes/:resumeId/versions                      → VersionList
 * POST   /api/resumes/:resumeId/versions      NameVersion     → ResumeVersionSummary (201)
 * GET    /api/resumes/:resumeId/versions/:versionId           → ResumeVersion
 * DELETE /api/resumes/:resumeId/versions/:versionId           → 204
 * POST   /api/resumes/:resumeId/versions/:versionId/restore   RestoreVersion → ResumeSummary, or ResumeConflict (409)
 *
 * What belongs to somebody else is not_found (404), for administrators too. What its owner deleted is resume_deleted
 * (404) until it is removed for good. A full or read-only disk is not_saved (507); a locked or absent database
 * is unavailable (503); both carry Retry-After.
 */

export const EXPORT_FORMATS = ["pdf", "docx", "txt", "json"] as const;

export const title = shortName(KEEPING.title).describe(`1 to ${KEEPING.title} characters`);
export const versionName = shortName(KEEPING.versionName).describe(`1 to ${KEEPING.versionName} characters`);
const template = z.string().max(50).describe("google, microsoft, amazon, meta, netflix or apple");
const theme = z.string().max(50).describe("signature is the template's own");
const page = z.enum(["a4", "letter"]);
const fit = z.boolean().describe("Tighten the document, within legible bounds, to one page");
const style = customStyle.describe("Where the resume departs from template and theme; {} where it does not");
const givenResume = z
  .unknown()
  .describe(
    `A resume in Candor's own format, any version; at most ${LIMITS.documentBytes / 1024} KB as compact JSON, its photo apart`,
  );
const revision = z.number().int().min(1).max(2_000_000_000);
export const baseRevision = revision.describe("The revision that this change was made on");
export const saveId = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .describe(
    "Made by the client, new for each change and the same for each retry of it: a retry answers what the first try made and makes nothing new",
  );
const time = z.string().describe("ISO 8601, UTC");

export const resumeParams = z.object({ resumeId: z.string().max(100) });
export const versionParams = z.object({ resumeId: z.string().max(100), versionId: z.string().max(100) });

/** What a card shows. */
export const resumeSummary = z
  .object({
    id: z.string(),
    title: z.string(),
    template: z.string(),
    theme: z.string(),
    page,
    fit: z.boolean(),
    revision: z
      .number()
      .describe(
        "Rises with each save, of a variant with each save of its sources too; for a retry, the revision that the first try made",
      ),
    createdAt: time,
    updatedAt: time,
    deletedAt: time.nullable().describe("Null unless the resume lies among the deleted ones"),
    sourceId: z.string().nullable().describe("The resume that it is a variant of; null where it is none"),
  })
  .meta({ id: "ResumeSummary" });

/** What a resume is beside its content. */
export const resumeHead = resumeSummary.extend({
  style,
  source: z.object({ id: z.string(), title: z.string() }).nullable().describe("What it is a variant of"),
  clashes: z
    .array(
      z.object({
        place: z.string().describe("A JSON pointer with ids where numbers would stand"),
        kind: z
          .enum(["value", "removal", "order"])
          .describe(
            "removal: an entry that one of them removed and the other changed, or that came back to the source; order: both moved entries",
          ),
        was: z.unknown().optional().describe("What the source had when the variant departed from it"),
        mine: z.unknown().optional().describe("What the variant says, which stands until its owner chooses"),
        source: z.unknown().optional().describe("What the source says now"),
      }),
    )
    .describe("Where a variant and its source both changed something; none for other resumes"),
});
export const resumeAnswer = resumeHead.extend({ resume: resumeSchema }).meta({ id: "StoredResume" });

export const listResumesQuery = z.object({
  deleted: z
    .enum(["true", "false"])
    .default("false")
    .describe(`"true" lists what was deleted in the last ${KEEPING.daysToRestore} days instead`),
});
export const resumeList = z.object({
  resumes: z.array(resumeSummary).describe("The latest edit first; for deleted ones, the latest deletion"),
});

/** Answers `ResumeSummary`, 201. */
export const createResumeRequest = z
  .object({
    title,
    template,
    theme: theme.default("signature"),
    page: page.default("a4"),
    fit: fit.default(false),
    style: style.default({}),
    resume: givenResume,
    saveId: saveId.optional(),
  })
  .meta({
    id: "CreateResume",
    description: `A person may have ${KEEPING.resumes} resumes; one more is refused as too_many_resumes.`,
  });

/** What is left out stays as it is. Answers `ResumeSummary`. */
export const saveResumeRequest = z
  .object({
    resume: givenResume,
    baseRevision,
    saveId: saveId.optional(),
    title: title.optional(),
    replacesTitle: title
      .optional()
      .describe("The title takes the place of this one only; where another was given since, that one stays"),
    template: template.optional(),
    theme: theme.optional(),
    page: page.optional(),
    fit: fit.optional(),
    style: style.optional(),
    keepReplaced: z
      .boolean()
      .default(false)
      .describe("Keep what this save replaces as a version, as after a conflict that the person decided"),
  })
  .meta({ id: "SaveResume" });

/** 409 `resume_changed`: somebody else saved first. Nothing was written; `current` is what is stored now. */
export const conflictAnswer = errorAnswer
  .extend({ current: resumeAnswer })
  .meta({ id: "ResumeConflict", description: "Somebody else saved first; nothing was written" });

/** A title is no part of a revision: renaming raises none and conflicts with nothing. */
export const renameResumeRequest = z.object({ title }).meta({ id: "RenameResume" });

export const duplicateResumeRequest = z
  .object({
    title: title.optional().describe("“… (copy)” where it is left out"),
    saveId: saveId.optional(),
  })
  .nullish()
  .meta({ id: "DuplicateResume" });

export const deleteResumeQuery = z.object({
  forever: z
    .enum(["true", "false"])
    .default("false")
    .describe(
      `"true" removes it for good at once; otherwise it can be restored for ${KEEPING.daysToRestore} days`,
    ),
  variants: z
    .enum(["detach", "delete"])
    .optional()
    .describe("What becomes of its variants: resumes by themselves, or deleted with it and theirs"),
});

/** 409 `resume_has_variants`: nothing was deleted. */
export const hasVariantsAnswer = errorAnswer
  .extend({ variants: z.array(z.object({ id: z.string(), title: z.string() })) })
  .meta({ id: "HasVariants", description: "It has variants, and nothing says what becomes of them" });

export const exportResumeQuery = z.object({
  part: z.enum(DOCUMENT_PARTS).default("resume").describe("The resume, or the letter kept with it"),
  data: z
    .enum(["true", "false"])
    .default("true")
    .describe("Whether a PDF or DOCX carries the resume as data, to be imported again without loss"),
  format: z.enum(EXPORT_FORMATS).describe("json is the JSON Resume format"),
});

export const versionSummary = z
  .object({
    id: z.string(),
    kind: z
      .enum(["automatic", "replaced", "named"])
      .describe(
        "automatic: as it stood before a pause, or every ten minutes of work; replaced: what a restore or a decided conflict took the place of; named: by the person",
      ),
    name: z.string().nullable().describe("Null unless named"),
    revision: z.number().describe("The revision whose content this is; 0 where it came with an archive"),
    template: z.string(),
    theme: z.string(),
    page,
    fit: z.boolean(),
    savedAt: time.describe("When this content was saved"),
  })
  .meta({ id: "ResumeVersionSummary" });

export const versionHead = versionSummary.extend({ style });
export const versionAnswer = versionHead.extend({ resume: resumeSchema }).meta({ id: "ResumeVersion" });

export const versionList = z.object({ versions: z.array(versionSummary).describe("The latest first") });

/** Names what is stored now. Answers `ResumeVersionSummary`, 201. */
export const nameVersionRequest = z
  .object({
    name: versionName,
    saveId: saveId.optional(),
  })
  .meta({
    id: "NameVersion",
    description: `A resume may have ${KEEPING.namedVersions} named versions; one more is refused as too_many_versions.`,
  });

/** Brings content and design of a version back as a new revision; what it replaces is kept as a version. Answers `ResumeSummary`. */
export const restoreVersionRequest = z
  .object({ baseRevision, saveId: saveId.optional() })
  .meta({ id: "RestoreVersion" });

export type ResumeSummaryAnswer = z.infer<typeof resumeSummary>;
export type ResumeAnswer = z.infer<typeof resumeAnswer>;
export type ResumeList = z.infer<typeof resumeList>;
export type ResumeConflict = z.infer<typeof conflictAnswer>;
export type VersionSummaryAnswer = z.infer<typeof versionSummary>;
export type VersionAnswer = z.infer<typeof versionAnswer>;
export type VersionList = z.infer<typeof versionList>;
export type CreateResumeRequest = z.input<typeof createResumeRequest>;
export type SaveResumeRequest = z.input<typeof saveResumeRequest>;
