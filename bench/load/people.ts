import { sql } from "kysely";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { type Database, type DatabaseLocation, openDatabase } from "../../src/server/db/database.ts";
import { migrate } from "../../src/server/db/migrate.ts";
import { migrations } from "../../src/server/db/migrations/all.ts";
import { openSecret } from "../../src/server/security/secret.ts";

export const SECRET = "a-secret-for-measurements-0123456789-0123456789";
const BATCH = 500;

/** The same in each process: the generator knows everybody without being handed a list. */
export const tokenOf = (nth: number) => `bench-token-${String(nth).padStart(12, "0")}`;
export const resumeOf = (nth: number) => `load-resume-${nth}`;
/** The first person is the administrator. */
export const ADMIN = 0;
/** So many of the first people are those whose rows the bare driver writes. */
export const RAW_ROWS = 64;

/** So many people, each signed in and with one resume. */
export async function seedPeople(place: DatabaseLocation, people: number): Promise<void> {
  const database = openDatabase(place);
  if (database.engine === "sqlite") await sql`pragma synchronous = off`.execute(database.query);
  await migrate(database, migrations);
  for (let from = 0; from < people; from += BATCH)
    await insert(database, from, Math.min(people, from + BATCH));
  await database.close();
}

async function insert({ query }: Database, from: number, to: number): Promise<void> {
  const secret = openSecret(SECRET);
  const at = new Date().toISOString();
  const later = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const content = JSON.stringify(sampleResume);
  const nths = Array.from({ length: to - from }, (_, index) => from + index);
  await query.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("users")
      .values(
        nths.map((nth) => ({
          ...{ id: `load-user-${nth}`, name: `Person ${nth}`, email: `person.${nth}@example.org` },
          ...{
            password_hash: "",
            role: nth === ADMIN ? ("admin" as const) : ("user" as const),
            plan: "free",
          },
          ...{ email_verified: 1, created_at: at, last_seen_at: at },
        })),
      )
      .execute();
    await transaction
      .insertInto("sessions")
      .values(
        nths.map((nth) => ({
          ...{ id: `load-session-${nth}`, user_id: `load-user-${nth}`, device: "Bench" },
          token_hash: secret.fingerprint("session", tokenOf(nth)),
          ...{ created_at: at, last_seen_at: at, expires_at: later, proven_at: at },
        })),
      )
      .execute();
    await transaction
      .insertInto("resumes")
      .values(
        nths.map((nth) => ({
          ...{
            id: resumeOf(nth),
            owner_id: `load-user-${nth}`,
            title: "Resume",
            content,
            template: "google",
          },
          ...{ theme: "signature", page: "a4" as const, fit: 0, revision: 1, created_at: at, updated_at: at },
          ...{ deleted_at: null, created_by: null },
        })),
      )
      .execute();
  });
}
