import { sql } from "kysely";
import type { Resume } from "../../domain/resume/resume.ts";
import type { Database } from "../db/database.ts";
import type { VersionRow } from "../db/schema.ts";
import { admit, type CheckedContent } from "./resume-gate.ts";
import { designColumns, type ResumeDesign, readContent, toDesign } from "./stored-resume.ts";
import { storedNumber, storedTime, storedVersionName } from "./stored-values.ts";

export interface VersionSummary extends ResumeDesign {
  id: string;
  kind: VersionRow["kind"];
  name: string | null;
  revision: number;
  savedAt: string;
  keptAt: string;
}

export interface StoredVersion extends VersionSummary {
  resume: Resume;
}

interface NewVersion {
  id: string;
  resumeId: string;
  kind: VersionRow["kind"];
  name: string | null;
  /** Of a variant this is more than its row's. */
  revision: number;
  keptAt: string;
  createdBy?: string | undefined;
}

/** Versions of a resume. Whose resume it is, the caller has made sure of. */
export interface VersionRepository {
  /** Copies what is stored now. */
  keep(version: NewVersion): Promise<VersionSummary>;
  /** Brings back a version from an archive. */
  add(resumeId: string, version: VersionSummary & { resume: Resume | CheckedContent }): Promise<void>;
  find(resumeId: string, id: string): Promise<StoredVersion | null>;
  /** The content as it lies there, unread and unchecked. */
  findText(resumeId: string, id: string): Promise<(VersionSummary & { content: string }) | null>;
  findCreated(resumeId: string, createdBy: string): Promise<VersionSummary | null>;
  /** The latest first. */
  list(resumeId: string): Promise<VersionSummary[]>;
  remove(resumeId: string, ids: readonly string[]): Promise<number>;
}

const SUMMARY_COLUMNS = [
  "id",
  "kind",
  "name",
  "revision",
  "template",
  "theme",
  "page",
  "fit",
  "style",
  "saved_at",
  "kept_at",
] as const;

export function versionRepository({ query }: Pick<Database, "query">): VersionRepository {
  const ofResume = (resumeId: string) =>
    query.selectFrom("resume_versions").select(SUMMARY_COLUMNS).where("resume_id", "=", resumeId);

  return {
    async keep({ id, resumeId, kind, name, revision, keptAt, createdBy = null }) {
      const row = await query
        .insertInto("resume_versions")
        .columns([...SUMMARY_COLUMNS, "resume_id", "created_by", "content"])
        .expression(
          query
            .selectFrom("resumes")
            .select([
              sql<string>`cast(${id} as text)`.as("id"),
              sql<VersionRow["kind"]>`cast(${kind} as text)`.as("kind"),
              sql<string | null>`cast(${name} as text)`.as("name"),
              sql<number>`cast(${revision} as integer)`.as("revision"),
              "template",
              "theme",
              "page",
              "fit",
              "style",
              "updated_at",
              sql<string>`cast(${keptAt} as text)`.as("kept_at"),
              "id as resume_id",
              sql<string | null>`cast(${createdBy} as text)`.as("created_by"),
              "content",
            ])
            .where("id", "=", resumeId),
        )
        .returning(SUMMARY_COLUMNS)
        .executeTakeFirstOrThrow();
      return toSummary(row);
    },

    async add(resumeId, { id, kind, name, revision, savedAt, keptAt, resume, ...design }) {
      const { content } = admit({ ...design, resume });
      await query
        .insertInto("resume_versions")
        .values({
          ...designColumns(design),
          id,
          resume_id: resumeId,
          kind,
          name,
          revision,
          content,
          saved_at: savedAt,
          kept_at: keptAt,
          created_by: null,
        })
        .execute();
    },

    async find(resumeId, id) {
      const row = await ofResume(resumeId).select("content").where("id", "=", id).executeTakeFirst();
      return row ? { ...toSummary(row), resume: readContent(row.content) } : null;
    },

    async findText(resumeId, id) {
      const row = await ofResume(resumeId).select("content").where("id", "=", id).executeTakeFirst();
      return row ? { ...toSummary(row), content: row.content } : null;
    },

    async findCreated(resumeId, createdBy) {
      const row = await ofResume(resumeId).where("created_by", "=", createdBy).executeTakeFirst();
      return row ? toSummary(row) : null;
    },

    async list(resumeId) {
      // By the revision, which no clock can set back; versions from an archive have none and share 0.
      const latestFirst = ofResume(resumeId).orderBy("revision", "desc").orderBy("saved_at", "desc");
      return (await latestFirst.orderBy("id").execute()).map(toSummary);
    },

    async remove(resumeId, ids) {
      if (ids.length === 0) return 0;
      const { numDeletedRows } = await query
        .deleteFrom("resume_versions")
        .where("resume_id", "=", resumeId)
        .where("id", "in", ids)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

function toSummary(row: Pick<VersionRow, (typeof SUMMARY_COLUMNS)[number]>): VersionSummary {
  return {
    id: row.id,
    kind: row.kind === "named" || row.kind === "replaced" ? row.kind : "automatic",
    name: row.name === null ? null : storedVersionName(row.name),
    revision: storedNumber(row.revision),
    ...toDesign(row),
    savedAt: storedTime(row.saved_at),
    keptAt: storedTime(row.kept_at),
  };
}
