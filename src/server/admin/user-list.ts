import { type Kysely, sql } from "kysely";
import type { z } from "zod";
import type {
  AdminUser,
  AdminUserList,
  adminUsersQuery,
  UserFilter,
  UserSort,
} from "../../contract/admin.ts";
import { isAccount, isRemoved } from "../account/removed-address.ts";
import type { Engine } from "../db/database.ts";
import type { Schema, UserRow } from "../db/schema.ts";
import { storedText, storedTime } from "../resumes/stored-values.ts";
import type { Listing, Range, SortKey, Source, Sql } from "./list-shape.ts";
import { readPage } from "./listing.ts";
import { searchRanges } from "./search-ranges.ts";
import { readTallies, type Tallies } from "./tallies.ts";

type Row = Omit<UserRow, "password_hash" | "name_key" | "must_change_password" | "has_password" | "admin_by">;

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

/** By id for files: what nobody changes while one is written. */
type Order = UserSort | "id";

const SORTS: Record<Order, Omit<SortKey, "name"> & { index: string | null }> = {
  name: { kind: "string", key: sql`users.name_key`, index: "name" },
  email: { kind: "string", key: sql`users.email`, index: "email" },
  plan: { kind: "string", key: sql`users.plan`, index: "plan" },
  registered: { kind: "string", key: sql`users.created_at`, index: "registration" },
  lastSeen: { kind: "string", key: sql`users.last_seen_at`, index: "last_seen" },
  resumes: { kind: "number", key: sql`users.resumes`, index: "resumes" },
  id: { kind: "string", key: sql`users.id`, byIdAlone: true, index: null },
};

interface Part {
  includes: Sql;
  /** The same as one value of the first column of its indices. */
  within?: NonNullable<Listing<Row>["within"]>;
  index: string;
  size: (tallies: Tallies) => number;
}

const PARTS: Record<UserFilter, Part> = {
  all: { includes: sql`1 = 1`, index: "users", size: ({ users }) => users },
  verified: {
    includes: sql`users.email_verified = 1`,
    within: { column: sql`users.email_verified`, value: 1 },
    index: "users_verified",
    size: ({ verified }) => verified,
  },
  unverified: {
    includes: sql`users.email_verified = 0`,
    within: { column: sql`users.email_verified`, value: 0 },
    index: "users_verified",
    size: ({ users, verified }) => users - verified,
  },
  subscribed: {
    includes: sql`users.plan <> 'free'`,
    index: "users_subscribed",
    size: ({ subscribed }) => subscribed,
  },
};

const inRange = ({ from, to }: Range) => sql`term >= ${from} and term < ${to}`;

/** Whether a person has a word. With its limit it is asked for each row as the order is walked, not for all at once. */
export const personHas = (userId: string, word: Range) =>
  sql`(select 1 from user_terms where user_id = ${sql.ref(userId)} and ${inRange(word)} limit 1) is not null`;

function listingBy(engine: Engine, order: Order, filter: UserFilter): Listing<Row> {
  const { index, ...sort } = SORTS[order];
  const part = PARTS[filter];
  // SQLite knows nothing of how many rows a part has, and would take the index of another order.
  const indexed = engine === "sqlite" && index !== null;
  return {
    columns: sql<Row>`${sql.join(COLUMN_NAMES.map((name) => sql.ref(`users.${name}`)))}`,
    id: sql`users.id`,
    tables: sql`users`,
    joined: sql`users.id = page.id`,
    from: indexed ? sql`users indexed by ${sql.raw(`${part.index}_by_${index}`)}` : sql`users`,
    fromIds: sql`users`,
    where: sql`${index === null || part.within ? sql`1 = 1` : part.includes} and ${isAccount(sql`users.email`)}`,
    ...(index !== null && part.within && { within: part.within }),
    besides: index === null && filter !== "all" ? [part.includes] : [],
    sort: { name: order, ...sort },
    termsOf: searchRanges,
    has: (word) => personHas("users.id", word),
    having: (word) => [sql`select user_id as id from user_terms where ${inRange(word)}`],
  };
}

export async function listUsers(
  database: Source,
  { filter, sort, ...wanted }: Omit<z.output<typeof adminUsersQuery>, "sort"> & { sort: Order },
): Promise<AdminUserList> {
  const tallies = await readTallies(database.query);
  const request = { ...wanted, size: PARTS[filter].size(tallies) };
  const { rows, ...page } = await readPage(database, listingBy(database.engine, sort, filter), request);
  const { users: all, verified, subscribed } = tallies;
  return {
    users: rows.map(toAdminUser),
    counts: { all, verified, unverified: all - verified, subscribed },
    ...page,
  };
}

export async function findUser(query: Kysely<Schema>, id: string): Promise<AdminUser | null> {
  const row = await query.selectFrom("users").select(COLUMN_NAMES).where("id", "=", id).executeTakeFirst();
  return row && !isRemoved(row.email) ? toAdminUser(row) : null;
}

function toAdminUser(row: Row): AdminUser {
  return {
    id: row.id,
    name: storedText(row.name),
    email: row.email,
    role: row.role === "admin" ? "admin" : "user",
    emailVerified: row.email_verified === 1,
    plan: storedText(row.plan),
    suspendedAt: row.suspended_at === null ? null : storedTime(row.suspended_at),
    registeredAt: storedTime(row.created_at),
    lastSeenAt: storedTime(row.last_seen_at),
    resumes: row.resumes,
  };
}
