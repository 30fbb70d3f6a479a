import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";
import type { Migration } from "../migrate.ts";
import type { Schema } from "../schema.ts";
import { rebuildTerms, termsAsOf0005 } from "./terms.ts";

/** What the lists of administrators are sorted and searched by. */
export const createAdminLists: Migration = {
  name: "0005-admin-lists",
  async up(query, engine) {
    await addColumns(query, engine, "users", [
      "suspended_at text",
      "resumes integer not null default 0",
      // A column and not an index on the expression: SQLite finds a pair of values by an index on columns alone.
      generated(engine, "name_key text", "lower(name)"),
    ]);
    await addColumns(query, engine, "resumes", [
      generated(engine, "size integer", "octet_length(content)"),
      generated(engine, "title_key text", "lower(title)"),
    ]);
    await createTerms(query, engine, { table: "user_terms", key: "user_id", of: "users" });
    await createTerms(query, engine, { table: "resume_terms", key: "resume_id", of: "resumes" });
    await rebuildTerms(query, engine, termsAsOf0005);
    // After the words: an index is made faster than it is kept.
    await sql`create index user_terms_by_term on user_terms (term, user_id)`.execute(query);
    await sql`create index resume_terms_by_term on resume_terms (term, resume_id)`.execute(query);
    await indexUsers(query);
    await indexResumes(query, engine);
  },
};

/** PostgreSQL writes the whole table anew for a stored column: once for all of them. SQLite takes one at a time. */
async function addColumns(
  query: Kysely<Schema>,
  engine: Engine,
  table: "users" | "resumes",
  columns: readonly string[],
): Promise<void> {
  const statements =
    engine === "postgres"
      ? [columns.map((column) => `add column ${column}`).join(", ")]
      : columns.map((column) => `add column ${column}`);
  for (const statement of statements) await sql.raw(`alter table ${table} ${statement}`).execute(query);
}

/** SQLite adds no stored column to a table, PostgreSQL puts no index on a virtual one. */
function generated(engine: Engine, column: string, expression: string): string {
  return `${column} generated always as (${expression}) ${engine === "postgres" ? "stored" : "virtual"}`;
}

async function createTerms(
  query: Kysely<Schema>,
  engine: Engine,
  { table, key, of }: { table: string; key: string; of: string },
): Promise<void> {
  // The beginning of a word is one stretch of the index only where letters are ordered by their codes.
  const text = engine === "postgres" ? sql`text collate "C"` : sql`text`;
  await query.schema
    .createTable(table)
    .addColumn(key, "text", (column) => column.notNull().references(`${of}.id`).onDelete("cascade"))
    .addColumn("term", text, (column) => column.notNull())
    .addPrimaryKeyConstraint(`${table}_key`, [key, "term"])
    .execute();
}

/** Each order of each part is one index that ends in the id: a page starts where the last one ended, and holds what it walks. */
async function indexUsers(query: Kysely<Schema>): Promise<void> {
  const orders: [name: string, key: string][] = [
    ["name", "name_key"],
    ["email", "email"],
    ["plan", "plan"],
    ["registration", "created_at"],
    ["last_seen", "last_seen_at"],
    ["resumes", "resumes"],
  ];
  for (const [name, key] of orders)
    for (const index of [
      `users_by_${name} on users (${key}, id)`,
      `users_verified_by_${name} on users (email_verified, ${key}, id)`,
      `users_subscribed_by_${name} on users (${key}, id) where plan <> 'free'`,
    ])
      await sql.raw(`create index ${index}`).execute(query);
  await sql`create index users_administrators on users (id) where role = 'admin'`.execute(query);
  await sql`create unique index users_with_resumes on users (email) where resumes > 0`.execute(query);
}

async function indexResumes(query: Kysely<Schema>, engine: Engine): Promise<void> {
  const orders: [name: string, key: string][] = [
    ["title", "title_key"],
    ["size", "size"],
    ["first_save", "created_at"],
    ["last_save", "updated_at"],
  ];
  // With the owner, a search by owners is decided without the row, which may be long.
  const rest = "id, owner_id, deleted_at) where deleted_at is null";
  for (const [name, key] of orders)
    for (const index of [
      `resumes_by_${name} on resumes (${key}, ${rest}`,
      `resumes_of_template_by_${name} on resumes (template, ${key}, ${rest}`,
    ])
      await sql.raw(`create index ${index}`).execute(query);
  await sql.raw(`create index resumes_by_template on resumes (template, ${rest}`).execute(query);
  await sql`create index resumes_in_short_by_owner on resumes (owner_id, id, template, deleted_at)
    where deleted_at is null`.execute(query);
  // What a search has found is put in order without reading the rows: on SQLite the content stands before the dates.
  if (engine === "sqlite")
    await sql`create index resumes_in_short on resumes
      (id, owner_id, title, template, created_at, updated_at, deleted_at) where deleted_at is null`.execute(
      query,
    );
  // With the present ones in it, SQLite takes it for the way to all of them, and sorts three hundred thousand for a page.
  await query.schema.dropIndex("resumes_by_deletion").execute();
  await sql`create index resumes_by_deletion on resumes (deleted_at) where deleted_at is not null`.execute(
    query,
  );
}
