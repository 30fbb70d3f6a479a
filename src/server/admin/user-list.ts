import { type Kysely, sql } from "kysely";
import type { z } from "zod";
import type {
  AdminUser,
  AdminUserList,
  adminUsersQuery,
  UserFilter,
  UserSort,
} from "../../contract/admin.ts";
import type { Engine } from "../db/database.ts";
import type { Schema, UserRow } from "../db/schema.ts";
import {
  type Listing,
  type ListRequest,
  type Range,
  readPage,
  type SortKey,
  type Source,
} from "./listing.ts";
import { readTallies, type Tallies } from "./tallies.ts";

type Row = Omit<UserRow, "password_hash" | "name_key">;

const COLUMN_NAMES = [
  "id",
  "name",
  "email",
  "role",
  "plan",
  "email_verified",
  "suspended_at",
  "created_at",
  "last_seen_at",
  "resumes",
] as const;

const SORTS: Record<UserSort, Omit<SortKey, "name">> = {
  name: { kind: "string", key: sql`users.name_key` },
  email: { kind: "string", key: sql`users.email` },
  plan: { kind: "string", key: sql`users.plan` },
  registered: { kind: "string", key: sql`users.created_at` },
  lastSeen: { kind: "string", key: sql`users.last_seen_at` },
  resumes: { kind: "number", key: sql`users.resumes` },
};

const inRange = ({ from, to }: Range) => sql`term >= ${from} and term < ${to}`;

/** Whether a person has a word. With its limit it is asked for each row as the order is walked, not for all at once. */
export const personHas = (userId: string, word: Range) =>
  sql`(select 1 from user_terms where user_id = ${sql.ref(userId)} and ${inRange(word)} limit 1) is not null`;

function listingBy(sort: UserSort): Listing<Row> {
  return {
    columns: sql<Row>`${sql.join(COLUMN_NAMES.map((name) => sql.ref(`users.${name}`)))}`,
    id: sql`users.id`,
    tables: sql`users`,
    joined: sql`users.id = page.id`,
    from: sql`users`,
    fromIds: sql`users`,
    where: sql`1 = 1`,
    sort: { name: sort, ...SORTS[sort] },
    has: (word) => personHas("users.id", word),
    having: (word) => [sql`select user_id as id from user_terms where ${inRange(word)}`],
  };
}

/**
 * For SQLite computed, not named, so that no index of the part tempts it away from the order that is walked; PostgreSQL knows
 * how large the part is, but only by its name.
 */
function partOf(filter: UserFilter, tallies: Tallies, engine: Engine): ListRequest["part"] {
  if (filter === "all") return undefined;
  if (filter === "subscribed")
    return {
      size: tallies.subscribed,
      ids: sql`select id from users where plan <> 'free'`,
      includes: engine === "sqlite" ? sql`users.plan || '' <> 'free'` : sql`users.plan <> 'free'`,
    };
  const verified = filter === "verified" ? 1 : 0;
  return {
    size: verified ? tallies.verified : tallies.users - tallies.verified,
    ids: sql`select id from users where email_verified = ${verified}`,
    includes:
      engine === "sqlite"
        ? sql`users.email_verified + 0 = ${verified}`
        : sql`users.email_verified = ${verified}`,
  };
}

export async function listUsers(
  database: Source,
  { filter, sort, ...wanted }: z.output<typeof adminUsersQuery>,
): Promise<AdminUserList> {
  const tallies = await readTallies(database.query);
  const request = { ...wanted, part: partOf(filter, tallies, database.engine), size: tallies.users };
  const { rows, ...page } = await readPage(database, listingBy(sort), request);
  const { users: all, verified, subscribed } = tallies;
  return {
    users: rows.map(toAdminUser),
    counts: { all, verified, unverified: all - verified, subscribed },
    ...page,
  };
}

export async function findUser(query: Kysely<Schema>, id: string): Promise<AdminUser | null> {
  const row = await query.selectFrom("users").select(COLUMN_NAMES).where("id", "=", id).executeTakeFirst();
  return row ? toAdminUser(row) : null;
}

function toAdminUser(row: Row): AdminUser {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    emailVerified: row.email_verified === 1,
    plan: row.plan,
    suspendedAt: row.suspended_at,
    registeredAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    resumes: row.resumes,
  };
}
