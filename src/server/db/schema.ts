import type { Generated, GeneratedAlways, Selectable, Updateable } from "kysely";
import type { EvaluationState } from "../../domain/endpoints/evaluation-figures.ts";

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
  known_devices: KnownDevicesTable;
  resumes: ResumesTable;
  assist_usage: AssistUsageTable;
  assist_consents: AssistConsentsTable;
  assist_slots: AssistSlotsTable;
  ai_endpoints: AiEndpointsTable;
  own_ai_endpoints: OwnAiEndpointsTable;
  ai_settings: AiSettingsTable;
  ai_evaluations: AiEvaluationsTable;
  resume_saves: ResumeSavesTable;
  resume_versions: ResumeVersionsTable;
  named_styles: NamedStylesTable;
  applications: ApplicationsTable;
  application_files: ApplicationFilesTable;
  user_terms: UserTermsTable;
  resume_terms: ResumeTermsTable;
  tallies: TalliesTable;
  audit_log: AuditLogTable;
  daily_counts: DailyCountsTable;
  authenticators: AuthenticatorsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  used_challenges: UsedChallengesTable;
  security_events: SecurityEventsTable;
  invitations: InvitationsTable;
  identities: IdentitiesTable;
  provider_sign_ins: ProviderSignInsTable;
  clock: ClockTable;
  work_leases: WorkLeasesTable;
  servers: ServersTable;
  assist_free_lines: AssistFreeLinesTable;
}

/** One row. */
interface ClockTable {
  id: number;
  /** How far the server has seen time go by. */
  vouched_at: string;
}

interface WorkLeasesTable {
  name: string;
  holder: string;
  expires_at: string;
  /** Of work that is done from time to time. */
  done_at: string | null;
}

interface ServersTable {
  id: string;
  secret_check: string;
  seen_at: string;
}

interface AssistFreeLinesTable {
  user_id: string;
  lines_left: number;
  expires_at: string;
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
  /** What names are sorted by. */
  name_key: GeneratedAlways<string>;
  suspended_at: Generated<string | null>;
  /** 1 while the password is one that somebody else chose or made up. */
  must_change_password: Generated<number>;
  /** 0 where the person signs in by an identity provider and has never chosen a password. */
  has_password: Generated<number>;
  /** The provider whose group made this person an administrator; null for those who were made one by hand. */
  admin_by: Generated<string | null>;
  /** How many present resumes the person has; triggers keep it. */
  resumes: Generated<number>;
}

/** The words by which a person is found: the beginning of one is enough. */
interface UserTermsTable {
  user_id: string;
  term: string;
}

interface ResumeTermsTable {
  resume_id: string;
  term: string;
}

/** One row that triggers keep: counting a hundred thousand rows for each page of a list would take longer than the page. */
interface TalliesTable {
  id: number;
  users: number;
  verified: number;
  subscribed: number;
  resumes: number;
}

interface AuditLogTable {
  id: string;
  at: string;
  /** Null for the command line. */
  actor_id: string | null;
  actor_email: string | null;
  action: string;
  subject_id: string | null;
  /** As it was then; null once the person has deleted the account. */
  subject_email: string | null;
}

interface DailyCountsTable {
  day: string;
  name: string;
  count: number;
}

interface SessionsTable {
  id: string;
  token_hash: string;
  user_id: string;
  device: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  /** When whoever is at this session last showed who they are; null for sessions from before this was kept. */
  proven_at: Generated<string | null>;
}

/** The app that shows a code: at most one for a person. */
interface AuthenticatorsTable {
  user_id: string;
  /** Sealed with the server's secret: a stolen database makes no codes. */
  sealed_secret: string;
  /** The latest thirty seconds whose code was used. */
  last_step: number;
  created_at: string;
}

/** Each is there until it is used. */
interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
}

interface PasskeysTable {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: string;
  counter: number;
  /** JSON: how the browser reaches it. */
  transports: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** Answered challenges, until they would be too old anyway: none is answered twice. */
interface UsedChallengesTable {
  challenge_hash: string;
  expires_at: string;
}

interface MailTokensTable {
  token_hash: string;
  user_id: string;
  purpose: "reset" | "verify" | "email" | "link";
  expires_at: string;
  /** The address that the link confirms, where it is not the account's yet. */
  email: Generated<string | null>;
}

/** What happened to an account, told to its owner. Never content, never an address of a person or a machine. */
interface SecurityEventsTable {
  id: string;
  user_id: string;
  at: string;
  what: string;
  /** The network that it came from, not the machine in it. */
  network: string;
  device: string;
}

interface InvitationsTable {
  id: string;
  token_hash: string;
  /** Whom it is for; null where whoever has the link may join. */
  email: string | null;
  /** Whether the link went to that address and to nobody else. */
  mailed: number;
  created_at: string;
  expires_at: string;
  /** Null for the command line, and for somebody who is gone. */
  created_by: string | null;
  used_at: string | null;
  used_by: string | null;
}

/** An account at an identity provider that opens one of ours. */
interface IdentitiesTable {
  id: string;
  user_id: string;
  /** By the name in the configuration; who it is, is said by issuer and subject alone. */
  provider: string;
  issuer: string;
  subject: string;
  /** As the provider called it last, for its owner to recognise. */
  email: string | null;
  created_at: string;
  last_used_at: string;
}

/** What providers sent lately, for administrators who look for the reason of a refusal. Never a token. */
interface ProviderSignInsTable {
  id: string;
  at: string;
  provider: string;
  outcome: string;
  reason: string;
  /** JSON, as it came. */
  claims: string;
  /** Null where nobody got in. */
  user_id: string | null;
}

interface AssistUsageTable {
  user_id: string;
  day: string;
  requests: number;
  /** Those that went to an endpoint of the person's own. */
  own_requests: Generated<number>;
}

interface AssistConsentsTable {
  user_id: string;
  host: string;
  given_at: string;
}

/** A request to an AI endpoint that is under way; over at its time, also when the process that made it is gone. */
interface AssistSlotsTable {
  user_id: string;
  slot: number;
  holder: string;
  expires_at: string;
}

interface AttemptsTable {
  key: string;
  count: number;
  window_ends_at: string;
  /** When the next attempt is taken; null where it need not wait. */
  held_until: string | null;
}

/** Browsers on which a person has signed in. */
interface KnownDevicesTable {
  device_hash: string;
  user_id: string;
  created_at: string;
  last_seen_at: string;
}

interface ResumeDesignColumns {
  template: string;
  theme: string;
  page: "a4" | "letter";
  fit: number;
  /** JSON: where the resume departs from template and theme. */
  style: Generated<string>;
}

interface ResumesTable extends ResumeDesignColumns {
  id: string;
  owner_id: string;
  title: string;
  content: string;
  revision: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  /** The save id of the request that made it, so that a retry finds it. */
  created_by: string | null;
  /** What titles are sorted by. */
  title_key: GeneratedAlways<string>;
  /** Bytes of the content. */
  size: GeneratedAlways<number>;
  /** The resume that this one inherits from; one of the same owner. */
  source_id: Generated<string | null>;
  /** The source's revision, its own sources' included, that the content was made with; 0 where there are clashes to look for. */
  source_revision: Generated<number>;
  /** JSON: what to undo in the content to have what it departs from. */
  differences: Generated<string>;
}

interface ResumeSavesTable {
  resume_id: string;
  save_id: string;
  revision: number;
}

interface ResumeVersionsTable extends ResumeDesignColumns {
  id: string;
  resume_id: string;
  kind: "automatic" | "replaced" | "named";
  name: string | null;
  revision: number;
  content: string;
  /** When the content was saved, and when it was set aside as a version. */
  saved_at: string;
  kept_at: string;
  created_by: string | null;
}

/** What a person keeps of a design, to use it again. */
interface NamedStylesTable {
  owner_id: string;
  /** Made by the client; one of its owner's alone. */
  id: string;
  name: string;
  template: string;
  theme: string;
  /** JSON: where it departs from template and theme. */
  style: string;
  updated_at: string;
}

interface ApplicationsTable {
  id: string;
  owner_id: string;
  employer: string;
  role: string;
  place: string;
  link: string;
  ad: string;
  letter: string;
  notes: string;
  next_step: string;
  next_step_on: string | null;
  /** JSON: what became of it and on which days, in the order in which it was said. */
  history: string;
  archived: number;
  /** One of the same owner, also where it was deleted since. */
  resume_id: string | null;
  /** As it was when the application was saved last. */
  resume_title: string;
  /** Of all texts, in UTF-8. */
  text_bytes: number;
  revision: number;
  /** JSON: which of the latest saves made which revision, so that a retry is recognised. */
  saves: string;
  created_by: string | null;
  created_at: string;
  updated_at: string;
}

/** A file as it was sent. Rows are added and removed, never changed. */
interface ApplicationFilesTable {
  id: string;
  application_id: string;
  owner_id: string;
  /** Whose resume it is: the file is named after them. */
  person: string;
  format: "pdf" | "docx";
  part: "resume" | "cover-letter";
  template: string;
  resume_title: string;
  made_at: string;
  bytes: number;
  sha256: string;
  /** In base64. */
  data: string;
}

/** The parts of an endpoint that say where it is. */
interface EndpointColumns {
  base_url: string;
  model: string;
  /** For its row and its origin alone; null for an endpoint without a key. */
  sealed_key: string | null;
  /** Its last characters, by which an administrator knows it again. */
  key_end: string;
  updated_at: string;
}

interface AiEndpointsTable extends EndpointColumns {
  id: string;
  name: string;
  created_at: string;
}

interface OwnAiEndpointsTable extends EndpointColumns {
  user_id: string;
}

/** One row, from the first choice that an administrator makes. */
interface AiSettingsTable {
  id: number;
  /** "environment", "none" or an endpoint's id. */
  in_use: string;
  own_allowed: number;
  private_allowed: number;
  updated_at: string;
}

interface AiEvaluationsTable {
  id: string;
  endpoint_name: string;
  host: string;
  model: string;
  state: EvaluationState;
  cases: number;
  finished: number;
  cancel_asked: number;
  /** JSON: what was counted so far. */
  figures: string;
  problem: string | null;
  started_at: string;
  /** When the process that runs it was last heard of. */
  alive_at: string;
  ended_at: string | null;
}

export type AiEndpointRow = Selectable<AiEndpointsTable>;
export type AiEvaluationRow = Selectable<AiEvaluationsTable>;
export type ResumeRow = Selectable<ResumesTable>;
export type VersionRow = Selectable<ResumeVersionsTable>;
export type NamedStyleRow = Selectable<NamedStylesTable>;
export type ApplicationRow = Selectable<ApplicationsTable>;
export type ApplicationFileRow = Selectable<ApplicationFilesTable>;
export type UserRow = Selectable<UsersTable>;
export type UserUpdate = Omit<Updateable<UsersTable>, "id">;
export type InvitationRow = Selectable<InvitationsTable>;
export type IdentityRow = Selectable<IdentitiesTable>;
export type SessionRow = Selectable<SessionsTable>;
export type PasskeyRow = Selectable<PasskeysTable>;
