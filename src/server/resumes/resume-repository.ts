import { parseResume } from "../../domain/resume/parse-resume.ts";
import type { Resume } from "../../domain/resume/resume.ts";
import type { Database } from "../db/database.ts";
import type { ResumeRow } from "../db/schema.ts";

export interface StoredResume {
  id: string;
  ownerId: string;
  title: string;
  template: string;
  resume: Resume;
  revision: number;
  createdAt: string;
  updatedAt: string;
}

export type ResumeSummary = Omit<StoredResume, "resume">;

interface ResumeKey {
  id: string;
  ownerId: string;
}

type ResumeDraft = Pick<StoredResume, "title" | "template" | "resume">;

export interface ResumeRepository {
  /** The times are given for a resume that comes back from an archive. */
  create(
    draft: ResumeDraft & ResumeKey & Partial<Pick<StoredResume, "createdAt" | "updatedAt">>,
  ): Promise<ResumeSummary>;
  find(key: ResumeKey): Promise<StoredResume | null>;
  list(ownerId: string): Promise<ResumeSummary[]>;
  /** Writes only over the revision that the caller saw; null means that somebody else wrote first, or nothing is there. */
  update(key: ResumeKey, baseRevision: number, draft: ResumeDraft): Promise<ResumeSummary | null>;
  remove(key: ResumeKey): Promise<boolean>;
}

const SUMMARY_COLUMNS = [
  "id",
  "owner_id",
  "title",
  "template",
  "revision",
  "created_at",
  "updated_at",
] as const;

export function resumeRepository(
  { query }: Pick<Database, "query">,
  now: () => Date = () => new Date(),
): ResumeRepository {
  return {
    async create({ id, ownerId, title, template, resume, createdAt, updatedAt }) {
      const at = now().toISOString();
      const row = await query
        .insertInto("resumes")
        .values({
          id,
          owner_id: ownerId,
          title,
          template,
          content: JSON.stringify(resume),
          revision: 1,
          created_at: createdAt ?? at,
          updated_at: updatedAt ?? at,
        })
        .returning(SUMMARY_COLUMNS)
        .executeTakeFirstOrThrow();
      return toSummary(row);
    },

    async find({ id, ownerId }) {
      const row = await query
        .selectFrom("resumes")
        .selectAll()
        .where("id", "=", id)
        .where("owner_id", "=", ownerId)
        .executeTakeFirst();
      return row ? { ...toSummary(row), resume: readContent(row.content) } : null;
    },

    async list(ownerId) {
      const rows = await query
        .selectFrom("resumes")
        .select(SUMMARY_COLUMNS)
        .where("owner_id", "=", ownerId)
        .orderBy("updated_at", "desc")
        .orderBy("id")
        .execute();
      return rows.map(toSummary);
    },

    async update({ id, ownerId }, baseRevision, { title, template, resume }) {
      const row = await query
        .updateTable("resumes")
        .set({
          title,
          template,
          content: JSON.stringify(resume),
          revision: baseRevision + 1,
          updated_at: now().toISOString(),
        })
        .where("id", "=", id)
        .where("owner_id", "=", ownerId)
        .where("revision", "=", baseRevision)
        .returning(SUMMARY_COLUMNS)
        .executeTakeFirst();
      return row ? toSummary(row) : null;
    },

    async remove({ id, ownerId }) {
      const result = await query
        .deleteFrom("resumes")
        .where("id", "=", id)
        .where("owner_id", "=", ownerId)
        .executeTakeFirst();
      return result.numDeletedRows > 0n;
    },
  };
}

function toSummary(row: Omit<ResumeRow, "content">): ResumeSummary {
  return {
    id: row.id,
    ownerId: row.owner_id,
    title: row.title,
    template: row.template,
    revision: row.revision,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** What was stored by an older version is brought up to the present one. */
function readContent(content: string): Resume {
  const read = parseResume(JSON.parse(content));
  if (!read.ok) throw new Error(`a stored resume cannot be read: ${read.issues[0]?.code}`);
  return read.resume;
}
