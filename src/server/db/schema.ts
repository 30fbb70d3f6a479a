import type { Selectable } from "kysely";

/**
 * Portable between SQLite and PostgreSQL: ids are text, times are ISO 8601 text in UTC, JSON is text,
 * booleans are integers.
 */
export interface Schema {
  migrations: MigrationsTable;
  resumes: ResumesTable;
}

interface MigrationsTable {
  name: string;
  applied_at: string;
}

interface ResumesTable {
  id: string;
  owner_id: string;
  title: string;
  template: string;
  content: string;
  revision: number;
  created_at: string;
  updated_at: string;
}

export type ResumeRow = Selectable<ResumesTable>;
