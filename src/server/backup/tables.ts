/** A table, what orders its rows, and the columns that the database makes by itself. */
export interface BackedUpTable {
  name: string;
  key: readonly string[];
  derived: readonly string[];
}

const table = (name: string, key: readonly string[], derived: readonly string[] = []): BackedUpTable => ({
  name,
  key,
  derived,
});

/** Everything that is kept, those before others that point to them. */
export const BACKED_UP: readonly BackedUpTable[] = [
  table("users", ["id"], ["resumes", "name_key"]),
  table("sessions", ["id"]),
  table("mail_tokens", ["token_hash"]),
  table("attempts", ["key"]),
  table("known_devices", ["device_hash"]),
  table("authenticators", ["user_id"]),
  table("recovery_codes", ["user_id", "code_hash"]),
  table("passkeys", ["id"]),
  table("used_challenges", ["challenge_hash"]),
  table("identities", ["id"]),
  table("invitations", ["id"]),
  table("provider_sign_ins", ["id"]),
  table("resumes", ["id"], ["size", "title_key"]),
  table("resume_saves", ["resume_id", "save_id"]),
  table("resume_versions", ["id"]),
  table("named_styles", ["owner_id", "id"]),
  table("applications", ["id"]),
  table("application_files", ["id"]),
  table("assist_usage", ["user_id", "day"]),
  table("assist_consents", ["user_id", "host"]),
  table("ai_endpoints", ["id"]),
  table("own_ai_endpoints", ["user_id"]),
  table("ai_settings", ["id"]),
  table("ai_evaluations", ["id"]),
  table("user_terms", ["user_id", "term"]),
  table("resume_terms", ["resume_id", "term"]),
  table("audit_log", ["id"]),
  table("daily_counts", ["day", "name"]),
  table("clock", ["id"]),
  table("security_events", ["id"]),
];

/** Made anew by migrations and triggers, or of this minute alone. */
export const NOT_BACKED_UP: readonly string[] = [
  "tallies",
  "migrations",
  "assist_slots",
  "assist_free_lines",
  "work_leases",
  "servers",
];

/** What triggers of PostgreSQL call; there a function outlives its table. */
export const POSTGRES_FUNCTIONS: readonly string[] = [
  "count_users",
  "recount_user",
  "count_resumes",
  "recount_resume",
];
