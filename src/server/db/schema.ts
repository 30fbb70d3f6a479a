import type { Selectable } from "kysely";

/**
 * Portable between SQLite and PostgreSQL: ids are text, times are ISO 8601 text in UTC, JSON is text,
 * booleans are integers.
 */
export interface Schema {
  migrations: MigrationsTable;
  users: UsersTable;
  sessions: SessionsTable;
  mail_tokens: MailTokensTable;
  attempts: AttemptsTable;
  resumes: ResumesTable;
}

interface MigrationsTable {
  name: string;
  applied_at: string;
}

interface UsersTable {
  id: string;
  name: string;
  email: string;
  password_hash: string;
  role: "admin" | "user";
  plan: string;
  email_verified: number;
  created_at: string;
  last_seen_at: string;
}

interface SessionsTable {
  id: string;
  token_hash: string;
  user_id: string;
  device: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
}

interface MailTokensTable {
  token_hash: string;
  user_id: string;
  purpose: "reset" | "verify";
  expires_at: string;
}

interface AttemptsTable {
  key: string;
  count: number;
  window_ends_at: string;
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
export type UserRow = Selectable<UsersTable>;
export type SessionRow = Selectable<SessionsTable>;
