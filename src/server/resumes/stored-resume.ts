import type { PageFormat } from "../../domain/document/design.ts";
import { parseResume } from "../../domain/resume/parse-resume.ts";
import type { Resume } from "../../domain/resume/resume.ts";
import type { ResumeRow, VersionRow } from "../db/schema.ts";

/** How a resume is drawn. */
export interface ResumeDesign {
  template: string;
  theme: string;
  page: PageFormat;
  fit: boolean;
}

export interface ResumeKey {
  id: string;
  ownerId: string;
}

export interface StoredResume extends ResumeKey, ResumeDesign {
  title: string;
  resume: Resume;
  revision: number;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
}

export type ResumeSummary = Omit<StoredResume, "resume">;

export type ResumeDraft = Pick<StoredResume, "title" | "resume"> & ResumeDesign;

export function toSummary(
  row: Omit<ResumeRow, "content" | "created_by" | "size" | "title_key">,
): ResumeSummary {
  return {
    id: row.id,
    ownerId: row.owner_id,
    title: row.title,
    ...toDesign(row),
    revision: row.revision,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  };
}

type DesignColumns = Pick<ResumeRow & VersionRow, keyof ResumeDesign>;

export function toDesign({ template, theme, page, fit }: DesignColumns): ResumeDesign {
  return { template, theme, page, fit: fit === 1 };
}

export function designColumns({ template, theme, page, fit }: ResumeDesign): DesignColumns {
  return { template, theme, page, fit: fit ? 1 : 0 };
}

/** What was stored by an older version is brought up to the present one. */
export function readContent(content: string): Resume {
  const read = parseResume(JSON.parse(content));
  if (!read.ok) throw new Error(`a stored resume cannot be read: ${read.issues[0]?.code}`);
  return read.resume;
}
